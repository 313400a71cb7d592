import { formatRupees } from '@properysearch/contract/values/money'
import { useState } from 'react'
import { formatDay } from '../../lib/format.ts'
import { AmountField } from './amount-field.tsx'
import { readAmount } from './amount-text.ts'
import { ChoiceField, type Choices } from './controls.tsx'
import { purchaseCost } from './purchase-cost.ts'
import { checkedOn, gstOnUnderConstruction, type StampDutyPlace, stampDutyRates, tdsOnPurchase } from './rates.ts'
import { Answer, Assumptions, CalculatorFrame, Statement } from './result.tsx'
import { type Buyers, buyersChoices } from './stamp-duty.ts'

const sqftInSqm = 10.7639

const places = (Object.keys(stampDutyRates) as StampDutyPlace[]).map(
  (place) => [place, stampDutyRates[place].label] as const,
)
type Kind = 'ready' | 'building' | 'other'
const kinds: Choices<Kind> = [
  ['ready', 'Home: ready or resale'],
  ['building', 'Home: under construction'],
  ['other', 'Ready shop, office or plot'],
]

export function PurchaseCostForm() {
  const [agreement, setAgreement] = useState('80,00,000')
  const [readyReckoner, setReadyReckoner] = useState('')
  const [place, setPlace] = useState<StampDutyPlace>('pmc')
  const [buyers, setBuyers] = useState<Buyers>('men')
  const [kind, setKind] = useState<Kind>('ready')
  const [carpetSqft, setCarpetSqft] = useState('745')
  const agreementRupees = readAmount(agreement) ?? 0
  const cost = purchaseCost({
    agreementRupees,
    readyReckonerRupees: readAmount(readyReckoner) ?? 0,
    place,
    buyers,
    isHome: kind !== 'other',
    isUnderConstruction: kind === 'building',
    carpetSqm: (readAmount(carpetSqft) ?? 0) / sqftInSqm,
  })
  return (
    <CalculatorFrame
      form={
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <AmountField label="Agreement value" text={agreement} onText={setAgreement} />
            <AmountField
              label="Ready Reckoner value"
              help="If you know it; duty is on the higher value"
              text={readyReckoner}
              onText={setReadyReckoner}
            />
          </div>
          <ChoiceField label="Where" choices={places} value={place} onValue={setPlace} />
          <ChoiceField label="Buyers" choices={buyersChoices} value={buyers} onValue={setBuyers} />
          <ChoiceField label="What" choices={kinds} value={kind} onValue={setKind} />
          {kind === 'building' ? (
            <AmountField
              label="Carpet area"
              unit="sqft"
              help="Decides which GST rate applies"
              text={carpetSqft}
              onText={setCarpetSqft}
            />
          ) : null}
        </>
      }
      result={
        <>
          <Answer label="Stamp duty and registration">{formatRupees(cost.dutyRupees + cost.registrationRupees)}</Answer>
          <Statement
            rows={[
              { label: 'Price', value: formatRupees(agreementRupees) },
              {
                label: `Stamp duty ${cost.dutyPercent}%${cost.isEstimate ? ', an estimate' : ''}`,
                value: formatRupees(cost.dutyRupees),
              },
              { label: 'Registration', value: formatRupees(cost.registrationRupees) },
              cost.gstPercent ? { label: `GST ${cost.gstPercent}%`, value: formatRupees(cost.gstRupees) } : null,
              { label: 'Total you pay', value: formatRupees(cost.totalRupees), isTotal: true },
            ]}
          />
          {cost.tdsRupees ? (
            <p className="text-sm">
              From the price, deduct {formatRupees(cost.tdsRupees)} ({tdsOnPurchase.percent}%) as TDS and pay it to the
              tax department in the seller’s name; the seller receives {formatRupees(cost.toSellerRupees)}. It is not an
              extra cost.
            </p>
          ) : null}
          <Assumptions>
            Maharashtra, rates as checked on {formatDay(checkedOn)}. Duty is on the higher of agreement and Ready
            Reckoner value; registration is 1%, at most ₹30,000.{' '}
            {cost.isEstimate
              ? 'Outside the corporations, published rates range from 3 to 6%: ask the sub-registrar. '
              : ''}
            {buyers === 'joint'
              ? 'The concession is for women buying alone or with other women; some offices are said to allow joint buyers half of it. '
              : ''}
            {kind === 'building'
              ? `GST is ${gstOnUnderConstruction.affordable.percent}% up to ₹45 Lac and 90 sqm carpet, otherwise ${gstOnUnderConstruction.percent}%. `
              : ''}
            The seller is assumed to be a resident. Document handling, brokerage and the society’s deposits are not
            included.
          </Assumptions>
        </>
      }
    />
  )
}
