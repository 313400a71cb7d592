import { inForceOn } from '@properysearch/contract/bookings/law'
import type { HireKind } from '@properysearch/contract/hires/facts'
import { hireRules } from '@properysearch/contract/hires/law'
import { gstOn, payoutRules } from '@properysearch/contract/releases/payout'
import { formatNumber } from '@properysearch/contract/values/numbers'
import type { Line } from './fee-lines.ts'
import { Lines } from './fee-statement.tsx'

interface QuotePreviewProps {
  kind: HireKind
  /** Rupees; no number while nothing is typed. */
  fee: number
  isRegistered: boolean
  day: string
}

/** What the client will pay for the professional, and what we keep of it: read before it is sent. */
export function QuotePreview({ kind, fee, isRegistered, day }: QuotePreviewProps) {
  const rules = inForceOn(hireRules, day)
  const hasFee = fee > 0 && Number.isFinite(fee)
  const gst = hasFee ? gstOn(Math.round(fee * 100), isRegistered && rules.bearsGst[kind], day) / 100 : 0
  const lines: Line[] = [
    { name: 'Fee', amount: fee },
    ...(gst > 0 ? [{ name: 'GST on it', amount: gst }] : []),
    { name: 'Held for you', amount: Math.round((fee + gst) * 100) / 100, isSum: true },
  ]
  const ourRate = formatNumber(inForceOn(payoutRules, day).ourRate / 100)
  return (
    <section
      aria-label="What your client pays"
      aria-live="polite"
      className="grid gap-3 rounded-control bg-sunken p-4 text-sm"
    >
      {hasFee ? <Lines lines={lines} /> : <p className="text-soft-ink">What your client pays appears here.</p>}
      <p className="max-w-prose text-soft-ink">
        {rules.hasCommission[kind]
          ? `We keep ${ourRate}% of the fee, with GST, when it is paid out. The hire shows you every rupee of it, and of what the law has us deduct, once the quote is sent.`
          : 'You get all of your fee, less what the law has us deduct. Your client pays us a fee of our own.'}
      </p>
    </section>
  )
}
