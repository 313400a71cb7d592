import type { AdFormat, AdSlotName } from '@properysearch/contract/ads/facts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { type Allowance, takesAllowance } from '../visitors/index.ts'

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
 * Counts when none of the visitor's names is known to this ad yet and their network has an allowance left; all of them
 * are known, afterwards. A click counts only where a view is known. One statement, so that it happens wholly or not;
 * names in order, so that two of the same visitor cannot block each other.
 */
export async function insertEvent(
  db: Db,
  {
    adId,
    kind,
    allowance,
    day,
    now,
    ...event
  }: { adId: number; kind: AdEvent; visitors: readonly string[]; allowance: Allowance | null; day: string; now: Date },
): Promise<{ isRunning: boolean; isCounted: boolean }> {
  const visitors = [...new Set(event.visitors)].sort()
  const [row] = await db.hot<{ isRunning: boolean; isCounted: boolean }>(sql`
    with ad as (select id from ads where id = ${adId} and ${isRunning(now)}),
    names as (
      select decode(name, 'hex') as visitor, place from unnest(${visitors}::text[]) with ordinality given (name, place)),
    added as (
      insert into ad_events (ad_id, kind, visitor, happened_at)
      select ad.id, ${kind}::ad_event, names.visitor, ${now} from ad cross join names
      where ${kind}::ad_event = 'view' or exists (
        select from ad_events viewed join names known on known.visitor = viewed.visitor
        where viewed.ad_id = ad.id and viewed.kind = 'view')
      order by place
      on conflict do nothing returning ad_id),
    fresh as (select ad_id from added group by ad_id having count(*) = ${visitors.length}::int),
    counted as (
      insert into ad_counts (ad_id, kind, day, n)
      select ad_id, ${kind}::ad_event, ${day}::date, 1 from fresh
      where ${takesAllowance(allowance)}
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
  visitors: readonly string[],
): Promise<{ advertiser: string; headline: string; kind: AdEvent; happenedAt: Date }[]> {
  return db.many(sql`
    select advertiser, headline, kind, min(happened_at) as happened_at from ad_events join ads on ads.id = ad_id
    where visitor in (select decode(name, 'hex') from unnest(${visitors}::text[]) name)
    group by ads.id, kind order by 4`)
}

/** Once an ad has ended nobody can be counted again, so nobody needs to be remembered. The counts stay. */
export async function deleteEventsOfEnded(db: Db, endedBefore: Date): Promise<number> {
  return db.run(sql`
    delete from ad_events using ads where ads.id = ad_id and running_until < ${endedBefore}`)
}

export async function addUpCounts(db: Db): Promise<void> {
  await db.run(sql`select add_up_ad_counts()`)
}
