import type { PackageItem } from '@properysearch/contract/subscriptions/calls'
import type { QuotaKind } from '@properysearch/contract/subscriptions/facts'
import { formatRupees } from '@properysearch/contract/values/money'
import { Check, Minus } from 'lucide-react'
import { formatDay } from '../../lib/format.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { pricePerMonth, quotaText } from './package-words.ts'

interface PackageCardProps {
  item: PackageItem
  /** The same for all those beside it. */
  kinds: readonly QuotaKind[]
  /** When the last one that I have of it ends; null when I have none. */
  endsAt: string | null
}

/** What it costs with tax, for how long, and what is in it and what not. */
export function PackageCard({ item, kinds, endsAt }: PackageCardProps) {
  return (
    <article
      className={classNames(
        'row-span-5 grid grid-rows-subgrid gap-y-4 rounded-card border bg-card p-5',
        item.isUsual ? 'border-leaf ring-1 ring-leaf' : 'border-line',
      )}
    >
      <header className="grid content-start gap-1">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-lg">{item.name}</h2>
          {item.isUsual ? (
            <span className="rounded-full bg-leaf-wash px-2.5 py-0.5 font-semibold text-leaf text-xs">
              Our suggestion
            </span>
          ) : null}
        </div>
        <p className="text-soft-ink text-sm">{item.about}</p>
      </header>
      <div className="figures">
        <p className="font-semibold text-2xl">{formatRupees(item.total, 2)}</p>
        <p className="text-soft-ink text-sm">
          {formatRupees(item.price)} + {formatRupees(item.gst, 2)} GST
        </p>
      </div>
      <p className="figures text-sm">
        <span className="font-semibold">{item.days} days</span>
        {item.days === 30 ? null : (
          <span className="text-soft-ink"> · about {formatRupees(pricePerMonth(item))} for 30 days</span>
        )}
      </p>
      <ul className="figures grid content-start gap-2 border-line border-t pt-4 text-sm">
        {kinds.map((kind) => (
          <Held key={kind} isHeld={item[kind] > 0}>
            {quotaText(kind, item[kind])}
          </Held>
        ))}
      </ul>
      <div className="grid content-end gap-2">
        {endsAt ? <p className="text-soft-ink text-sm">You have this until {formatDay(endsAt)}.</p> : null}
        <ButtonLink
          wide
          look={item.isUsual ? 'primary' : 'secondary'}
          to={pathTo('paymentCheckout', { packageid: item.id })}
          aria-label={`${endsAt ? 'Buy again' : 'Buy'}: ${item.name}`}
        >
          {endsAt ? 'Buy again' : 'Buy'}
        </ButtonLink>
      </div>
    </article>
  )
}

function Held({ isHeld, children }: { isHeld: boolean; children: string }) {
  const Icon = isHeld ? Check : Minus
  return (
    <li className={classNames('flex items-start gap-2', !isHeld && 'text-soft-ink')}>
      <Icon aria-hidden className={classNames('mt-0.5 size-4.5 shrink-0', isHeld && 'text-good')} />
      {children}
    </li>
  )
}
