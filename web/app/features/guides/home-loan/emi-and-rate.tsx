import type { ReactNode } from 'react'
import { FactTable, Figure, PullNumber, Section } from '../article-parts.tsx'
import { RatesScene } from './rates-scene.tsx'
import { SplitScene } from './split-scene.tsx'

export function EmiAndRate({ emiCalculator }: { emiCalculator: ReactNode }) {
  return (
    <>
      <Section id="emi" title="What an EMI is made of" isWide>
        <div className="article-text">
          <p>
            Every instalment is the same, but what is in it changes. Each month you pay interest on what you still owe;
            the rest repays the loan. Borrow ₹50 lakh for 20 years at 7.5 percent and the EMI is ₹40,280. Of the first
            one ₹31,250 is interest and only ₹9,030 repays the loan. After five years you still owe ₹43.5 lakh. Only
            from the eleventh year does more than half of each EMI go to repay the loan.
          </p>
          <Figure picture={<SplitScene />}>₹50 lakh over 20 years at 7.5 percent, an example.</Figure>
          <FactTable
            caption="The same ₹50 lakh at 7.5 percent"
            columns={['Tenure', 'EMI', 'Total interest']}
            rows={[
              ['15 years', '₹46,351', '₹33.4 Lac'],
              ['20 years', '₹40,280', '₹46.7 Lac'],
              ['25 years', '₹36,950', '₹60.8 Lac'],
              ['30 years', '₹34,961', '₹75.9 Lac'],
            ]}
          />
          <p>
            Ten more years lower the EMI by ₹5,319 and cost ₹29.2 lakh. Take the shortest tenure whose EMI you can pay
            in a bad month.
          </p>
        </div>
        <div className="mt-6 rounded-card border border-line bg-card p-4 sm:p-6">{emiCalculator}</div>
      </Section>
      <Section
        id="rate"
        title="Fixed or floating"
        beside={
          <PullNumber number="₹3,111 a month">
            more is what one percent costs on ₹50 Lac over 20 years: an EMI of ₹43,391 at 8.5% instead of ₹40,280.
          </PullNumber>
        }
      >
        <p>
          A fixed rate stays for the years written in the contract, often only two to five, and starts higher. A
          floating rate of a bank is an outside benchmark, mostly the repo rate, plus a spread that is fixed for you at
          the start. It is reset at least every three months. Housing finance companies may use a benchmark of their
          own: ask how it has moved in the last five years.
        </p>
        <Figure picture={<RatesScene />}>An invented example. A floating rate can move both ways.</Figure>
        <p>
          When a floating rate rises the lender must tell you what it does to EMI and tenure, and let you choose: a
          higher EMI, a longer tenure, a part payment, or a change to a fixed rate for a stated fee. If you hear nothing
          the tenure usually grows. Look at your statement once a year, and ask for a lower spread when new customers
          get one.
        </p>
      </Section>
    </>
  )
}
