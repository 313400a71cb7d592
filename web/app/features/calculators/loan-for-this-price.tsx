import { formatPrice } from '@properysearch/contract/values/money'
import { EmiCalculatorFor } from './emi-calculator.tsx'
import { loanForPrice, loanRangeFor, percentOf } from './loan-for-price.ts'
import { useChooseLoan, useLoanOfPage } from './loan-of-page.ts'
import { Assumptions } from './result.tsx'

/** The EMI calculator, set to what a buyer of this price would borrow. */
export function LoanForThisPrice({ priceRupees, isHome }: { priceRupees: number; isHome: boolean }) {
  const usual = loanForPrice(priceRupees)
  return (
    <div className="grid gap-4">
      <EmiCalculatorFor
        loan={useLoanOfPage(priceRupees)}
        onLoan={useChooseLoan(priceRupees)}
        range={loanRangeFor(priceRupees)}
      />
      <Assumptions>
        It starts at {percentOf(usual, priceRupees)}% of the price, {formatPrice(usual.loanRupees)}, and goes up to the
        most that a bank may lend: 90% for a loan up to ₹30 Lac, 80% up to ₹75 Lac, 75% above (Reserve Bank of India).
        Stamp duty and registration are not counted.{' '}
        {isHome ? '' : 'Banks usually lend less for plots, offices and shops. '}
        Your bank decides the rate.
      </Assumptions>
    </div>
  )
}
