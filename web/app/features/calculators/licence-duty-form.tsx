import { formatRupees } from '@properysearch/contract/values/money'
import { useState } from 'react'
import { formatDay } from '../../lib/format.ts'
import { AmountField } from './amount-field.tsx'
import { readAmount } from './amount-text.ts'
import { ChoiceField } from './controls.tsx'
import { licenceDuty } from './leave-and-licence.ts'
import { checkedOn, leaveAndLicenceRates } from './rates.ts'
import { Answer, Assumptions, CalculatorFrame, Statement } from './result.tsx'
import { SliderField } from './slider-field.tsx'

const places = [
  ['in', 'In a corporation (PMC, PCMC)'],
  ['out', 'Elsewhere'],
] as const

export function LicenceDutyForm() {
  const [rent, setRent] = useState('25,000')
  const [months, setMonths] = useState(11)
  const [deposit, setDeposit] = useState('75,000')
  const [kept, setKept] = useState('0')
  const [isInCorporation, setInCorporation] = useState(true)
  const duty = licenceDuty({
    monthlyRentRupees: readAmount(rent) ?? 0,
    months,
    refundableDepositRupees: readAmount(deposit) ?? 0,
    nonRefundableRupees: readAmount(kept) ?? 0,
    isInCorporation,
  })
  return (
    <CalculatorFrame
      form={
        <>
          <AmountField label="Monthly rent" help="The average, if it rises" text={rent} onText={setRent} />
          <SliderField
            label="Months"
            min={1}
            max={leaveAndLicenceRates.longestMonths}
            step={1}
            value={months}
            onValue={setMonths}
            say={(count) => (count === 1 ? '1 month' : `${count} months`)}
            unit="months"
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <AmountField label="Refundable deposit" text={deposit} onText={setDeposit} />
            <AmountField label="Non-refundable payment" text={kept} onText={setKept} />
          </div>
          <ChoiceField
            label="Where"
            choices={places}
            value={isInCorporation ? 'in' : 'out'}
            onValue={(place) => setInCorporation(place === 'in')}
          />
        </>
      }
      result={
        <>
          <Answer label="Stamp duty">{formatRupees(duty.dutyRupees)}</Answer>
          <Statement
            rows={[
              { label: 'Value for duty', value: formatRupees(duty.baseRupees) },
              { label: `Stamp duty ${leaveAndLicenceRates.dutyPercent}%`, value: formatRupees(duty.dutyRupees) },
              { label: 'Registration', value: formatRupees(duty.registrationRupees) },
              { label: 'Document handling', value: formatRupees(duty.handlingRupees) },
              { label: 'Total', value: formatRupees(duty.totalRupees), isTotal: true },
            ]}
          />
          <Assumptions>
            Maharashtra, rates as checked on {formatDay(checkedOn)}. Duty is on the rent for the whole term, any
            non-refundable payment, and {leaveAndLicenceRates.depositPercentPerYear}% of the deposit for each year. The
            landlord must register the agreement, however short.
          </Assumptions>
        </>
      }
    />
  )
}
