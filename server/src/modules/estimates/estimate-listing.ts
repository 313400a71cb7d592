import type { Estimate, EstimateComparable } from '@properysearch/contract/estimates/calls'
import type { Refusal } from '@properysearch/contract/estimates/facts'
import { type Bhk, homes } from '@properysearch/contract/listings/facts'
import type { Context } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { type Named, strongestFacts } from './facts.rules.ts'
import { accuracyAround, ask, askPart, likenessOf, partFor } from './model/ask.ts'
import { monthOf } from './model/columns.ts'
import {
  comparedWith,
  distanceBetween,
  fewest,
  fewestLeft,
  furthestKm,
  kmBetween,
  nearestOf,
} from './model/comparables.ts'
import { findModel, type ModelRow } from './models.sql.ts'
import { modelOf } from './models-in-memory.ts'
import { type Candidate, findCandidates, findSubject, type SubjectRow } from './subjects.sql.ts'

interface Asked {
  propertyId: number
  /** Comparables that whoever asks has taken out. */
  without?: readonly number[] | undefined
  /** Whoever asks about their own; null for what anybody may open. */
  ownerId: number | null
}

/**
 * What a listing would be asked for. Its own price is no part of that: the model asked is the one that never saw it, and
 * it is none of its comparables.
 */
export async function estimateListing(
  ctx: Pick<Context, 'db' | 'now'>,
  { propertyId, without = [], ownerId }: Asked,
): Promise<Estimate> {
  const row = await findSubject(ctx.db, propertyId, ownerId)
  if (!row) throw fail('not-found')
  const subject = whole(row)
  if (!subject) return refused('incomplete')
  const model = await findModel(ctx.db, subject.listedIn)
  if (!model) return refused('not-trained')
  return estimateBy(ctx, { subject, model, without })
}

async function estimateBy(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { subject, model, without }: { subject: Named; model: ModelRow; without: readonly number[] },
): Promise<Estimate> {
  const learned = await modelOf(db, model)
  const month = monthOf(now)
  const alike = await findAlike(db, subject, month)
  const leftOut = new Set(without)
  const comparables = alike.map(({ candidate }) => onWire(subject, candidate, leftOut.has(candidate.id)))
  if (alike.length < fewest) return refused('too-few-alike', comparables)
  const left = alike.filter(({ candidate }) => !leftOut.has(candidate.id))
  if (left.length < fewestLeft) return refused('too-few-left', comparables)
  const part = partFor(learned, subject.id)
  const compared = left.map(({ candidate, distance }) => ({
    distance,
    residual:
      Math.log(candidate.pricePaise / 100 / candidate.sizeSqft) -
      askPart(part, candidate, monthOf(candidate.pricedAt)).log,
  }))
  const asked = ask(learned, subject, month, compared)
  const price = rounded(asked.price)
  const { of, accuracy } = accuracyAround(learned, subject)
  return {
    estimate: {
      price,
      low: rounded(asked.low),
      high: rounded(asked.high),
      pricePerSqft: Math.round(price / subject.sizeSqft),
      learnedFrom: learned.listings,
      trainedAt: model.trainedAt.toISOString(),
      accuracy: {
        of,
        place: of === 'place' ? subject.locality : of === 'city' ? subject.city : 'India',
        listings: accuracy.listings,
        medianErrorPercent: percent(accuracy.medianError),
        coveragePercent: percent(accuracy.coverage),
      },
      facts: strongestFacts(subject, asked, left.length),
    },
    refusal: null,
    comparables,
  }
}

/** A rare kind may be hidden behind many others: then a wider look is worth its cost. */
const looks = [2500, 20_000]

async function findAlike(db: Context['db'], subject: Named, month: number) {
  const likeness = likenessOf(subject, month)
  let alike: { candidate: Candidate; distance: number }[] = []
  for (const lookedAt of looks) {
    const candidates = await findCandidates(db, subject, { km: furthestKm, lookedAt })
    alike = nearestOf(
      candidates.flatMap((candidate) => {
        const distance = distanceBetween(likeness, likenessOf(candidate, month))
        return distance === null ? [] : [{ candidate, distance }]
      }),
    )
    if (alike.length === comparedWith) return alike
  }
  return alike
}

function refused(refusal: Refusal, comparables: EstimateComparable[] = []): Estimate {
  return { estimate: null, refusal, comparables }
}

/** A draft may lack what an estimate needs. */
function whole(row: SubjectRow): Named | null {
  const { cityId, city, locality, latitude, longitude, sizeSqft } = row
  if (cityId === null || city === null || locality === null || latitude === null || longitude === null) return null
  if (sizeSqft === null || (row.bhk === null && homes.includes(row.subcategory))) return null
  return { ...row, cityId, city, locality, latitude, longitude, sizeSqft }
}

function onWire(subject: Named, candidate: Candidate, isLeftOut: boolean): EstimateComparable {
  const { id, title, locality, society, bhk, sizeSqft, pricePaise, listedAt, latitude, longitude } = candidate
  return {
    id,
    title,
    locality,
    society,
    bhk: bhk === null ? null : (String(bhk) as Bhk),
    sizeInFt: sizeSqft,
    price: pricePaise / 100,
    pricePerSqft: Math.round(pricePaise / 100 / sizeSqft),
    distanceKm: Math.round(kmBetween(subject, candidate) * 10) / 10,
    listedAt: listedAt.toISOString(),
    latitude,
    longitude,
    isLeftOut,
  }
}

/** To three figures: more would promise what nobody knows. */
function rounded(rupees: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(rupees)) - 2)
  return Math.round(rupees / step) * step
}

export function percent(share: number): number {
  return Math.round(share * 1000) / 10
}
