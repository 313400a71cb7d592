import { bookingStateNames } from '@properysearch/contract/bookings/facts'
import { messageOf } from '../../../lib/api.ts'
import { pathTo } from '../../../screens.ts'
import { Card } from '../../../ui/card.tsx'
import { FailedPart } from '../../../ui/failed-part.tsx'
import { Link } from '../../../ui/link.tsx'
import { StateBadge } from '../../../ui/state-badge.tsx'
import { percent, shareStates } from './share-words.ts'
import { useMyShares } from './sharers.queries.ts'

/** Deals of others in which my number is named. Whoever is named nowhere sees nothing of it. */
export function MyShares() {
  const { data, error, refetch } = useMyShares()
  if (error && !data) {
    return (
      <div className="mb-8">
        <FailedPart onRetry={() => void refetch()}>
          Your shares in other people’s deals did not load. {messageOf(error)}
        </FailedPart>
      </div>
    )
  }
  if (!data?.length) return null
  return (
    <section aria-labelledby="my-shares" className="mb-8">
      <Card className="grid gap-4">
        <h2 id="my-shares" className="text-lg">
          Your shares in other people’s deals
        </h2>
        <ul className="divide-y divide-line border-line border-y">
          {data.map(({ token, title, side, share, state, bookingState }) => (
            <li key={token} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-sm">
              <p className="min-w-0">
                <Link to={`${pathTo('dealShare')}#${token}`} className="break-words font-semibold text-leaf underline">
                  {title}
                </Link>
                <span className="figures block text-soft-ink">
                  {percent(share)} as {side === 'seller' ? 'an owner' : 'a buyer'} · {bookingStateNames[bookingState]}
                </span>
              </p>
              <StateBadge look={shareStates[state].look} name={shareStates[state].name} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
