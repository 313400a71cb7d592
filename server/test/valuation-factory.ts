import type { SentInputOf } from '@properysearch/contract/kernel/endpoint'
import type { valuations } from '@properysearch/contract/valuations/calls'
import { sql } from '../src/platform/db/sql.ts'
import type { TestPerson } from './factories.ts'
import { createHire, createProfessional, type TestHire } from './hire-factory.ts'
import { asBlob, photo, uploadId } from './listing-factory.ts'
import { createProperty } from './property-factory.ts'
import type { TestApp } from './test-app.ts'

export interface TestValuation extends TestHire {
  propertyId: number
  /** Live listings like it. */
  comparables: number[]
}

type Parts = Omit<SentInputOf<typeof valuations.save>, 'hireId' | 'version'>

type WholeReport = { [Part in keyof Parts]-?: NonNullable<Parts[Part]> }

const none = { negotiation: 0, floor: 0, age: 0, area: 0, view: 0 }

/** Every part of a report, for a flat of 800 sqft at ₹11,000. */
export function wholeReport(comparables: readonly number[]): WholeReport {
  return {
    assignment: {
      purpose: 'loan',
      addressee: 'State Bank, Baner',
      valuedOn: '2026-11-14',
      inspectedOn: '2026-11-13',
      shownBy: '',
    },
    property: {
      kind: 'Flats',
      bhk: '2',
      address: 'Flat 4, Chaitraban Homes, Baner Road',
      locality: 'Baner',
      city: 'Pune',
      surveyNumber: 'S. No. 45/2',
      owners: 'Asha Kulkarni',
      tenure: 'society',
      occupancy: 'owner',
      areaSqft: 800,
      builtUpSqft: 960,
      floor: 4,
      ageYears: 8,
      lifeYears: 52,
      boundaries: '',
      deviations: '',
    },
    documents: { seen: ['index-ii', 'tax-receipt'], notes: '' },
    comparables: {
      rows: comparables.slice(0, 3).map((propertyId) => ({ propertyId, adjustments: { ...none, negotiation: -5 } })),
      adoptedRate: 11_000,
      reason: 'It is larger than the comparables, and on a higher floor.',
    },
    values: {
      realisablePercent: 90,
      distressPercent: 75,
      guideline: { rate: 80_000, zone: 'Baner 12/3, 2026-27' },
      construction: { cost: 2_500, depreciationPercent: 10 },
      remarks: 'Well kept.',
    },
    declaration: { hasNoInterest: true, inspectedMyself: true, feeIsIndependent: true },
  }
}

interface Given {
  client: TestPerson
  professional?: TestPerson
  /** Whose listing is valued; the client's own unless it is said. */
  ownerId?: number
}

/** Work that an evaluator has accepted, about a flat beside which three like it are for sale. */
export async function acceptedValuation(app: TestApp, { client, ...given }: Given): Promise<TestValuation> {
  const professional = given.professional ?? (await createProfessional(app, 'evaluator'))
  const ownerId = given.ownerId ?? client.user.id
  const flat = { listedIn: 'sell', subcategory: 'Flats', bhk: 2, carpetSqft: 800, pricePaise: 96_00_000_00 } as const
  const propertyId = await createProperty(app, { ownerId, ...flat })
  const comparables: number[] = []
  for (let i = 0; i < 3; i++) comparables.push(await createProperty(app, { ...flat, carpetSqft: 780 + 20 * i }))
  const hire = await createHire(app, { kind: 'evaluator', client, professional, propertyId, state: 'accepted' })
  return { ...hire, propertyId, comparables }
}

/** The report as far as it is given, with a photo. */
export async function writeReport(valuation: TestValuation, parts: Parts = wholeReport(valuation.comparables)) {
  const { id: hireId, professional } = valuation
  const { valuations } = professional.client
  const { version } = (await valuations.getLead({ id: hireId })).data
  const { data } = await valuations.save({ hireId, version, ...parts })
  await addPhoto(valuation)
  return data
}

export async function addPhoto({ id: hireId, professional }: TestHire, upload = uploadId()) {
  const bytes = asBlob(await photo())
  return (await professional.client.valuations.uploadPhoto({ hireId, uploadId: upload }, bytes)).data
}

/** Written and delivered. */
export async function deliverValuation(valuation: TestValuation) {
  const { version } = await writeReport(valuation)
  return (await valuation.professional.client.valuations.deliver({ hireId: valuation.id, version })).data
}

/** A valuation of the past with a report, and the name of both people in its draft; written straight into the tables. */
export async function insertOldValuation(
  app: TestApp,
  { clientId, evaluatorId }: { clientId: number; evaluatorId: number },
): Promise<void> {
  const { now } = app.clock
  const { id } = await app.db.one<{ id: number }>(sql`
    insert into hires (kind, client_id, professional_id, state, title, asked_at, changed_at, key)
    values ('evaluator', ${clientId}, ${evaluatorId}, 'declined', 'A valuation', ${now}, ${now},
      ${`old-${clientId}-${evaluatorId}`}) returning id`)
  const draft = JSON.stringify({ property: { owners: 'Vasundhara Chandorkar', address: 'Chandorkar Lane' } })
  await app.db.run(sql`
    insert into valuations (hire_id, evaluator_id, client_id, draft, version, saved_at)
    values (${id}, ${evaluatorId}, ${clientId}, ${draft}::jsonb, 1, ${now})`)
  await app.db.run(sql`
    insert into valuation_photos (hire_id, file_key, caption, upload_id, added_at)
    values (${id}, ${`valuations/old-${id}.jpg`}, 'Chandorkar Lane', 'one', ${now})`)
  await app.db.run(sql`
    insert into valuation_reports (number, hire_id, version, evaluator_id, issued_at, valued_on, area_sqft, rate_paise,
      market_paise, realisable_paise, distress_paise, file_key, size_bytes, content_hash)
    values (${`PV-OLD-${id}`}, ${id}, 1, ${evaluatorId}, ${now}, ${now}, 800, 1, 1, 1, 1,
      ${`valuations/old-${id}.pdf`}, 1, ${Buffer.alloc(32)})`)
}
