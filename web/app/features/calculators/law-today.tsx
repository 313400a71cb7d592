import { formatRupees } from '@properysearch/contract/values/money'
import { useId, useState } from 'react'
import { formatDay } from '../../lib/format.ts'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Sale } from './capital-gains.ts'
import { capitalGainsToday, type GainsToday, latestIndexYear } from './capital-gains-today.ts'
import { ChoiceField } from './controls.tsx'
import { capitalGainsLaw, checkedOn, costInflationIndex } from './rates.ts'
import { Assumptions, CalculatorFrame, Statement } from './result.tsx'

const { plainPercent, indexedPercent, cessPercent, since } = capitalGainsLaw
const financialYear = (year: number) => `${year}-${String(year + 1).slice(2)}`
const improvementYears = Object.keys(costInflationIndex).map((year) => [year, financialYear(Number(year))] as const)
const sellers = [
  ['resident', 'Resident person or HUF'],
  ['other', 'Non-resident, firm or company'],
] as const

/** Under the product's own figure and apart from it: what the law in force gives for the same amounts. */
export function LawToday({ sale }: { sale: Sale & { purchaseYear: number; saleYear: number } }) {
  const headingId = useId()
  const [boughtOn, setBoughtOn] = useState(`${sale.purchaseYear}-04-01`)
  const [soldOn, setSoldOn] = useState(`${sale.saleYear + 1}-03-31`)
  const [improvementYear, setImprovementYear] = useState(sale.saleYear)
  const [isResident, setResident] = useState(true)
  const isDated = boughtOn !== '' && soldOn !== ''
  return (
    <section aria-labelledby={headingId} className="grid gap-5 border-line border-t pt-6">
      <div className="grid gap-1">
        <h3 id={headingId} className="text-lg">
          Tax under today’s law
        </h3>
        <p className="max-w-prose text-soft-ink text-sm">
          A separate calculation with the amounts above, for sales on or after {formatDay(since)}. We have filled in the
          widest dates your years allow: enter the real ones.
        </p>
      </div>
      <CalculatorFrame
        form={
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="Date of purchase"
              type="date"
              value={boughtOn}
              onChange={(event) => setBoughtOn(event.target.value)}
            />
            <TextField
              label="Date of sale"
              type="date"
              value={soldOn}
              onChange={(event) => setSoldOn(event.target.value)}
            />
            <ChoiceField
              label="Seller"
              choices={sellers}
              value={isResident ? 'resident' : 'other'}
              onValue={(seller) => setResident(seller === 'resident')}
            />
            {sale.improvementCostRupees > 0 ? (
              <ChoiceField
                label="Year of improvement"
                help="April to March"
                choices={improvementYears}
                value={String(improvementYear)}
                onValue={(year) => setImprovementYear(Number(year))}
              />
            ) : null}
          </div>
        }
        result={
          isDated ? (
            <Outcome
              today={capitalGainsToday({
                ...sale,
                boughtOn,
                soldOn,
                improvementYear,
                isResidentIndividualOrHuf: isResident,
              })}
            />
          ) : (
            <Notice>Enter both dates.</Notice>
          )
        }
      />
      <Assumptions>
        Rates as checked on {formatDay(checkedOn)}: long-term after {capitalGainsLaw.longTermAfterMonths} months,{' '}
        {plainPercent}% without indexation; for residents who bought before {formatDay(since)}, never more than{' '}
        {indexedPercent}% with indexation (Cost Inflation Index up to {financialYear(latestIndexYear)}). Section 197 of
        the Income-tax Act 2025, section 112 of the 1961 Act. Not included: surcharge, reliefs for buying another home
        or bonds, and the rule that the stamp value counts when it is more than 110% of the price. If you bought before
        April 2001, enter the fair market value on 1 April 2001 as the purchase price. This is not tax advice.
      </Assumptions>
    </section>
  )
}

function Outcome({ today }: { today: GainsToday }) {
  switch (today.kind) {
    case 'sold-before-purchase':
      return <Notice look="attention">The sale is before the purchase. Check the dates.</Notice>
    case 'earlier-law':
      return (
        <Notice>
          A sale before {formatDay(since)} falls under the earlier law. Enter a later date of sale to see today’s.
        </Notice>
      )
    case 'short-term':
      return (
        <Statement
          rows={[
            { label: 'Held for', value: '24 months or less: short-term' },
            { label: 'Gain, taxed at your slab rate', value: formatRupees(today.gainRupees, 2), isTotal: true },
          ]}
        />
      )
    case 'long-term':
      return (
        <Statement
          rows={[
            { label: `${plainPercent}% without indexation`, value: formatRupees(today.plain.taxRupees, 2) },
            today.indexed
              ? { label: `${indexedPercent}% with indexation`, value: formatRupees(today.indexed.taxRupees, 2) }
              : null,
            { label: today.indexed ? 'The lower of the two' : 'Tax', value: formatRupees(today.taxRupees, 2) },
            { label: `Health and education cess ${cessPercent}%`, value: formatRupees(today.cessRupees, 2) },
            { label: 'Tax with cess', value: formatRupees(today.totalRupees, 2), isTotal: true },
          ]}
        />
      )
  }
}
