import type { ReactNode } from 'react'
import { pathTo } from '../../../screens.ts'
import { Link } from '../../../ui/link.tsx'
import { Article } from '../article.tsx'
import { PullNumber, Section } from '../article-parts.tsx'
import { PropertyEvaluationCover } from './cover.tsx'
import { HomeValueMethods } from './home-value-methods.tsx'
import { PriceAndReport } from './price-and-report.tsx'

const headings = [
  { id: 'why', title: 'Why have it valued' },
  { id: 'who', title: 'Who may value' },
  { id: 'methods', title: 'Three methods' },
  { id: 'comparables', title: 'Comparables, worked out' },
  { id: 'values', title: 'One flat, several values' },
  { id: 'reckoner', title: 'The Ready Reckoner' },
  { id: 'price', title: 'What moves the price per sqft' },
  { id: 'prepare', title: 'Before the valuer comes' },
  { id: 'report', title: 'How to read a report' },
  { id: 'tax', title: 'If you sell: the tax' },
]

/** The calculator comes from the page: features do not know each other. */
export function PropertyEvaluationArticle({ capitalGainsCalculator }: { capitalGainsCalculator: ReactNode }) {
  return (
    <Article
      guide="evaluation"
      lede="An asking price is a hope, a bank’s figure is a caution, the state’s is a base for duty. What a flat is worth can be worked out and explained, by someone who signs for it."
      picture={<PropertyEvaluationCover />}
      headings={headings}
      sources="Sources: the Companies (Registered Valuers and Valuation) Rules 2017; Form O-1 and banks’ report formats; the Annual Statement of Rates of the Inspector General of Registration, Maharashtra, as reported for 2025-26; sections 72 and 197 of the Income-tax Act 2025 (48, 50C and 112 of the 1961 Act). Taken from law firms’ notes and newspapers, not from government sites. Sales, rents and rates in the examples are invented."
    >
      <Section id="why" title="Why have it valued">
        <p>
          Most people meet a valuer only because the bank sends one. There are better reasons to call one yourself:
          before you offer on a flat that is hard to compare; when brothers and sisters divide what they inherit; for
          the value on 1 April 2001 of an old family house that you now sell; when the state’s figure for stamp duty is
          above the market; for a visa, a business loan or a court. And before you name your own price: too high, and
          the listing goes stale; too low, and nobody will tell you.
        </p>
        <p>
          A valuation has a purpose and a date. The same flat has one value for insurance, another for a sale next
          month, and a third in a divorce. A paper that names neither purpose nor date is an opinion.
        </p>
      </Section>
      <Section
        id="who"
        title="Who may value"
        beside={
          <PullNumber number="3 questions">
            before you hire: registration number, land and building as asset class, any interest in the deal.
          </PullNumber>
        }
      >
        <p>
          Since 2019 valuations under company and insolvency law are made by valuers registered with the Insolvency and
          Bankruptcy Board of India (IBBI), in the asset class Land and Building. Each has a number that can be looked
          up on the Board’s website. For tax there are valuers registered with the income tax department. Banks keep
          panels of both, and accept only their own. An agent’s “free valuation” can be well informed, but no one signs
          for it.
        </p>
        <p>
          Agree the purpose, the date, the fee (plus 18 percent GST) and the day of delivery in writing. A fee that is a
          percentage of the value is a reason to look elsewhere. The valuer must visit the property in person, and must
          declare that he or she has no interest in it.
        </p>
        <p>
          For a purchase, have the title checked along with the value: a flat with a defect in its papers is worth less
          than any comparable says. The <Link to={pathTo('homeBuyingGuide')}>home buying guide</Link> lists the papers.
        </p>
      </Section>
      <HomeValueMethods />
      <PriceAndReport capitalGainsCalculator={capitalGainsCalculator} />
    </Article>
  )
}
