import type { Subscription } from '@properysearch/contract/subscriptions/calls'
import { quotaNames } from '@properysearch/contract/subscriptions/facts'
import { CircleCheck, CircleSlash, Hourglass, Undo2 } from 'lucide-react'
import { formatDay } from '../../lib/format.ts'
import { useNow } from '../../lib/use-now.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { usePackages } from './subscriptions.queries.ts'

const dayMs = 24 * 60 * 60 * 1000
const soonDays = 7
const relative = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' })

/** Each purchase by itself: what it holds, what was used of it, until when. */
export function SubscriptionList({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const now = useNow()
  const { data: sold = [] } = usePackages()
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-card">
      {subscriptions.map((subscription) => (
        <li
          key={subscription.id}
          className="grid items-center gap-x-6 gap-y-3 p-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_8.5rem]"
        >
          <div className="grid justify-items-start gap-1">
            <h3 className="font-semibold text-base">{subscription.name}</h3>
            <Standing subscription={subscription} now={now} />
            <p className="figures text-soft-ink text-sm">
              {formatDay(subscription.startsAt)} to {formatDay(subscription.endsAt)}
            </p>
          </div>
          <dl className="figures grid gap-1 text-sm">
            {subscription.quotas.map(({ kind, granted, used }) => (
              <div key={kind} className="flex justify-between gap-4 sm:max-w-xs">
                <dt className="text-soft-ink">{quotaNames[kind]}</dt>
                <dd>{kind === 'listings' ? `${granted} more places` : `${used} of ${granted} used`}</dd>
              </div>
            ))}
          </dl>
          {subscription.packageId === null || !sold.some(({ id }) => id === subscription.packageId) ? null : (
            <ButtonLink
              look="secondary"
              to={pathTo('paymentCheckout', { packageid: subscription.packageId })}
              aria-label={`Buy again: ${subscription.name}`}
              className="justify-self-start lg:justify-self-end"
            >
              Buy again
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  )
}

const good = { icon: CircleCheck, className: 'bg-good-wash text-good' }
const soon = { icon: Hourglass, className: 'bg-marigold-wash text-marigold-ink' }
const over = { icon: CircleSlash, className: 'bg-sunken text-soft-ink' }
const back = { icon: Undo2, className: 'bg-leaf-wash text-leaf' }

function Standing({ subscription: { status, endsAt }, now }: { subscription: Subscription; now: Date }) {
  const days = Math.ceil((new Date(endsAt).getTime() - now.getTime()) / dayMs)
  const { icon: Icon, className } =
    status === 'running' ? (days <= soonDays ? soon : good) : status === 'ended' ? over : back
  return (
    <p
      className={classNames(
        'figures inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 font-semibold text-xs',
        className,
      )}
    >
      <Icon aria-hidden className="size-3.5" />
      {status === 'running' ? `Ends ${relative.format(days, 'day')}` : status === 'ended' ? 'Ended' : 'Refunded'}
    </p>
  )
}
