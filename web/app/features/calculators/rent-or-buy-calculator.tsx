import { useState } from 'react'
import { AmountField } from './amount-field.tsx'
import { readAmount } from './amount-text.ts'
import { RateField, TenureField } from './loan-fields.tsx'
import { rentOrBuy } from './rent-or-buy.ts'
import { Answer, Assumptions, CalculatorFrame } from './result.tsx'
import { stampDuty } from './stamp-duty.ts'
import { WealthChart } from './wealth-chart.tsx'
import { YearTable } from './year-table.tsx'

// Guesses that everyone should replace by their own; only the deposit is not asked for.
const guesses = { rentRise: '5', priceGrowth: '5', savingsReturn: '7', ownerCost: '3,000', sellingCost: '2' }
const depositMonths = 3

const guessFields = [
  ['rentRise', 'Rise in rent each year', '%'],
  ['priceGrowth', 'Rise in home price each year', '%'],
  ['savingsReturn', 'Return on savings each year, after tax', '%'],
  ['sellingCost', 'Cost of selling the home', '%'],
  ['ownerCost', 'Monthly society charges and upkeep', '₹'],
] as const

export function RentOrBuyCalculator() {
  const [price, setPrice] = useState('80,00,000')
  const [rent, setRent] = useState('25,000')
  const [down, setDown] = useState('20,00,000')
  const [annualRatePercent, setRate] = useState(7.5)
  const [years, setYears] = useState(20)
  const [typed, setTyped] = useState(guesses)
  const priceRupees = readAmount(price) ?? 0
  const monthlyRentRupees = readAmount(rent) ?? 0
  const number = (name: keyof typeof guesses) => readAmount(typed[name]) ?? 0
  const { table, breakEvenYear } = rentOrBuy({
    priceRupees,
    monthlyRentRupees,
    downPaymentRupees: Math.min(readAmount(down) ?? 0, priceRupees),
    purchaseCostsRupees: purchaseCostsOf(priceRupees),
    annualRatePercent,
    years,
    rentRisePercent: number('rentRise'),
    priceGrowthPercent: number('priceGrowth'),
    savingsReturnPercent: number('savingsReturn'),
    ownerMonthlyCostRupees: number('ownerCost'),
    sellingCostPercent: number('sellingCost'),
    depositRupees: monthlyRentRupees * depositMonths,
  })
  return (
    <CalculatorFrame
      form={
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <AmountField label="Price of the home" text={price} onText={setPrice} />
            <AmountField label="Monthly rent for a similar home" text={rent} onText={setRent} />
          </div>
          <AmountField label="Your down payment" text={down} onText={setDown} />
          <TenureField value={years} onValue={setYears} />
          <RateField value={annualRatePercent} onValue={setRate} />
          <details className="rounded-control border border-line px-4 py-2">
            <summary className="min-h-8 py-1 font-medium text-sm">Our assumptions, which you can change</summary>
            <div className="grid gap-4 py-3 sm:grid-cols-2">
              {guessFields.map(([name, label, unit]) => (
                <AmountField
                  key={name}
                  label={label}
                  unit={unit}
                  text={typed[name]}
                  onText={(text) => setTyped((before) => ({ ...before, [name]: text }))}
                />
              ))}
            </div>
          </details>
        </>
      }
      result={
        <>
          <Answer label="Buying comes out ahead">
            {breakEvenYear ? `from year ${breakEvenYear}` : `not within ${years} ${years === 1 ? 'year' : 'years'}`}
          </Answer>
          <WealthChart table={table} breakEvenYear={breakEvenYear} />
          <YearTable
            caption="What each would have, year by year"
            columns={['Rent paid', 'Owner has', 'Tenant has']}
            rows={table.map((row) => ({
              year: row.year,
              amounts: [row.rentRupees, row.ownerWealthRupees, row.tenantWealthRupees],
            }))}
          />
          <Assumptions>
            Both begin with the same money and spend the same each month; whoever pays less saves the difference. The
            owner pays Pune’s stamp duty and registration, and sells at the end of the year shown; the tenant gets back
            a deposit of {depositMonths} months. Upkeep rises like rent. Tax is left out. This is an estimate: future
            prices and rents are not guaranteed.
          </Assumptions>
        </>
      }
    />
  )
}

function purchaseCostsOf(priceRupees: number): number {
  const { dutyRupees, registrationRupees } = stampDuty({
    agreementRupees: priceRupees,
    readyReckonerRupees: 0,
    place: 'pmc',
    buyers: 'men',
    isHome: true,
  })
  return dutyRupees + registrationRupees
}
