import { type Stage, stageNames } from '@properysearch/contract/leads/facts'
import { useSearchParams } from 'react-router'
import { OfferedLeads } from '../../features/leads/offered-leads.tsx'
import { Pipeline } from '../../features/leads/pipeline.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { usePageNumber } from '../../lib/use-page-number.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'

export const meta = () => privateMeta('Leads List')

const views = [
  { key: 'mine', name: 'My leads' },
  { key: 'near', name: 'Near you' },
]

export default function AgentLeadsPage() {
  const [query, setQuery] = useSearchParams()
  const [page, setPage] = usePageNumber()
  const show = query.get('show') === 'near' ? 'near' : 'mine'
  const asked = query.get('stage')
  const stage = stageNames.find((name) => name === asked) ?? 'new'
  const turnTo = (to: { show: string; stage?: Stage }) => setQuery(to)
  return (
    <>
      <PageHeader title="Leads List">
        People you can help, from the first call to the deal, and what others near you are looking for.
      </PageHeader>
      <Tabs label="Leads" tabs={views} current={show} onChange={(key) => turnTo({ show: key })}>
        {show === 'near' ? (
          <OfferedLeads
            page={page}
            onPage={setPage}
            empty={
              <EmptyState picture={<LetterBox />} title="No one near you is looking for an agent now">
                When people within 50 km tell agents what they need, it appears here.
              </EmptyState>
            }
          />
        ) : (
          <Pipeline
            stage={stage}
            page={page}
            onStage={(next) => turnTo({ show: 'mine', stage: next })}
            onPage={setPage}
            empty={
              <EmptyState
                picture={<LetterBox />}
                title="No leads yet"
                action={<ButtonLink to={`${pathTo('agentLeads')}?show=near`}>See leads near you</ButtonLink>}
              >
                Leads that you unlock, people who hire you and visitors of your listings appear here.
              </EmptyState>
            }
          />
        )}
      </Tabs>
    </>
  )
}

function LetterBox() {
  return <div className="picture picture-letter-box aspect-3/2 w-56 rounded-card" />
}
