import type { NewProperty } from '@properysearch/server/src/modules/listings/index.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'
import { randomFrom } from '../random.ts'
import { roundTo } from './prices.ts'

const dayMs = 24 * 60 * 60 * 1000

/** One listing in four was dearer, now and then cheaper, when it went live: the price of today is then younger. */
export async function makeEarlierPrices(db: Db, all: readonly { id: number; property: NewProperty }[]): Promise<void> {
  const random = randomFrom('earlier prices')
  const changes = all.flatMap(({ id, property }) => {
    const { listedAt, confirmedAt, pricePaise } = property
    if (!listedAt || !confirmedAt || random.next() > 0.25) return []
    const days = Math.floor((confirmedAt.getTime() - listedAt.getTime()) / dayMs)
    if (days < 20) return []
    const before = pricePaise * (random.next() < 0.8 ? 1.02 + random.next() * 0.07 : 0.97)
    const earlier = roundTo(before / 100, property.listedIn === 'rent' ? 500 : 50_000) * 100
    if (earlier === pricePaise) return []
    const changedAt = new Date(listedAt.getTime() + random.between(10, days) * dayMs)
    return [{ id, earlier, listedAt, changedAt }]
  })
  const rows = sql`json_to_recordset(${JSON.stringify(changes)}::json)
    as it (id bigint, earlier bigint, "listedAt" timestamptz, "changedAt" timestamptz)`
  await db.run(sql`update price_history set since = it."changedAt" from ${rows} where property_id = it.id`)
  await db.run(
    sql`insert into price_history (property_id, since, price_paise) select id, "listedAt", earlier from ${rows}`,
  )
  await db.run(sql`update properties set updated_at = it."changedAt" from ${rows} where properties.id = it.id`)
}

/** What was usual in each of the eleven months before: rising towards today by four to nine per cent a year, unevenly. */
export async function makeEarlierMonths(db: Db, now: Date): Promise<void> {
  const latest = await db.many<{
    cityId: number
    localityId: number | null
    listedIn: string
    subcategory: string
    pricePerSqftPaise: number
    listings: number
  }>(sql`
    select city_id, locality_id, listed_in, subcategory, price_per_sqft_paise, listings from usual_prices
    order by city_id, locality_id, listed_in, subcategory`)
  const months = latest.flatMap((row) => {
    const random = randomFrom(`months ${row.cityId} ${row.localityId} ${row.listedIn} ${row.subcategory}`)
    const yearly = 0.04 + random.next() * 0.05
    return Array.from({ length: 11 }, (_, i) => ({
      ...row,
      month: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - i - 1, 1)).toISOString().slice(0, 10),
      pricePerSqftPaise: Math.round(
        row.pricePerSqftPaise * (1 - (yearly * (i + 1)) / 12) * (1 + (random.next() - 0.5) * 0.012),
      ),
      listings: Math.max(1, Math.round(row.listings * (0.8 + random.next() * 0.4))),
    }))
  })
  await db.run(sql`
    insert into usual_prices (city_id, locality_id, listed_in, subcategory, month, price_per_sqft_paise, listings)
    select it."cityId", it."localityId", it."listedIn"::listed_in, it.subcategory::subcategory, it.month, it."pricePerSqftPaise", it.listings
    from json_to_recordset(${JSON.stringify(months)}::json) as it ("cityId" int, "localityId" int, "listedIn" text,
      subcategory text, month date, "pricePerSqftPaise" bigint, listings int)`)
}
