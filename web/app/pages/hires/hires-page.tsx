import { useSearchParams } from 'react-router'
import { HireList, WaitingForMe } from '../../features/hires/hire-list.tsx'
import { type HireShow, hireShows } from '../../features/hires/hires.queries.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { useSession } from '../../lib/session.ts'
import { usePageNumber } from '../../lib/use-page-number.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'

export const meta = () => privateMeta('My hires')

const shows = Object.keys(hireShows) as HireShow[]

/** As a client those I asked for, as a professional those asked of me. */
export default function HiresPage() {
  const [query, setQuery] = useSearchParams()
  const [page, setPage] = usePageNumber()
  const isClient = useSession()?.userRole === 'user'
  const show = shows.find((choice) => choice === query.get('show')) ?? 'work'
  return (
    <>
      <PageHeader title="My hires">
        {isClient
          ? 'The agents, lawyers and evaluators you have asked or hired.'
          : 'What clients ask of you, from the quote to your fee.'}
      </PageHeader>
      <WaitingForMe />
      <Tabs
        label="Which hires"
        tabs={shows.map((key) => ({ key, name: hireShows[key] }))}
        current={show}
        onChange={(key) => setQuery(key === 'work' ? {} : { show: key })}
      >
        <HireList show={show} page={page} onPage={setPage} empty={<Nothing show={show} isClient={isClient} />} />
      </Tabs>
    </>
  )
}

const titles: Record<HireShow, string> = {
  work: 'Nothing in progress',
  quotes: 'No quotes',
  over: 'Nothing has ended',
}

function Nothing({ show, isClient }: { show: HireShow; isClient: boolean }) {
  return (
    <EmptyState
      picture={<div className="picture picture-desk aspect-3/2 w-56 rounded-card" />}
      title={titles[show]}
      action={
        isClient ? (
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink look="secondary" to={pathTo('hireAgent')}>
              Hire an agent
            </ButtonLink>
            <ButtonLink look="secondary" to={pathTo('hireLawyer')}>
              Hire a lawyer
            </ButtonLink>
            <ButtonLink look="secondary" to={pathTo('propertyEvaluators')}>
              Hire an evaluator
            </ButtonLink>
          </div>
        ) : (
          <ButtonLink look="secondary" to={`${pathTo('myProfile')}#services`}>
            My services and fees
          </ButtonLink>
        )
      }
    >
      {isClient
        ? 'Ask for a quote, or choose a service with a fee of its own. Your payment is held until the work is accepted.'
        : 'When a client asks you for a quote or hires you, it appears here, and we notify you.'}
    </EmptyState>
  )
}
