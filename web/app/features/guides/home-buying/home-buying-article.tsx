import type { ReactNode } from 'react'
import { pathTo } from '../../../screens.ts'
import { Link } from '../../../ui/link.tsx'
import { Article } from '../article.tsx'
import { Figure, PullNumber, Section } from '../article-parts.tsx'
import { BudgetScene } from './budget-scene.tsx'
import { ChooseAndVisit } from './choose-and-visit.tsx'
import { HomeBuyingCover } from './cover.tsx'
import { PapersToCheck } from './papers-to-check.tsx'
import { SignAndMoveIn } from './sign-and-move-in.tsx'

const headings = [
  { id: 'budget', title: 'Begin with the money' },
  { id: 'shortlist', title: 'Shortlist on carpet area' },
  { id: 'visit', title: 'Visit twice' },
  { id: 'papers', title: 'The papers, and what each proves' },
  { id: 'rera', title: 'Check the RERA number yourself' },
  { id: 'agreement', title: 'From token to agreement' },
  { id: 'duty', title: 'Stamp duty, registration, TDS' },
  { id: 'registration', title: 'Registration and possession' },
  { id: 'afterwards', title: 'Afterwards' },
]

/** The calculator comes from the page: features do not know each other. */
export function HomeBuyingArticle({ stampDutyCalculator }: { stampDutyCalculator: ReactNode }) {
  return (
    <Article
      guide="buying"
      lede="From the first budget to your name on the society’s share certificate: what to do, in which order, what to ask for on paper, and what it costs in Pune and Pimpri-Chinchwad."
      picture={<HomeBuyingCover />}
      headings={headings}
      sources="Sources: Reserve Bank of India limits on housing loans; the Maharashtra Stamp Act with the orders of 31 March 2021 and 26 May 2023; the Real Estate (Regulation and Development) Act 2016 and MahaRERA’s orders; section 393 of the Income-tax Act 2025 (194-IA of the 1961 Act); GST notifications on flats. Taken from law firms’ notes, newspapers and banks’ pages, not from government sites."
    >
      <Section
        id="budget"
        title="Begin with the money, not with the flat"
        beside={
          <PullNumber number="₹21.9 Lac">
            of your own money for an ₹80 Lac flat with the largest loan a bank may give, before any furniture.
          </PullNumber>
        }
      >
        <p>
          Two limits decide what you can buy. The first is your income: banks let all your EMIs together take about 40
          to 55 percent of what you bring home. The second is the Reserve Bank’s cap on how much of the price a loan may
          cover: 90 percent for loans up to ₹30 lakh, 80 percent above that up to ₹75 lakh, 75 percent beyond.
        </p>
        <p>
          Banks do not lend for stamp duty and registration (except for homes up to ₹10 lakh). Take an ₹80 lakh resale
          flat in Pune city, bought by a man. The bank may lend ₹64 lakh. You pay the other ₹16 lakh, stamp duty of
          ₹5,60,000 and registration of ₹30,000: ₹21.9 lakh from your savings. A woman buying alone pays ₹80,000 less.
        </p>
        <Figure picture={<BudgetScene />}>
          An ₹80 lakh ready flat within the corporation, bought by a man with the largest permitted loan.
        </Figure>
        <p>
          Keep back six months of EMIs and the cost of moving in. If those do not fit, lower the budget now, while it
          costs nothing. The <Link to={pathTo('homeLoanGuide')}>home loan guide</Link> has calculators for both limits.
        </p>
      </Section>
      <ChooseAndVisit />
      <PapersToCheck />
      <SignAndMoveIn stampDutyCalculator={stampDutyCalculator} />
    </Article>
  )
}
