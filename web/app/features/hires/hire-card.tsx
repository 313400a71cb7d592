import type { Hire } from '@properysearch/contract/hires/calls'
import { hireKindNames } from '@properysearch/contract/hires/facts'
import { formatDay, formatExact } from '../../lib/format.ts'
import { pathTo } from '../../screens.ts'
import { Link } from '../../ui/link.tsx'
import { HireStateBadge } from './hire-state-badge.tsx'
import { otherOf, turnOf } from './hire-words.ts'

/** One hire in a list: what, with whom, where it stands, and what comes next. All of it leads there. */
export function HireCard({ hire, heading: Heading = 'h2' }: { hire: Hire; heading?: 'h2' | 'h3' }) {
  const { id, kind, title, iAm, propertydata, quote, askedAt } = hire
  const turn = turnOf(hire, new Date())
  return (
    <article className="relative grid h-full grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-card border border-line bg-card p-4 focus-within:shadow-raised hover:shadow-raised sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="text-soft-ink text-sm">
            {iAm === 'client' ? `${hireKindNames[kind]} · ` : 'For '}
            {otherOf(hire)}
          </p>
          <Heading className="break-words font-semibold text-base">
            <Link to={pathTo('hire', { id })} className="after:absolute after:inset-0">
              {title}
            </Link>
          </Heading>
        </div>
        <HireStateBadge hire={hire} />
      </div>
      <p className="text-sm">
        <span className={turn.whose === 'mine' ? 'font-semibold' : ''}>{turn.inList ?? turn.title}</span>
        {turn.by ? <span className="figures text-soft-ink"> by {formatDay(turn.by)}</span> : null}
      </p>
      <p className="figures mt-auto flex flex-wrap gap-x-4 gap-y-1 border-line border-t pt-3 text-soft-ink text-sm">
        <span>{quote ? `${formatExact(quote.fee)} before tax` : 'No fee yet'}</span>
        <span>Asked on {formatDay(askedAt)}</span>
        {propertydata ? <span className="min-w-0 truncate">{propertydata.title}</span> : null}
      </p>
    </article>
  )
}
