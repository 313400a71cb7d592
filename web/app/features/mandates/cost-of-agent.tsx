import type { BookingKind } from '@properysearch/contract/bookings/facts'
import { formatExact } from '../../lib/format.ts'
import type { Cost } from './commission-cost.ts'
import { percentOf } from './commission-words.ts'

/** What the client will pay and when, and what we take from whom: read before anybody is invited. */
export function CostOfAgent({ cost, kind }: { cost: Cost | null; kind: BookingKind }) {
  return (
    <section aria-label="What the agent will cost" aria-live="polite" className="rounded-control bg-sunken p-4 text-sm">
      {cost ? <Lines cost={cost} kind={kind} /> : <p className="text-soft-ink">What you will pay appears here.</p>}
    </section>
  )
}

function Lines({ cost, kind }: { cost: Cost; kind: BookingKind }) {
  const { fee, gst, total, agreement, deed, ourFee, ourRate } = cost
  return (
    <div className="grid gap-3">
      <dl className="figures grid gap-1">
        <Line name="Commission">{formatExact(fee)}</Line>
        <Line name="GST, if the agent is registered for it">{formatExact(gst)}</Line>
        <div className="flex justify-between gap-4 border-edge border-t pt-1 font-semibold">
          <dt>You pay at most</dt>
          <dd>{formatExact(total)}</dd>
        </div>
      </dl>
      <p className="figures max-w-prose">
        {agreement > 0 ? `${formatExact(agreement)} when the agreement is registered` : ''}
        {agreement > 0 && deed > 0 ? ', ' : ''}
        {deed > 0 ? `${formatExact(deed)} ${kind === 'sale' ? 'at the deed and the keys' : 'at the keys'}` : ''}, before
        GST.
      </p>
      <p className="figures max-w-prose text-soft-ink">
        You pay us nothing. We keep {percentOf(ourRate)} of the commission that the payment partner pays out to the
        agent: {formatExact(ourFee)} with GST. What you two settle directly is free of this fee.
      </p>
    </div>
  )
}

function Line({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-soft-ink">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
