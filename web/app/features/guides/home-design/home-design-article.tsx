import { formatNumber } from '@properysearch/contract/values/numbers'
import { pathTo } from '../../../screens.ts'
import { Link } from '../../../ui/link.tsx'
import { Article } from '../article.tsx'
import { FactTable, Figure, PullNumber, Section } from '../article-parts.tsx'
import { FloorPlanScene, measuredAreas } from '../floor-plan-scene.tsx'
import { BudgetAndContract } from './budget-and-contract.tsx'
import { HomeDesignCover } from './cover.tsx'
import { LightAndRain } from './light-and-rain.tsx'

const headings = [
  { id: 'plan', title: 'Read the plan first' },
  { id: 'light', title: 'Light and air' },
  { id: 'kitchen', title: 'Kitchen, storage, sockets' },
  { id: 'vastu', title: 'Vastu, if it matters to you' },
  { id: 'rain', title: 'Materials for the monsoon' },
  { id: 'untouched', title: 'What you may not touch' },
  { id: 'cost', title: 'What it costs, roughly' },
  { id: 'contract', title: 'A contract that holds' },
  { id: 'checklist', title: 'Before the first hammer' },
]

export function HomeDesignArticle() {
  return (
    <Article
      guide="design"
      lede="A good home is decided on paper: where the sun comes in, where the rain stays out, how a cupboard opens. What to look for in a plan, which materials last in Pune, what it costs, and how to agree it with a contractor."
      picture={<HomeDesignCover />}
      headings={headings}
      sources="Sources: the definition of carpet area in the Real Estate (Regulation and Development) Act 2016; the National Building Code of India and the Indian Standards named in the text; the position of the sun computed for 18.5° north. Costs and durations are our own estimates for Pune and not quotations."
    >
      <Section
        id="plan"
        title="Read the plan before the brochure"
        beside={
          <PullNumber number={`${measuredAreas.carpetSqft} sqft`}>
            of carpet is sold as {formatNumber(measuredAreas.superBuiltUpSqft)} sqft “super built-up” in this example.
          </PullNumber>
        }
      >
        <p>
          Ask for a plan to scale with a north arrow and inner dimensions, not a picture with furniture: drawn beds are
          often smaller than beds. Redraw your own furniture on it. A double bed needs 60 cm of floor on both sides, a
          wardrobe 60 cm of depth and 75 cm to stand in front of it, a dining chair 75 cm behind the table. A door that
          opens onto another door will annoy you every day for twenty years.
        </p>
        <Figure
          picture={<FloorPlanScene />}
          legend={[
            `Carpet, ${measuredAreas.carpetSqft} sqft: what you live on, with inner partitions`,
            `Built-up, ${measuredAreas.builtUpSqft} sqft: plus outer walls and balcony`,
            `Super built-up, ${formatNumber(measuredAreas.superBuiltUpSqft)} sqft: plus a share of lobby, stairs and lift`,
          ]}
        >
          One flat, three areas. Built-up is usually carpet × 1.10 to 1.20, super built-up carpet × 1.30 to 1.45. New
          flats are priced on carpet.
        </Figure>
        <FactTable
          caption="Rooms that work, inner size"
          columns={['Room', 'Metres', 'Feet', 'Because']}
          rows={[
            ['Living', '3.0 × 4.2', '10 × 14', 'Sofa, screen and a way through'],
            ['Main bedroom', '3.0 × 3.6', '10 × 12', 'Queen bed, wardrobe, desk'],
            ['Second bedroom', '2.7 × 3.3', '9 × 11', 'Two single beds or one double'],
            ['Kitchen', '2.1 × 2.7', '7 × 9', 'Two people can pass'],
            ['Bathroom', '1.2 × 2.1', '4 × 7', 'A dry corner remains'],
            ['Passage', '0.9 to 1.0', '3', 'A cupboard can be carried in'],
          ]}
        />
        <p>
          Still choosing? The <Link to={pathTo('homeBuyingGuide')}>home buying guide</Link> tells you what else to check
          before you pay.
        </p>
      </Section>
      <LightAndRain />
      <BudgetAndContract />
    </Article>
  )
}
