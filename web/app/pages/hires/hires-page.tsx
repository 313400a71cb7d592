import { useSearchParams } from 'react-router'
import { HireList } from '../../features/hires/hire-list.tsx'
import { type HireShow, hireShows } from '../../features/hires/hires.queries.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { useSession } from '../../lib/session.ts'
import { PageHeader } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { WhomToHire } from './whom-to-hire.tsx'

export const meta = () => privateMeta('Hires')

const shows = Object.keys(hireShows) as HireShow[]

export default function HiresPage() {
  const [query, setQuery] = useSearchParams()
  const show = shows.find((choice) => choice === query.get('show')) ?? 'work'
  const isClient = useSession()?.userRole === 'user'
  return (
    <>
      <PageHeader title="Hires">
        {isClient
          ? 'The agents, lawyers and evaluators who work for you, and their quotes.'
          : 'What people ask of you, and what you work on for them.'}
      </PageHeader>
      <Tabs
        label="Which hires"
        tabs={shows.map((key) => ({ key, name: hireShows[key] }))}
        current={show}
        onChange={(key) => setQuery(key === 'work' ? {} : { show: key })}
      >
        <HireList
          key={show}
          show={show}
          empty={
            <EmptyState
              picture={<div className="picture picture-letter-box aspect-3/2 w-56 rounded-card" />}
              title={show === 'over' ? 'Nothing is over yet' : show === 'quotes' ? 'No quotes now' : 'No hires now'}
              action={isClient ? <WhomToHire /> : undefined}
            >
              {isClient
                ? 'You read a quote before you pay, and the fee is held until you accept the work.'
                : 'When somebody asks you for a quote or pays for your work, it appears here.'}
            </EmptyState>
          }
        />
      </Tabs>
    </>
  )
}
