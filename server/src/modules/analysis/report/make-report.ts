import { costOfOwning } from '@properysearch/contract/analysis/owning'
import { type ReportContent, reportContent } from '@properysearch/contract/analysis/report-calls'
import { homes } from '@properysearch/contract/listings/facts'
import { paperKinds, papersFor } from '@properysearch/contract/listings/papers'
import type { Context } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import { estimateListing, furthestKm } from '../../estimates/index.ts'
import { findItems, findPriceSteps } from '../../listings/index.ts'
import { distanceKm } from '../../search/index.ts'
import { drawDeals } from '../charts/deals.rules.ts'
import { todayOf } from '../get-details.ts'
import { alikeIn, compareWithPlace, findMatches, placeOf } from '../market/around.rules.ts'
import { bandOf } from '../market/chosen.rules.ts'
import { type Market, monthKey } from '../market/market.ts'
import { fromDeals, fromListings, fromModel, fromMonths } from '../market/sources.rules.ts'
import { findSubject } from '../subjects.sql.ts'
import { tellHistory } from './history.rules.ts'
import { findPricedAt, findReportSubject } from './reports.sql.ts'

const mostComparables = 8

/** All that the report of a home for sale says, from what is known now. */
export async function makeReport(
  ctx: Pick<Context, 'db' | 'now'>,
  market: Market,
  propertyId: number,
): Promise<ReportContent> {
  const { db } = ctx
  const subject = await findSubject(db, propertyId)
  const more = await findReportSubject(db, propertyId)
  const [item] = await findItems(db, [propertyId])
  if (!subject || !more || !item || subject.listedIn !== 'sell' || !homes.includes(subject.subcategory)) {
    throw fail('not-found')
  }
  const place = placeOf(market, subject)
  const { band, ...compared } = compareWithPlace(place, subject)
  const steps = await findPriceSteps(db, propertyId)
  const { estimate, comparables: alike } = await estimateListing(ctx, { propertyId, ownerId: null })
  const daysOnMarket = Math.max(0, todayOf(ctx) - subject.listedDay)
  const months = market.months.get(monthKey({ ...subject, localityId: place?.localityId ?? 0 })) ?? []
  const trend = months.slice(-24).map(({ month, pricePerSqftPaise, listings: n }) => ({
    month,
    usual: Math.round(pricePerSqftPaise / 100),
    n,
  }))
  const rents = bandOf(alikeIn(place, { ...subject, listedIn: 'rent' }))
  const around = {
    city: item.locationData.city,
    locality: place?.locality ?? undefined,
    subcategory: subject.subcategory,
  }
  const deals = drawDeals(market, around, 'sell')
  // The same as beside the estimate on the property's page; where there is none, the nearest in size.
  const matches = alike.length > 0 ? alike.slice(0, mostComparables) : findMatches(market, subject)
  const comparables = await findComparables(
    ctx,
    matches.map(({ id }) => id),
    more,
  )
  const usualPapers = papersFor(subject.subcategory, 'sell').filter(
    (kind) => !['other', 'power-of-attorney'].includes(kind),
  )
  const named = (kinds: readonly (keyof typeof paperKinds)[]) => kinds.map((kind) => paperKinds[kind].name)
  const { price } = item.propertydata
  return reportContent.parse({
    propertyId,
    title: item.propertydata.title,
    locality: item.locationData.locality,
    city: item.locationData.city,
    around: place?.locality ?? item.locationData.city,
    state: more.state,
    latitude: more.latitude,
    longitude: more.longitude,
    subcategory: subject.subcategory,
    bhk: subject.bhk,
    sizeSqft: subject.sizeSqft,
    price,
    pricePerSqft: Math.round(subject.pricePerSqftPaise / 100),
    daysOnMarket,
    standing: { ...band, differencePercent: compared.differencePercent, cheaperPercent: compared.cheaperPercent },
    trend,
    comparables,
    rentYield:
      compared.rentYieldPercent === null || rents.usual === null
        ? null
        : { percent: compared.rentYieldPercent, rentPerSqft: rents.usual, rentals: rents.n },
    deals: { n: deals.n, paidPercent: deals.paidPercent },
    owning: costOfOwning({
      price,
      city: item.locationData.city,
      sizeSqft: subject.sizeSqft,
      maintenance: more.maintenancePaise === null ? null : more.maintenancePaise / 100,
      isUnderConstruction: item.propertydata.possession !== 'Ready To Move',
    }),
    papers: {
      given: named(usualPapers.filter((kind) => more.papers.includes(kind))),
      missing: named(usualPapers.filter((kind) => !more.papers.includes(kind))),
    },
    priceHistory: steps.map(({ since, pricePaise }) => ({ since: since.toISOString(), price: pricePaise / 100 })),
    historySays: tellHistory(steps, daysOnMarket),
    estimate: estimate && {
      value: estimate.price,
      low: estimate.low,
      high: estimate.high,
      errorPercent: estimate.accuracy.medianErrorPercent,
      errorPlace: estimate.accuracy.place,
      coveragePercent: estimate.accuracy.coveragePercent,
      errorListings: estimate.accuracy.listings,
    },
    sources: [
      { what: 'Prices nearby', ...fromListings(place ? [place] : [], band.n) },
      {
        what: 'Trend',
        ...fromMonths(
          market,
          trend.reduce((sum, { n }) => sum + n, 0),
        ),
      },
      { what: 'Comparables', ...fromListings(place ? [place] : [], comparables.length) },
      { what: 'Rent yield', ...fromListings(place ? [place] : [], band.n + rents.n) },
      { what: 'Asking and agreed prices', ...fromDeals(market, deals.n) },
      ...(estimate ? [{ what: 'Estimate', ...fromModel(estimate.trainedAt, estimate.learnedFrom) }] : []),
    ],
  } satisfies ReportContent)
}

async function findComparables(
  { db }: Pick<Context, 'db'>,
  ids: readonly number[],
  at: { latitude: number; longitude: number },
) {
  const items = await findItems(db, ids)
  const pricedAt = await findPricedAt(db, ids)
  return items
    .filter(({ propertydata }) => propertydata.availability === 'available')
    .map(({ propertydata, locationData, detailsData }) => ({
      propertyId: propertydata.id,
      title: propertydata.title,
      locality: locationData.locality,
      price: propertydata.price,
      pricePerSqft: Math.round(propertydata.price / (detailsData.sizeInFt || 1)),
      sizeSqft: detailsData.sizeInFt,
      distanceKm: Math.round(distanceKm(at, locationData) * 10) / 10,
      latitude: locationData.latitude,
      longitude: locationData.longitude,
      pricedAt: pricedAt.get(propertydata.id)?.toISOString() ?? null,
    }))
    .filter((one) => one.distanceKm <= furthestKm)
    .sort((a, b) => a.distanceKm - b.distanceKm || a.propertyId - b.propertyId)
    .slice(0, mostComparables)
}
