import { inForceOn } from '@properysearch/contract/bookings/law'
import type { HireKind } from '@properysearch/contract/hires/facts'
import { hireRules } from '@properysearch/contract/hires/law'
import { gstOn } from '@properysearch/contract/releases/payout'
import { gstPercent } from '@properysearch/contract/values/gst'
import { formatRupees } from '@properysearch/contract/values/money'
import { dayInIndia } from '../../lib/day-in-india.ts'
import type { Line } from './fee-lines.ts'
import { Lines } from './fee-statement.tsx'

interface PriceAheadProps {
  kind: HireKind
  /** Rupees before tax, of a service with a fee of its own; null: it is to be quoted. */
  fee: number | null
}

/** The most it can cost, before anybody is asked: who is registered for GST is known with the quote. */
export function PriceAhead({ kind, fee }: PriceAheadProps) {
  const day = dayInIndia(new Date().toISOString())
  const rules = inForceOn(hireRules, day)
  const ours = rules.platformFeePaise[kind] / 100
  const ourGst = Math.round(ours * gstPercent) / 100
  const ourText = `${formatRupees(ours, 2)} and ${gstPercent}% GST`
  if (fee === null) {
    return (
      <p className="max-w-prose text-soft-ink text-sm">
        The quote costs nothing. You see every rupee with its tax before you pay
        {ours > 0
          ? `. To us you pay a flat fee of ${ourText} with it: the lawyer gets all of theirs.`
          : ', and you pay us nothing on top.'}
      </p>
    )
  }
  const gst = rules.bearsGst[kind] ? gstOn(Math.round(fee * 100), true, day) / 100 : 0
  const lines: Line[] = [
    { name: 'Fee', amount: fee },
    ...(gst > 0 ? [{ name: 'GST, if they are registered for it', amount: gst }] : []),
    ...(ours > 0
      ? [
          { name: 'Our fee, the same for every hire', amount: ours },
          { name: `GST ${gstPercent}% on our fee`, amount: ourGst },
        ]
      : []),
    {
      name: gst > 0 ? 'You pay at most' : 'You pay',
      amount: Math.round((fee + gst + ours + ourGst) * 100) / 100,
      isSum: true,
    },
  ]
  return <Lines lines={lines} />
}
