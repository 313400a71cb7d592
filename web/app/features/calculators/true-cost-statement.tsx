import { formatRupees } from '@properysearch/contract/values/money'
import { useState } from 'react'
import { formatDay } from '../../lib/format.ts'
import { ChoiceField } from './controls.tsx'
import type { CostFacts, CostLine } from './cost-lines.ts'
import { checkedOn } from './rates.ts'
import { Assumptions } from './result.tsx'
import { type Buyers, buyersChoices } from './stamp-duty.ts'
import { trueCost } from './true-cost.ts'

/** What a listing costs in all, as a statement: each line with its rule and who decides it. */
export function TrueCostStatement({ facts }: { facts: CostFacts }) {
  const [buyers, setBuyers] = useState<Buyers>('men')
  const isRent = facts.listedIn === 'rent'
  const { upFront, totalRupees, isWhole, within, everyMonth, isEstimate } = trueCost(facts, buyers)
  return (
    <div className="grid gap-5">
      {isRent || !facts.isHome || facts.authority === null ? null : (
        <ChoiceField
          label="Buyers"
          fieldClassName="needs-script max-w-xs print:hidden"
          choices={buyersChoices}
          value={buyers}
          onValue={setBuyers}
        />
      )}
      <div>
        <Lines lines={upFront} />
        <p className="flex items-baseline justify-between gap-4 border-edge border-t py-3 font-semibold">
          <span>
            {isRent ? 'Total you need to move in' : 'Total you pay'}
            {isWhole ? (isEstimate ? ', an estimate' : '') : ', excluding what is not known'}
          </span>
          <output className="figures text-lg">{formatRupees(totalRupees)}</output>
        </p>
      </div>
      {within.length > 0 ? (
        <section>
          <h4 className="mb-1 font-semibold text-sm">Deducted from {isRent ? 'the rent' : 'the price'}, not extra</h4>
          <Lines lines={within} />
        </section>
      ) : null}
      {everyMonth.length > 0 ? (
        <section>
          <h4 className="mb-1 font-semibold text-sm">Every month</h4>
          <Lines lines={everyMonth} />
        </section>
      ) : null}
      <Assumptions>
        Rates as checked on {formatDay(checkedOn)}, taken from law firms’ notes and newspapers. Not included: brokerage,
        legal fees,{' '}
        {isRent
          ? 'moving, and the society’s fees'
          : 'loan fees, page-wise document handling charges, and the society’s deposits'}
        . This is a guide, not tax advice.
      </Assumptions>
    </div>
  )
}

function Lines({ lines }: { lines: readonly CostLine[] }) {
  return (
    <dl className="divide-y divide-line border-line border-t">
      {lines.map(({ label, rupees, rule, decidedBy }) => (
        <div key={label} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 py-3">
          <dt className="font-medium">{label}</dt>
          <dd className="figures text-end">{rupees === null ? 'Not known' : formatRupees(rupees)}</dd>
          <dd className="col-span-2 max-w-prose text-soft-ink text-sm">
            {rule}
            <span className="block">Set by: {decidedBy}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
