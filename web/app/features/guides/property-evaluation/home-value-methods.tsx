import { Caution, FactTable, Figure, PullNumber, Section } from '../article-parts.tsx'
import { TriangleScene } from './triangle-scene.tsx'
import { ValuesScene } from './values-scene.tsx'

export function HomeValueMethods() {
  return (
    <>
      <Section id="methods" title="Three methods, one property">
        <p>
          Every report uses one of three approaches, often two, and says why. Where they disagree by more than a tenth,
          ask.
        </p>
        <Figure picture={<TriangleScene />}>
          Market for flats, income for rented property, cost for houses on their own land.
        </Figure>
        <ul>
          <li>
            <strong>Market.</strong> What similar homes nearby were sold for, recently, adjusted for what differs. The
            main method for flats; worked out in the next section.
          </li>
          <li>
            <strong>Income.</strong> What the rent is worth. A flat rented out at ₹27,000 a month brings ₹3,24,000 a
            year; less ₹60,000 for society charges, tax and vacant weeks, that leaves ₹2,64,000. At a net yield of 3.25
            percent that is ₹81 lakh. Homes in Pune yield 2.5 to 4 percent before costs, shops and offices more.
          </li>
          <li>
            <strong>Cost.</strong> Land plus building, less wear. A bungalow on 2,000 sqft of land at ₹5,500 with 1,800
            sqft built at ₹2,400, a quarter of its life used: ₹1.10 crore and ₹32.4 lakh, together ₹1.42 crore.
          </li>
        </ul>
      </Section>
      <Section
        id="comparables"
        title="Comparables, worked out"
        beside={
          <PullNumber number="₹87 Lac">
            is the mean of three adjusted sales, ₹11,685 per carpet sqft, times 745 sqft.
          </PullNumber>
        }
      >
        <p>
          Take a flat of 745 sqft carpet on the seventh of eleven floors, eight years old, with covered parking. Three
          sales within a kilometre and half a year, taken from registered deeds (Index II shows the value), not from
          advertisements:
        </p>
        <FactTable
          caption="Three invented sales"
          columns={['Sale', 'Carpet', 'Price', '₹ per sqft', 'Differs by', 'Adjusted']}
          rows={[
            ['A', '760', '₹88.00 Lac', '11,579', 'Third floor: +2%', '11,811'],
            ['B', '720', '₹86.40 Lac', '12,000', 'Two years old: −5%', '11,400'],
            ['C', '790', '₹90.85 Lac', '11,500', 'No parking: +3%', '11,845'],
          ]}
        />
        <p>
          The adjustment moves the other flat towards yours: what is worse there is added, what is better taken off. If
          the adjustments together pass about 15 percent, the sale is not a comparable.
        </p>
        <Caution>
          Compare carpet with carpet. A price per “saleable” sqft looks a third lower and tells you nothing.
        </Caution>
      </Section>
      <Section
        id="values"
        title="One flat, several values"
        beside={
          <PullNumber number="₹61 to ₹70 Lac">is what the same ₹87 Lac flat might bring in a forced sale.</PullNumber>
        }
      >
        <p>
          <strong>Fair market value</strong> is the price between a willing buyer and a willing seller, both informed,
          neither in a hurry. <strong>Realisable value</strong> is what a bank expects to receive after an ordinary sale
          within some months. <strong>Distress value</strong> is for a sale that must happen now. The percentages are
          usual in the trade, not a rule.
        </p>
        <Figure picture={<ValuesScene />}>As percentages of the fair market value.</Figure>
        <p>
          Most reports contain two more. The <strong>guideline value</strong> is the state’s, for stamp duty. The{' '}
          <strong>insurable value</strong> is what it costs to build again: building only, no land, so for a flat far
          below its price.
        </p>
      </Section>
    </>
  )
}
