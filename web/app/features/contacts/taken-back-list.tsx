import { formatDay } from '../../lib/format.ts'
import { pathTo } from '../../screens.ts'
import { Link } from '../../ui/link.tsx'
import { useTakenBack } from './contacts.queries.ts'

/** What I unlocked and its owner took back: whoever paid for it looks for it here. Nothing when there is none. */
export function TakenBackList() {
  const { data = [] } = useTakenBack()
  if (data.length === 0) return null
  return (
    <section aria-labelledby="taken-back" className="mt-10 grid gap-3">
      <h2 id="taken-back" className="text-lg">
        No longer shared
      </h2>
      <p className="max-w-prose text-soft-ink text-sm">
        If an owner stops sharing within 24 hours, one contact is returned to you: see{' '}
        <Link to={pathTo('myPackages')} className="text-leaf underline underline-offset-2">
          My packages
        </Link>
        .
      </p>
      <ul className="divide-y divide-line rounded-card border border-line bg-card text-sm">
        {data.map(({ id, propertydata, unlockedAt }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 p-4">
            <Link to={pathTo('ownerDetails', { id: propertydata.id })} className="font-semibold hover:underline">
              {propertydata.title}
            </Link>
            <span className="figures text-soft-ink">unlocked {formatDay(unlockedAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
