import { formatPrice, formatRupees } from '@properysearch/contract/values/money'
import { useState } from 'react'
import { formatDay } from '../../lib/format.ts'
import { affordability } from './affordability.ts'
import { AmountField } from './amount-field.tsx'
import { readAmount } from './amount-text.ts'
import { RateField, TenureField } from './loan-fields.tsx'
import { checkedOn, fixedObligationsOfIncome } from './rates.ts'
import { Answer, Assumptions, CalculatorFrame, Statement } from './result.tsx'
import { SliderField } from './slider-field.tsx'

const { lowPercent, usualPercent, highPercent } = fixedObligationsOfIncome

export function AffordabilityCalculator() {
  const [income, setIncome] = useState('1,50,000')
  const [emis, setEmis] = useState('0')
  const [savings, setSavings] = useState('25,00,000')
  const [obligationsPercent, setObligations] = useState(usualPercent)
  const [annualRatePercent, setRate] = useState(7.5)
  const [years, setYears] = useState(20)
  const result = affordability({
    monthlyIncomeRupees: readAmount(income) ?? 0,
    existingEmisRupees: readAmount(emis) ?? 0,
    savingsRupees: Math.floor(readAmount(savings) ?? 0),
    obligationsPercent,
    annualRatePercent,
    years,
  })
  return (
    <CalculatorFrame
      form={
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <AmountField
              label="Monthly take-home income"
              help="All borrowers together"
              text={income}
              onText={setIncome}
            />
            <AmountField label="EMIs you already pay" help="Per month" text={emis} onText={setEmis} />
          </div>
          <AmountField label="Savings for the home" text={savings} onText={setSavings} />
          <SliderField
            label="Share of income for EMIs"
            min={lowPercent}
            max={highPercent}
            step={1}
            value={obligationsPercent}
            onValue={setObligations}
            say={(percent) => `${percent} percent`}
            unit="%"
          />
          <TenureField value={years} onValue={setYears} />
          <RateField value={annualRatePercent} onValue={setRate} />
        </>
      }
      result={
        <>
          <Answer label="A home of up to">{formatPrice(result.priceRupees)}</Answer>
          <Statement
            rows={[
              { label: 'Loan', value: formatRupees(result.loanRupees) },
              { label: 'From your savings', value: formatRupees(result.ownMoneyRupees) },
              {
                label: 'Stamp duty and registration, from savings',
                value: formatRupees(result.dutyAndRegistrationRupees),
              },
              { label: 'EMI each month', value: formatRupees(result.emiRupees, 2) },
              { label: 'Largest loan for your income', value: formatRupees(result.loanLimitRupees) },
            ]}
          />
          <p className="text-sm">
            {result.limitedBy === 'savings'
              ? 'Your savings set the limit: banks may not lend the full price, and do not lend for stamp duty at all.'
              : 'Your income sets the limit: a longer tenure or fewer other EMIs would raise it.'}
          </p>
          <Assumptions>
            Reserve Bank caps as checked on {formatDay(checkedOn)}: 90% of the price for loans up to ₹30 Lac, 80% up to
            ₹75 Lac, 75% above. Stamp duty is at the full rate in PMC and PCMC areas. The share of income is what banks
            usually allow ({lowPercent} to {highPercent}%), not a promise. Your bank decides.
          </Assumptions>
        </>
      }
    />
  )
}
