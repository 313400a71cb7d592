import type { AdFormat, AdSlotName } from '@properysearch/contract/ad-facts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

export type AdEvent = 'view' | 'click'

export interface NewAd {
  slot: AdSlotName
  advertiser: string
  headline: string
  description: string
  siteLink: string
  /** The name of a drawing of ours, or an address: one of the two. */
  drawing: string | null
  mediaUrl: string | null
  posterUrl: string | null
  alt: string
  width: number
  height: number
  runningFrom: Date
  runningUntil: Date | null
}

export interface AdRow extends Omit<NewAd, 'slot' | 'runningFrom' | 'runningUntil'> {
  id: number
  format: AdFormat
  clicks: number
}

const isRunning = (now: Date): Sql => sql`running_from <= ${now} and (running_until is null or running_until > ${now})`

/** In the order of their making. */
export async function insertAds(db: Db, all: readonly NewAd[]): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`
    insert into ads (slot, advertiser, headline, description, site_link, drawing, media_url, poster_url, alt, width,
      height, running_from, running_until)
    select slot, advertiser, headline, description, "siteLink", drawing, "mediaUrl", "posterUrl", alt, width, height,
      "runningFrom", "runningUntil"
    from json_to_recordset(${JSON.stringify(all)}::json) as it (slot ad_slot, advertiser text, headline text,
      description text, "siteLink" text, drawing text, "mediaUrl" text, "posterUrl" text, alt text, width int,
      height int, "runningFrom" timestamptz, "runningUntil" timestamptz)
    returning id`)
  return rows.map((row) => row.id)
}

export async function findRunningIds(db: Db, slot: AdSlotName, now: Date): Promise<number[]> {
  const rows = await db.hot<{ id: number }>(
    sql`select id from ads where slot = ${slot} and ${isRunning(now)} order by id`,
  )
  return rows.map((row) => row.id)
}

export async function findAd(db: Db, id: number): Promise<AdRow | undefined> {
  const [row] = await db.hot<AdRow>(sql`
    select id, format, advertiser, headline, description, site_link, drawing, media_url, poster_url, alt, width, height,
      coalesce((select sum(n) from ad_counts where ad_id = ads.id and kind = 'click'), 0)::int as clicks
    from ads where id = ${id}`)
  return row
}

/**
 * Counts when none of the visitor's names is known to this ad yet; all of them are, afterwards. One statement, so that
 * it happens wholly or not; names in order, so that two of the same visitor cannot block each other.
 */
export async function insertEvent(
  db: Db,
  it: { adId: number; kind: AdEvent; visitors: readonly string[]; day: string; now: Date },
): Promise<{ isRunning: boolean; isCounted: boolean }> {
  const visitors = [...new Set(it.visitors)].sort()
  const [row] = await db.hot<{ isRunning: boolean; isCounted: boolean }>(sql`
    with ad as (select id from ads where id = ${it.adId} and ${isRunning(it.now)}),
    added as (
      insert into ad_events (ad_id, kind, visitor, happened_at)
      select ad.id, ${it.kind}::ad_event, decode(name, 'hex'), ${it.now}
      from ad cross join unnest(${visitors}::text[]) with ordinality visitor (name, place) order by place
      on conflict do nothing returning ad_id),
    counted as (
      insert into ad_counts (ad_id, kind, day, n)
      select ad_id, ${it.kind}::ad_event, ${it.day}::date, 1 from added group by ad_id
      having count(*) = ${visitors.length}::int
      returning 1)
    select exists (select from ad) as is_running, exists (select from counted) as is_counted`)
  return row ?? { isRunning: false, isCounted: false }
}

export async function insertCounts(
  db: Db,
  all: readonly { adId: number; kind: AdEvent; day: string; n: number }[],
): Promise<void> {
  await db.run(sql`
    insert into ad_counts (ad_id, kind, day, n)
    select "adId", kind, day, n
    from json_to_recordset(${JSON.stringify(all)}::json) as it ("adId" bigint, kind ad_event, day date, n int)`)
}

/** Newest day first. */
export function findDays(db: Db, adId: number): Promise<{ day: string; views: number; clicks: number }[]> {
  return db.hot(sql`
    select day::text, coalesce(sum(n) filter (where kind = 'view'), 0)::int as views,
      coalesce(sum(n) filter (where kind = 'click'), 0)::int as clicks
    from ad_counts where ad_id = ${adId} group by day order by day desc`)
}

/** For the copy of a person's data. */
export function findEventsOf(
  db: Db,
  visitor: string,
): Promise<{ advertiser: string; headline: string; kind: AdEvent; happenedAt: Date }[]> {
  return db.many(sql`
    select advertiser, headline, kind, happened_at from ad_events join ads on ads.id = ad_id
    where visitor = decode(${visitor}, 'hex') order by happened_at`)
}

/** Once an ad has ended nobody can be counted again, so nobody needs to be remembered. The counts stay. */
export async function deleteEventsOfEnded(db: Db, endedBefore: Date): Promise<number> {
  return db.run(sql`
    delete from ad_events using ads where ads.id = ad_id and running_until < ${endedBefore}`)
}
