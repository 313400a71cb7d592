import { hash } from 'node:crypto'
import type { Subcategory } from '@properysearch/contract/listings/facts'
import type { ValuationPurpose } from '@properysearch/contract/valuations/facts'
import type { Comparable, ReportDraft } from '@properysearch/contract/valuations/report'
import { meanRate } from '@properysearch/contract/valuations/values'
import { addDays } from '@properysearch/contract/values/days'
import type { Storage } from '@properysearch/server/src/adapters/storage/port.ts'
import {
  type DemoValuation,
  insertDemoValuation,
} from '@properysearch/server/src/modules/valuations/demo-valuations.ts'
import { dayInIndia } from '@properysearch/server/src/platform/day-in-india.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'
import type { Photo } from '@properysearch/server/src/platform/sheet.ts'
import sharp from 'sharp'
import { paintListing } from './pictures/paint-listing.ts'
import { findDrawnPicture } from './pictures/pictures.sql.ts'

interface Hired {
  id: number
  state: string
  professionalId: number
  clientId: number
  propertyId: number
  client: string
  deliveredAt: Date | null
  acceptedAt: Date
  isOwner: boolean
  /** In the words of the order. */
  purpose: string | null
  kind: Subcategory
  bhk: number | null
  address: string
  locality: string
  city: string
  sizeSqft: number
  floor: number | null
}

const hourMs = 60 * 60 * 1000

/** What the orders of the demo world ask for, as a report names it. */
const purposes: Record<string, ValuationPurpose> = {
  'A sale': 'sale',
  'A purchase': 'purchase',
  'A home loan': 'loan',
  'Capital gains tax': 'tax',
  'A settlement in the family': 'family',
  'A visa': 'net-worth',
}

/** The evaluators' reports: delivered ones with their files, and drafts half written. */
export async function makeValuations(
  db: Db,
  _now: Date,
  given: { storage: Storage; publicUrl: string },
): Promise<void> {
  const hires = await db.many<Hired>(sql`
    select h.id, h.state, h.professional_id, h.client_id, h.property_id, c.firstname || ' ' || c.lastname as client,
      h.delivered_at, h.accepted_at, p.owner_id = h.client_id as is_owner,
      h.details ->> 'purpose' as purpose, p.subcategory as kind, p.bhk,
      concat_ws(', ', p.unit, p.address) as address, p.locality, city.name as city, p.size_sqft::float8 as size_sqft, p.floor
    from hires h join properties p on p.id = h.property_id join cities city on city.id = p.city_id
      join users c on c.id = h.client_id
    where h.kind = 'evaluator' and h.state in ('accepted', 'waiting', 'delivered', 'closed') order by h.id`)
  for (const hire of hires) {
    const isDelivered = hire.deliveredAt !== null
    const at = hire.deliveredAt ?? new Date(hire.acceptedAt.getTime() + hourMs)
    const draft = await draftOf(db, hire, dayInIndia(at))
    await insertDemoValuation(db, given, {
      hireId: hire.id,
      evaluatorId: hire.professionalId,
      clientId: hire.clientId,
      propertyId: hire.propertyId,
      savedAt: new Date(at.getTime() - hourMs),
      draft: isDelivered ? draft : { ...draft, comparables: null, values: null, declaration: null },
      photos: isDelivered ? await photosOf(db, hire) : [],
      delivered: isDelivered
        ? { at, number: numberOf(hire.id), isShown: hire.isOwner && hire.state === 'closed' }
        : null,
    } satisfies DemoValuation)
  }
}

/** The same in every world. */
function numberOf(hireId: number): string {
  const letters = hash('sha256', `valuation ${hireId}`)
    .toUpperCase()
    .replace(/[01AEIOU]/g, '')
  return `PV-${letters.slice(0, 4)}-${letters.slice(4, 8)}`
}

/** The first two pictures of the listing, drawn as they are on its page. */
async function photosOf(db: Db, { propertyId }: Hired): Promise<Photo[]> {
  const photos: Photo[] = []
  for (const [position, caption] of [
    [1, 'From the road'],
    [2, 'Inside'],
  ] as const) {
    const picture = await findDrawnPicture(db, propertyId, position)
    if (!picture) continue
    const bytes = await sharp(Buffer.from(paintListing(propertyId, picture)))
      .resize({ width: 600 })
      .jpeg()
      .toBuffer()
    photos.push({ caption, bytes })
  }
  return photos
}

async function draftOf(db: Db, hire: Hired, day: string): Promise<ReportDraft> {
  const isPlot = hire.kind === 'Plots'
  const rows = await comparablesOf(db, hire, day)
  return {
    assignment: {
      purpose: purposes[hire.purpose ?? ''] ?? (hire.isOwner ? 'sale' : 'purchase'),
      addressee: '',
      valuedOn: day,
      inspectedOn: addDays(day, -2),
      shownBy: hire.client,
    },
    property: {
      kind: hire.kind,
      bhk: hire.bhk === null ? null : (String(hire.bhk) as '2'),
      address: hire.address,
      locality: hire.locality,
      city: hire.city,
      surveyNumber: '',
      owners: hire.isOwner ? hire.client : 'As in the deed that was shown',
      tenure: isPlot ? 'freehold' : 'society',
      occupancy: 'owner',
      areaSqft: hire.sizeSqft,
      builtUpSqft: isPlot ? null : Math.round(hire.sizeSqft * 1.2),
      floor: isPlot ? null : hire.floor,
      ageYears: isPlot ? null : 8,
      lifeYears: isPlot ? null : 52,
      boundaries: '',
      deviations: '',
    },
    documents: {
      seen: ['deed', 'index-ii', 'tax-receipt'],
      notes: 'Copies. A report of the demo world: it proves nothing.',
    },
    comparables:
      rows.length < 3
        ? null
        : {
            rows,
            adoptedRate: meanRate(rows) ?? 0,
            reason: 'The mean of what was asked nearby, less what is negotiated.',
          },
    values: {
      realisablePercent: 90,
      distressPercent: 75,
      guideline: null,
      construction: isPlot ? null : { cost: 2_600, depreciationPercent: 12 },
      remarks: 'The building is well kept and the approach road is tarred.',
    },
    declaration: { hasNoInterest: true, inspectedMyself: true, feeIsIndependent: true },
  }
}

/** What is for sale in the same locality, of the same kind. */
async function comparablesOf(db: Db, hire: Hired, seenOn: string): Promise<Comparable[]> {
  const found = await db.many<Omit<Comparable, 'adjustments' | 'distanceKm' | 'seenOn' | 'city'>>(sql`
    select id as property_id, title, locality, (price_paise / 100)::float8 as price,
      round(price_per_sqft_paise / 100.0)::float8 as rate, size_sqft::float8 as size_sqft, floor, age
    from properties where state = 'verified' and listed_in = 'sell' and locality = ${hire.locality} and id <> ${hire.propertyId}
      and subcategory = ${hire.kind}::subcategory order by abs(size_sqft - ${hire.sizeSqft}), id limit 3`)
  return found.map((row) => ({
    ...row,
    city: hire.city,
    distanceKm: null,
    seenOn,
    adjustments: { negotiation: -5, floor: 0, age: 0, area: 0, view: 0 },
  }))
}
