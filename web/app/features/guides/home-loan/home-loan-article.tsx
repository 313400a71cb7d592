import type { ReactNode } from 'react'
import { pathTo } from '../../../screens.ts'
import { Link } from '../../../ui/link.tsx'
import { Article } from '../article.tsx'
import { Figure, PullNumber, Section } from '../article-parts.tsx'
import { CapsScene } from './caps-scene.tsx'
import { HomeLoanCover } from './cover.tsx'
import { EmiAndRate } from './emi-and-rate.tsx'
import { FeesToFreedom } from './fees-to-freedom.tsx'

const headings = [
  { id: 'eligibility', title: 'How much a bank will lend' },
  { id: 'afford', title: 'Work it out' },
  { id: 'caps', title: 'Never the whole price' },
  { id: 'emi', title: 'What an EMI is made of' },
  { id: 'rate', title: 'Fixed or floating' },
  { id: 'fees', title: 'Fees, and the paper that lists them' },
  { id: 'documents', title: 'Documents' },
  { id: 'prepayment', title: 'Prepayment' },
  { id: 'insurance', title: 'Insurance' },
  { id: 'transfer', title: 'Balance transfer' },
  { id: 'checklist', title: 'Before you sign' },
]

/** The calculators come from the page: features do not know each other. */
export function HomeLoanArticle({
  affordabilityCalculator,
  emiCalculator,
}: {
  affordabilityCalculator: ReactNode
  emiCalculator: ReactNode
}) {
  return (
    <Article
      guide="loan"
      lede="A home loan is the longest contract most people ever sign. What decides its size, what each instalment really pays for, which charges to expect, and how to end it early."
      picture={<HomeLoanCover />}
      headings={headings}
      sources="Sources: Reserve Bank of India rules on loan-to-value, on external benchmarks and the reset of floating rates (2019, 2023), on the Key Facts Statement (2024), on release of property papers (2023) and on pre-payment charges (2025). Taken from law firms’ notes, newspapers and banks’ pages, not from government sites. The share of income, the fees and the score are banks’ usual practice, not rules."
    >
      <Section
        id="eligibility"
        title="How much a bank will lend"
        beside={
          <PullNumber number="40 to 55%">
            of take-home income for all EMIs together is what most banks allow. It is a practice, not a law.
          </PullNumber>
        }
      >
        <p>
          A bank asks three things: what you earn, what you already owe, and how you have repaid before. It lets all
          your EMIs together, the car and the phone included, take about half of your take-home income. With ₹1,50,000 a
          month and nothing else to pay, that is ₹75,000, which supports a loan of about ₹93 lakh over 20 years at 7.5
          percent. An old EMI of ₹10,000 lowers it by more than ₹12 lakh. Close small loans first.
        </p>
        <p>
          Get your credit report before the bank does; it is free once a year from each bureau. A score of about 750
          opens the better rates, and wrong entries take a month or two to correct. A spouse or parent who earns can
          borrow with you: the incomes add up, but so do the obligations, since each owes the whole loan. The tenure
          usually has to end by the age of 60 for the salaried, a little later for the self-employed.
        </p>
      </Section>
      <Section id="afford" title="Work it out" isWide>
        <div className="rounded-card border border-line bg-card p-4 sm:p-6">{affordabilityCalculator}</div>
      </Section>
      <Section
        id="caps"
        title="Never the whole price"
        beside={
          <PullNumber number="₹5.9 Lac">
            of duty and registration on an ₹80 Lac flat in Pune must come from your savings, besides your share.
          </PullNumber>
        }
      >
        <p>
          The Reserve Bank caps the loan as a part of the value of the home, by the size of the loan. The value is the
          lower of the price and what the bank’s own valuer finds, so a price above the market must be paid from your
          pocket. Stamp duty and registration do not count, except for homes up to ₹10 lakh.
        </p>
        <Figure picture={<CapsScene />}>The most a loan may cover. Banks may, and often do, lend less.</Figure>
        <p>
          Note the edges. A home of ₹37.5 lakh gets no larger loan than one of ₹33.4 lakh: ₹30 lakh in both cases. The{' '}
          <Link to={pathTo('homeBuyingGuide')}>home buying guide</Link> adds up the rest of the bill.
        </p>
      </Section>
      <EmiAndRate emiCalculator={emiCalculator} />
      <FeesToFreedom />
    </Article>
  )
}
