import type { ReactNode } from 'react'
import { pathTo } from '../../../screens.ts'
import { Link } from '../../../ui/link.tsx'
import { Checklist, Figure, PullNumber, Section } from '../article-parts.tsx'
import { FloorPlanScene, measuredAreas } from '../floor-plan-scene.tsx'
import { PriceScene } from './price-scene.tsx'
import { ReportScene } from './report-scene.tsx'

export function PriceAndReport({ capitalGainsCalculator }: { capitalGainsCalculator: ReactNode }) {
  return (
    <>
      <Section
        id="reckoner"
        title="The Ready Reckoner, and what it is not"
        beside={
          <PullNumber number="110%">
            of the price: when the stamp value is above it, the seller’s tax is counted on the stamp value.
          </PullNumber>
        }
      >
        <p>
          On 1 April each year the state publishes rates per sqm for every village and survey zone: the Annual Statement
          of Rates, known as the Ready Reckoner or circle rate. Duty is paid on the higher of this value and the price.
          For 2025-26 it rose by 4.2 percent on average in Pune and by 6.7 in Pimpri-Chinchwad; zones drawn street by
          street are planned from April 2027.
        </p>
        <p>
          It works on built-up area, carpet times 1.10. At a rate of, say, ₹92,000 per sqm a flat of 745 sqft carpet
          (69.2 sqm, built-up 76.1) is valued at ₹70 lakh. The market may be above or below: the reckoner knows the
          zone, not your view, your neighbours or your leak.
        </p>
        <Figure
          picture={<FloorPlanScene />}
          legend={[
            `Carpet, ${measuredAreas.carpetSqft} sqft: the base of every price in this guide`,
            'Built-up: with walls and balcony; the reckoner takes carpet × 1.10',
            'Super built-up: with shared space; not a basis for a price',
          ]}
        >
          Which area is meant decides the price per sqft. Ask for the word beside the number.
        </Figure>
      </Section>
      <Section id="price" title="What moves the price per carpet sqft">
        <p>
          Two flats at the same address can differ by a fifth. Valuers adjust for these, in about this order; none has a
          fixed percentage, and each counts only if buyers here pay for it.
        </p>
        <Figure
          picture={<PriceScene />}
          legend={[
            'Up: a higher floor with a lift and a view',
            'Up: corner flat, windows on two sides',
            'Up: metro or work within a walk',
            'Up: covered parking, in the deed',
            'Down: west front without shade',
            'Down: age, damp, a tired lift',
            'Down: noise and dust of a main road',
            'Down: no occupancy certificate, dues, disputes',
          ]}
        >
          Four things that raise a price and four that lower it.
        </Figure>
        <p>
          Expensive interiors return little: most buyers tear them out. Light, plan and repairs return more; the{' '}
          <Link to={pathTo('homeDesignGuide')}>home design guide</Link> tells you which.
        </p>
      </Section>
      <Section id="prepare" title="Before the valuer comes">
        <p>
          A visit takes an hour; what you lay on the table decides how good it is. Have the registered agreement and its
          Index II ready, the sanctioned plan, the occupancy certificate, the last property tax bill, the society’s
          share certificate and the rent agreement if the flat is rented out. Show the repairs you have made with their
          bills, and the faults too: a valuer who finds them alone will wonder what else there is.
        </p>
        <p>
          Do not name the figure you hope for. If you know of recent sales in the building, give the flat numbers and
          dates and let the valuer look them up.
        </p>
      </Section>
      <Section id="report" title="How to read a report">
        <p>A good report is ten to twenty pages. Read these seven places, in this order, before the number itself.</p>
        <Figure
          picture={<ReportScene />}
          legend={[
            'Purpose, date of visit, date of value',
            'Which papers were seen, in original or copy',
            'Area: measured, and on which basis',
            'Photographs, latitude and longitude',
            'At least three comparables, with adjustments',
            'All values, each with its name',
            'Declaration, signature, registration number',
          ]}
        >
          Two pages of an invented report.
        </Figure>
        <Checklist
          items={[
            'Boundaries and area on site match the deed; if not, by how much.',
            'Building follows the sanctioned plan; additions are valued apart or not at all.',
            'Age and remaining life of the building are stated.',
            'Comparables are sales, with dates, not asking prices.',
            'Assumptions are listed; you agree with each of them.',
          ]}
        />
      </Section>
      <Section id="tax" title="If you sell: the tax on the gain" isWide>
        <div className="article-text">
          <p>
            A valuation also helps with the tax. Held for more than 24 months, a home is taxed at 12.5 percent of the
            gain without indexation. A resident who bought before 23 July 2024 never pays more than 20 percent of the
            gain after indexation. Cess of 4 percent is added, and a surcharge on large incomes. For a house from before
            April 2001 the fair value on that day, not above the stamp value, may be taken as its cost: have it valued.
          </p>
          <p>
            The tax can be saved by buying another home in time (up to ₹10 crore) or bonds of up to ₹50 lakh within six
            months. The first figure below follows this site’s index formula; under it is the tax under today’s law.
          </p>
        </div>
        <div className="mt-6 rounded-card border border-line bg-card p-4 sm:p-6">{capitalGainsCalculator}</div>
      </Section>
    </>
  )
}
