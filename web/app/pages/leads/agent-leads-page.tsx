import { type Stage, stageNames } from '@properysearch/contract/leads/facts'
import { useSearchParams } from 'react-router'
import { useWaitingForMe, WaitingList } from '../../features/hires/hire-list.tsx'
import { useVerificationStatus } from '../../features/kyc/kyc.queries.ts'
import { toKyc } from '../../features/kyc/to-kyc.ts'
import { OfferedLeads } from '../../features/leads/offered-leads.tsx'
import { Pipeline } from '../../features/leads/pipeline.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { usePageNumber } from '../../lib/use-page-number.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'

export const meta = () => privateMeta('Leads List')

const views = { mine: 'My leads', near: 'Near you', hires: 'Hires' } as const
type View = keyof typeof views
const viewNames = Object.keys(views) as View[]

export default function AgentLeadsPage() {
  const [query, setQuery] = useSearchParams()
  const [page, setPage] = usePageNumber()
  const show = viewNames.find((view) => view === query.get('show')) ?? 'mine'
  const waiting = useWaitingForMe().hires?.length ?? 0
  const asked = query.get('stage')
  const stage = stageNames.find((name) => name === asked) ?? 'new'
  const turnTo = (to: { show: string; stage?: Stage }) => setQuery(to)
  return (
    <>
      <PageHeader title="Leads List">
        People you can help, from the first call to the deal, and what others near you are looking for.
      </PageHeader>
      <Tabs
        label="Leads"
        tabs={viewNames.map((key) => ({
          key,
          name: key === 'hires' && waiting > 0 ? `${views.hires} (${waiting})` : views[key],
        }))}
        current={show}
        onChange={(key) => turnTo({ show: key })}
      >
        {show === 'hires' ? (
          <div className="grid gap-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-soft-ink text-sm">
              Clients who are waiting for a quote, an answer or the work from you.
              <Link to={pathTo('hires')} className="py-2 font-semibold text-leaf hover:underline">
                All my hires
              </Link>
            </p>
            <WaitingList
              empty={
                <EmptyState picture={<LetterBox />} title="No hire is waiting for you">
                  When a client asks you for a quote, or has paid and is waiting for your answer, it appears here.
                </EmptyState>
              }
            />
          </div>
        ) : show === 'near' ? (
          <OfferedLeads page={page} onPage={setPage} empty={<NoOffers />} />
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

function NoOffers() {
  const { data: status } = useVerificationStatus()
  if (status && !(status.aadharverification === 1 && status.panverification === 1)) {
    return (
      <EmptyState
        picture={<LetterBox />}
        title="Leads are shown once you are verified"
        action={
          <ButtonLink to={pathTo('myProfile')} state={toKyc}>
            Verify Now
          </ButtonLink>
        }
      >
        Verify your Aadhaar and PAN. Then what people within 50 km tell agents they need appears here.
      </EmptyState>
    )
  }
  return (
    <EmptyState picture={<LetterBox />} title="No leads near you now">
      When people within 50 km tell agents what they need, it appears here. What they told before you came is not shown
      to you.
    </EmptyState>
  )
}

function LetterBox() {
  return <div className="picture picture-letter-box aspect-3/2 w-56 rounded-card" />
}
