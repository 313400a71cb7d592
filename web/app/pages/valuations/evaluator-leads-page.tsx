import { type LeadList, leadLists } from '@properysearch/contract/valuations/facts'
import { useSearchParams } from 'react-router'
import { QuotesAsked } from '../../features/hires/quotes-asked.tsx'
import { PropertyCard } from '../../features/listings/cards/property-card.tsx'
import { EvaluatorLeads } from '../../features/valuations/lead-list.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/states.tsx'

export const meta = () => privateMeta('Leads List')

export default function EvaluatorLeadsPage() {
  const [query, setQuery] = useSearchParams()
  const list = leadLists.find((name) => name === query.get('list')) ?? 'all'
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  const show = (wanted: LeadList, at: number) =>
    setQuery({ ...(wanted === 'all' ? {} : { list: wanted }), ...(at === 1 ? {} : { page: String(at) }) })
  return (
    <>
      <PageHeader title="Leads List">
        What you are paid to value. An unanswered lead goes back to the client, with the money, after 48 hours.
      </PageHeader>
      <QuotesAsked />
      <EvaluatorLeads
        list={list}
        page={page}
        onList={(wanted) => show(wanted, 1)}
        onPage={(at) => show(list, at)}
        renderListing={(item) => <PropertyCard item={item} size="small" heading="h2" />}
        empty={
          <EmptyState
            picture={<div className="picture picture-letter-box aspect-3/2 w-56 rounded-card" />}
            title="No leads yet"
            action={
              <ButtonLink look="secondary" to={pathTo('myProfile')}>
                Complete your profile
              </ButtonLink>
            }
          >
            When somebody pays for a valuation of yours it appears here, and we notify you. Clients choose by what your
            profile says: registration, languages, the places where you work.
          </EmptyState>
        }
      />
    </>
  )
}
