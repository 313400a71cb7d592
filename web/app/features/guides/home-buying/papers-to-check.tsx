import { pathTo } from '../../../screens.ts'
import { Link } from '../../../ui/link.tsx'
import { Caution, Checklist, Figure, PullNumber, Section } from '../article-parts.tsx'
import { SevenTwelveScene } from './seven-twelve-scene.tsx'

export function PapersToCheck() {
  return (
    <>
      <Section
        id="papers"
        title="The papers, and what each one proves"
        beside={
          <PullNumber number="30 years">
            of deeds are covered by a lawyer’s title search, with the Index II of each.
          </PullNumber>
        }
      >
        <p>
          No single paper proves ownership in India; a chain of them does. Land comes first. The 7/12 extract joins two
          village forms: VII says who holds the land and with what encumbrances, XII what grows on it. In city survey
          areas the property card takes its place.
        </p>
        <Figure
          picture={<SevenTwelveScene />}
          legend={[
            'Survey number: the same in every other paper',
            'Area in hectares and ares; 1 R is 1,076 sqft',
            'Tenure: class II land needs permission to sell',
            'Holders, with their mutation numbers; struck-out names are past',
            'Other rights: loans, tenants, court orders',
            'Crops: an empty record can still mean a tiller in possession',
          ]}
        >
          A sketch of a 7/12 extract. Names and numbers are invented.
        </Figure>
        <h3>For the building</h3>
        <ul>
          <li>Sanctioned plan and commencement certificate (CC): construction was permitted, and of what.</li>
          <li>
            Occupancy certificate (OC): it was built as permitted and may be occupied. Without it, water, loans and
            resale all become difficult.
          </li>
          <li>
            Non-agricultural order, development agreement and power of attorney when the builder does not own the land,
            and the conveyance to the society if it is done.
          </li>
        </ul>
        <h3>For a resale flat</h3>
        <Checklist
          items={[
            'Every earlier agreement, registered, each with its Index II and stamp receipt. Index II is the registrar’s own summary: parties, property, value, date.',
            'Share certificate in the seller’s name, and the society’s no-objection and no-dues letters.',
            'Paid property tax, electricity and water bills.',
            'If there was a loan: closure letter, original deeds back, charge released.',
            'If a seller has died or is abroad: heirs’ papers, or a registered power of attorney that is still valid.',
          ]}
        />
        <p>
          A lawyer turns these into a search report: thirty years at the sub-registrar, charges, court cases, and a
          public notice of fourteen days in two newspapers. Have the value checked as well: the{' '}
          <Link to={pathTo('propertyEvaluationGuide')}>evaluation guide</Link> says by whom.
        </p>
      </Section>
      <Section
        id="rera"
        title="Check the RERA number yourself"
        beside={
          <PullNumber number="10%">
            of the price is the most a builder may take before the agreement for sale is registered.
          </PullNumber>
        }
      >
        <p>
          A new project needs a MahaRERA registration before any advertisement or booking if its land is more than 500
          sqm and it has more than eight units. The number is P and eleven digits (older ones around Pune begin
          P521000), or since 2024 PR, PC, PM or PP and thirteen digits. Resale flats and projects finished before May
          2017 have none.
        </p>
        <p>
          Type the number into MahaRERA’s website instead of trusting a brochure, or scan the QR code that every
          advertisement must carry. Read the promised completion date and its extensions, the sanctioned plans, the
          court cases, the charges on the land and how many units are sold. The builder must keep 70 percent of what
          buyers pay in the project’s own account, and repairs structural defects free of charge for five years.
        </p>
        <Caution>
          An agent who shows you a registered project needs a number too: A and eleven or twelve digits. Ask for it
          before the visit.
        </Caution>
      </Section>
    </>
  )
}
