import { pathTo } from '../../../screens.ts'
import { Link } from '../../../ui/link.tsx'
import { Checklist, FactTable, Figure, PullNumber, Section } from '../article-parts.tsx'
import { VisitScene } from './visit-scene.tsx'

export function ChooseAndVisit() {
  return (
    <>
      <Section
        id="shortlist"
        title="Shortlist on carpet area and travel time"
        beside={
          <PullNumber number="1.30 to 1.45 ×">
            is what “super built-up” usually adds to the carpet area. New flats may not be sold on that basis.
          </PullNumber>
        }
      >
        <p>
          Carpet area is the floor you can use inside your walls: internal partitions count, outer walls, shafts,
          balconies and terraces do not. A flat of “1,050 sqft” super built-up is often only about 750 sqft of carpet.
          Convert every price into rupees per carpet sqft before you compare. In Pune most 2 BHK flats have 620 to 850
          sqft of carpet, most 3 BHK flats 900 to 1,300.
        </p>
        <p>
          Then travel to work from each candidate, once, at the hour you would really travel. Ask what the society
          charges each month (₹3 to ₹5 per sqft is usual), where the water comes from in May, and which parking is
          written in the agreement.
        </p>
        <FactTable
          caption="Ready or under construction"
          columns={['What', 'Resale', 'New, with OC', 'Under construction']}
          rows={[
            ['GST', 'None', 'None', '5%; 1% up to ₹45 Lac and 90 sqm carpet'],
            ['You see', 'The flat itself', 'The flat itself', 'Plans and a sample flat'],
            ['You pay', 'In weeks', 'In weeks', 'By stages, over years'],
            ['Main risk', 'Title, dues, repairs', 'Snags', 'Delay'],
            ['Protection', 'Your lawyer', 'RERA, 5 years for defects', 'RERA, 5 years for defects'],
          ]}
        />
      </Section>
      <Section id="visit" title="Visit twice, once in the rain or after dark">
        <p>
          The first visit is for the rooms, the second for the building. Go alone if you can, walk up by the stairs, and
          talk to a resident and to the watchman. Take photographs of the meters, the notice board and every damp patch.
        </p>
        <Figure
          picture={<VisitScene />}
          legend={[
            'Terrace and tank: waterproofing, lids, hours of supply',
            'Ceilings: stains below a terrace or a bathroom',
            'Windows: which rooms get the western sun',
            'Bathrooms: pressure, slope to the drain, smell',
            'Kitchen: exhaust, gas line, number of sockets',
            'Lift: year of its licence, power backup',
            'Parking: your own slot, wide enough, on paper',
            'Ground: sump, tankers, drains after heavy rain',
          ]}
        >
          Eight places to look at. Most cost nothing to check now and a lot to repair later.
        </Figure>
        <Checklist
          items={[
            'Measure two rooms and compare them with the plan.',
            'Open every tap, flush, switch and window once.',
            'Ask the society for its last accounts and its dues against this flat.',
            'Ask why the seller is selling, and how long the flat has been on the market.',
            'Stand in the bedroom at ten at night: traffic, generators, halls.',
          ]}
        />
        <p>
          Buying to change it? Read the <Link to={pathTo('homeDesignGuide')}>home design guide</Link> before you fall
          for a wall that cannot be moved.
        </p>
      </Section>
    </>
  )
}
