import { formatRupees } from '@properysearch/contract/values/money'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { AmountField } from './amount-field.tsx'
import { readAmount } from './amount-text.ts'
import { capitalGainsTax, years } from './capital-gains.ts'
import { ChoiceField, type Choices } from './controls.tsx'
import { LawToday } from './law-today.tsx'
import { Answer, Assumptions, CalculatorFrame } from './result.tsx'

const amounts = [
  ['salePriceRupees', 'Sale price'],
  ['transferCostRupees', 'Cost of transfer'],
  ['purchasePriceRupees', 'Purchase price'],
  ['improvementCostRupees', 'Improvement cost'],
] as const

const nothing = {
  salePriceRupees: '',
  transferCostRupees: '',
  purchasePriceRupees: '',
  improvementCostRupees: '',
  purchaseYear: '',
  saleYear: '',
  taxRatePercent: '',
}

const yearChoices: Choices<string> = [
  ['', 'Choose a year'],
  ...years.map((year) => [String(year), String(year)] as const),
]

type Typed = typeof nothing
type Filled = Record<keyof Typed, number>

export function CapitalGainsCalculator() {
  const [typed, setTyped] = useState(nothing)
  const [answered, setAnswered] = useState<Filled | null>(null)
  const set = (name: keyof Typed) => (text: string) => setTyped((before) => ({ ...before, [name]: text }))

  const calculate = () => {
    const filled = readAll(typed)
    if (filled) setAnswered(filled)
    else toast.error('Please fill all fields!')
  }

  return (
    <div className="grid gap-8">
      <CalculatorFrame
        form={
          // No form: see controls.tsx.
          <fieldset
            className="grid min-w-0 gap-4 sm:grid-cols-2"
            onKeyDown={(event) => event.key === 'Enter' && event.target instanceof HTMLInputElement && calculate()}
          >
            <legend className="sr-only">Your sale</legend>
            {amounts.map(([name, label]) => (
              <AmountField key={name} label={label} text={typed[name]} onText={set(name)} />
            ))}
            <ChoiceField
              label="Purchase year"
              choices={yearChoices}
              value={typed.purchaseYear}
              onValue={set('purchaseYear')}
            />
            <ChoiceField label="Sale year" choices={yearChoices} value={typed.saleYear} onValue={set('saleYear')} />
            <AmountField label="Tax rate" unit="%" text={typed.taxRatePercent} onText={set('taxRatePercent')} />
            <Button wide className="self-start sm:mt-[1.9rem]" onClick={calculate}>
              Calculate
            </Button>
            <noscript>This calculator needs JavaScript.</noscript>
          </fieldset>
        }
        result={
          <>
            <Answer label="Capital gains tax">{answered ? formatRupees(capitalGainsTax(answered), 2) : '₹ –'}</Answer>
            {answered && answered.saleYear < answered.purchaseYear ? (
              <Notice look="attention">The sale is before the purchase. Check the years.</Notice>
            ) : null}
            <Assumptions>
              Tax rate × (sale price − cost of transfer − purchase price and improvement cost raised by the cost index
              to 2024: the purchase from its own year, the improvement from the year of sale). Enter 0 where you had no
              cost. A figure below zero means a loss after indexation, not a refund.
            </Assumptions>
          </>
        }
      />
      {answered ? <LawToday key={JSON.stringify(answered)} sale={answered} /> : null}
    </div>
  )
}

/** Null while any field is empty. */
function readAll(typed: Typed): Filled | null {
  const entries = Object.entries(typed).map(([name, text]) => [name, readAmount(text)] as const)
  return entries.some(([, amount]) => amount === null) ? null : (Object.fromEntries(entries) as Filled)
}
