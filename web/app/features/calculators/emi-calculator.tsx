import { formatRupees } from '@properysearch/contract/values/money'
import { useState } from 'react'
import { totalInterestPaise, yearlyAmortisation } from './amortisation.ts'
import { sayRupees } from './amount-text.ts'
import { monthlyInstalment } from './emi.ts'
import { EmiChart } from './emi-chart.tsx'
import { RateField, TenureField } from './loan-fields.tsx'
import { type Loan, loanRange, usualRatePercent } from './loan-for-price.ts'
import { Answer, CalculatorFrame, Statement } from './result.tsx'
import { SliderField } from './slider-field.tsx'
import { YearTable } from './year-table.tsx'

/** The calculator by itself, with the specification's range and start. */
export function EmiCalculator() {
  const [loan, setLoan] = useState<Loan>({ loanRupees: 10_00_000, annualRatePercent: usualRatePercent, years: 5 })
  return <EmiCalculatorFor loan={loan} onLoan={setLoan} range={loanRange} />
}

interface EmiCalculatorProps {
  loan: Loan
  onLoan: (loan: Loan) => void
  range: typeof loanRange
}

export function EmiCalculatorFor({ loan, onLoan, range }: EmiCalculatorProps) {
  const { loanRupees, annualRatePercent, years } = loan
  const schedule = yearlyAmortisation(loan)
  const interest = totalInterestPaise(schedule) / 100
  return (
    <CalculatorFrame
      form={
        <>
          <SliderField
            label="Loan amount"
            {...range}
            value={loanRupees}
            onValue={(loanRupees) => onLoan({ ...loan, loanRupees })}
            say={sayRupees}
            unit="₹"
          />
          <TenureField value={years} onValue={(years) => onLoan({ ...loan, years })} />
          <RateField
            value={annualRatePercent}
            onValue={(annualRatePercent) => onLoan({ ...loan, annualRatePercent })}
          />
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
