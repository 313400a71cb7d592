import { formatPrice, formatRupees } from '@properysearch/contract/values/money'
import { Notice } from '../../ui/notice.tsx'
import { EmiCalculator } from './emi-calculator.tsx'
import { loanForPrice, loanRange, sliderStart, usualRatePercent, usualYears } from './loan-for-price.ts'
import { Assumptions } from './result.tsx'

/** The EMI calculator, set to what a buyer of this price would borrow. */
export function LoanForThisPrice({ priceRupees, isHome }: { priceRupees: number; isHome: boolean }) {
  const { loanRupees, percent, emiRupees } = loanForPrice(priceRupees)
  return (
    <div className="grid gap-4">
      <EmiCalculator
        start={{ loanRupees: sliderStart(loanRupees), years: usualYears }}
        note={
          loanRupees > loanRange.max ? (
            <Notice>
              This slider ends at {formatPrice(loanRange.max)}. {percent}% of the price is {formatPrice(loanRupees)}:
              over {usualYears} years at {usualRatePercent}% that is {formatRupees(emiRupees)} a month.
            </Notice>
          ) : null
        }
      />
      <Assumptions>
        Set to the slider step nearest below {percent}% of the price, {formatPrice(loanRupees)}. A bank may lend 90% for
        a loan up to ₹30 Lac, 80% up to ₹75 Lac, 75% above (Reserve Bank of India); stamp duty and registration are not
        counted. {isHome ? '' : 'Banks usually lend less for plots, offices and shops. '}
        Your bank decides the rate.
      </Assumptions>
    </div>
  )
}
