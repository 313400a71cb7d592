import type { AnalysisDetails } from '@properysearch/contract/analysis/calls'
import type { Context } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { fail } from '../../platform/errors.ts'
import { findItems, findPriceSteps } from '../listings/index.ts'
import { compareWithPlace, findMatches, placeOf } from './market/around.rules.ts'
import { marketOf } from './market/market.ts'
import { rateInRupees } from './market/middles.rules.ts'
import { fromListings } from './market/sources.rules.ts'
import { findSubject } from './subjects.sql.ts'

/** Counted from 1970, in India. */
export const todayOf = ({ now }: Pick<Context, 'now'>): number => Date.parse(dayInIndia(now)) / 86_400_000

export async function getDetails(ctx: Context, id: number): Promise<AnalysisDetails> {
  const [subject, [row], steps, market] = await Promise.all([
    findSubject(ctx.db, id),
    findItems(ctx.db, [id]),
    findPriceSteps(ctx.db, id),
    marketOf(ctx),
  ])
  if (!subject || !row) throw fail('not-found')
  const place = placeOf(market, subject)
  const { band, ...compared } = compareWithPlace(place, subject)
  return {
    ...fromListings(place ? [place] : [], band.n),
    propertydetails_id: id,
    item: row,
    pricePerSqft: rateInRupees(subject.pricePerSqftPaise),
    locality: { name: place?.locality ?? row.locationData.city, ...band },
    ...compared,
    daysOnMarket: Math.max(0, todayOf(ctx) - subject.listedDay),
    priceHistory: steps.map(({ since, pricePaise }) => ({ since: since.toISOString(), price: pricePaise / 100 })),
  }
}

export async function getMatchingData(ctx: Context, id: number) {
  const [subject, market] = await Promise.all([findSubject(ctx.db, id), marketOf(ctx)])
  if (!subject) throw fail('not-found')
  const matches = findMatches(market, subject)
  const items = new Map(
    (
      await findItems(
        ctx.db,
        matches.map(({ id }) => id),
      )
    ).map((row) => [row.propertydata.id, row]),
  )
  const rows = matches.flatMap(({ id, ratePaise }) => {
    const row = items.get(id)
    const percent = Math.round((ratePaise / subject.pricePerSqftPaise - 1) * 1000) / 10
    return row?.propertydata.availability === 'available' ? [{ item: row, differencePercent: percent }] : []
  })
  const places = market.places.filter((place) => place.cityId === subject.cityId)
  return { ...fromListings(places, rows.length), rows }
}
