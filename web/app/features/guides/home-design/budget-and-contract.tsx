import { pathTo } from '../../../screens.ts'
import { Link } from '../../../ui/link.tsx'
import { Checklist, FactTable, Figure, PullNumber, Section } from '../article-parts.tsx'
import { CostScene } from './cost-scene.tsx'
import { WorksScene } from './works-scene.tsx'

export function BudgetAndContract() {
  return (
    <>
      <Section id="untouched" title="What you may not touch">
        <p>
          Columns, beams, slabs and concrete walls carry the neighbours too: no holes, no chasing, no exceptions. Outer
          walls, the façade and the terrace belong to the society. Balconies may be closed only where the sanctioned
          plan and the development rules allow it. Toilets stay above toilets. Ducts and fire exits stay free.
        </p>
        <p>
          Ask the society in writing before work begins: most want a plan, a refundable deposit, fixed hours, and the
          debris gone each week. If any wall is to go, have a structural engineer sign that it carries nothing, and keep
          that paper with the deeds; the next buyer’s <Link to={pathTo('propertyEvaluationGuide')}>valuer</Link> will
          compare the flat with its sanctioned plan.
        </p>
      </Section>
      <Section
        id="cost"
        title="What it costs, roughly"
        beside={
          <PullNumber number="₹10.4 to ₹16.4 Lac">
            for a comfortable fit-out of 745 sqft: an estimate to start the talk, not a quotation.
          </PullNumber>
        }
      >
        <p>
          These are our own estimates for fitting out a flat in Pune in late 2026, per sqft of carpet, with labour and
          before GST (usually 18 percent on a contractor’s bill). Appliances and loose furniture are extra. Three
          written quotes on the same drawings will tell you more than any table.
        </p>
        <Figure picture={<CostScene />}>
          Estimates in rupees per carpet sqft. Essential: kitchen, wardrobes, paint, lights. Comfortable: new bathrooms
          and floors as well. Fine: made to measure, stone, veneer.
        </Figure>
        <FactTable
          caption="Where the money goes in a comfortable fit-out (estimate)"
          columns={['Part', 'Share', 'For ₹13 Lac']}
          rows={[
            ['Wardrobes, beds, study', '25%', '₹3,25,000'],
            ['Kitchen', '20%', '₹2,60,000'],
            ['Floors and bathrooms', '20%', '₹2,60,000'],
            ['Paint and ceilings', '13%', '₹1,69,000'],
            ['Electricity and plumbing', '12%', '₹1,56,000'],
            ['Kept back for surprises', '10%', '₹1,30,000'],
          ]}
        />
        <p>
          Building a house on a plot is a different calculation: we estimate ₹2,000 to ₹2,600 per built-up sqft for
          plain work, ₹2,800 to ₹3,600 for good work, without the land, the compound and the sanction fees.
        </p>
      </Section>
      <Section
        id="contract"
        title="A contract that holds for both sides"
        beside={
          <PullNumber number="5 to 10%">
            of the price stays with you until the defects period is over, six to twelve months after handover.
          </PullNumber>
        }
      >
        <p>
          Disputes come from what was not written down. Two pages and a set of drawings are enough. Pay for work that is
          done and measured, never by the calendar: a small advance for materials, then after each stage, and the last
          part when the list of snags is empty.
        </p>
        <Figure picture={<WorksScene />}>
          A programme for a 2 BHK, sixteen weeks. Each payment follows finished work. Durations are estimates; add three
          weeks if plaster must dry in the monsoon.
        </Figure>
        <ul>
          <li>Drawings with dimensions, and a bill of quantities with a rate for each item, with or without GST.</li>
          <li>Materials by brand, grade and thickness; samples signed by both and kept on site.</li>
          <li>Start, stages, end, and what a week of delay costs whom.</li>
          <li>Changes only in writing, with price and days, before they are made.</li>
          <li>Insurance for the workers, safe wiring, debris, damage to lift and neighbours.</li>
          <li>The water test, the earthing test, and a drawing of all hidden pipes and wires at the end.</li>
        </ul>
      </Section>
      <Section id="checklist" title="Before the first hammer">
        <Checklist
          items={[
            'Measured plan with north, and your furniture on it.',
            'Firm wishes on one page: light, vastu if any, storage, the one thing you will not give up.',
            'Society’s permission and, for any wall, an engineer’s letter.',
            'Three quotes on the same drawings; two finished flats of the contractor visited.',
            'Contract signed, samples signed, first payment by transfer.',
            'A tenth of the money untouched.',
          ]}
        />
        <p>
          Borrowing for it? Banks lend for renovation too; the <Link to={pathTo('homeLoanGuide')}>home loan guide</Link>{' '}
          explains EMIs and fees.
        </p>
      </Section>
    </>
  )
}
