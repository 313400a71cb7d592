import { formatRupees } from '@properysearch/contract/values/money'
import { type ReactNode, useState } from 'react'
import { totalInterestPaise, yearlyAmortisation } from './amortisation.ts'
import { sayRupees } from './amount-text.ts'
import { monthlyInstalment } from './emi.ts'
import { EmiChart } from './emi-chart.tsx'
import { RateField, TenureField } from './loan-fields.tsx'
import { loanRange, usualRatePercent } from './loan-for-price.ts'
import { Answer, CalculatorFrame, Statement } from './result.tsx'
import { SliderField } from './slider-field.tsx'
import { YearTable } from './year-table.tsx'

interface EmiCalculatorProps {
  /** What the sliders start from; within the specification's ranges. */
  start?: { loanRupees: number; years: number }
  /** Under the sliders. */
  note?: ReactNode
}

export function EmiCalculator({ start = { loanRupees: 10_00_000, years: 5 }, note }: EmiCalculatorProps) {
  const [loanRupees, setLoan] = useState(start.loanRupees)
  const [years, setYears] = useState(start.years)
  const [annualRatePercent, setRate] = useState(usualRatePercent)
  const loan = { loanRupees, annualRatePercent, years }
  const schedule = yearlyAmortisation(loan)
  const interest = totalInterestPaise(schedule) / 100
  return (
    <CalculatorFrame
      form={
        <>
          <SliderField
            label="Loan amount"
            min={loanRange.min}
            max={loanRange.max}
            step={loanRange.step}
            value={loanRupees}
            onValue={setLoan}
            say={sayRupees}
            unit="₹"
          />
          <TenureField value={years} onValue={setYears} />
          <RateField value={annualRatePercent} onValue={setRate} />
          {note}
          <Answer label="Your EMI each month">{formatRupees(monthlyInstalment(loan), 2)}</Answer>
        </>
      }
      result={
        <>
          <EmiChart years={schedule} />
          <Statement
            rows={[
              { label: 'Loan', value: formatRupees(loanRupees, 2) },
              { label: 'Total interest', value: formatRupees(interest, 2) },
              { label: 'Total repayment', value: formatRupees(loanRupees + interest, 2), isTotal: true },
            ]}
          />
          <YearTable
            caption="Principal and interest, year by year"
            columns={['Principal', 'Interest', 'Still owed']}
            rows={schedule.map(({ year, principalPaise, interestPaise, balancePaise }) => ({
              year,
              amounts: [principalPaise / 100, interestPaise / 100, balancePaise / 100],
            }))}
          />
        </>
      }
    />
  )
}
