import type { Suggestion } from '@properysearch/contract/search/calls'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

/**
 * Names that begin with what was typed, then those with a word that does; only when there is none, those a typing error
 * away. Places with more listings come first. An alias suggests what it stands for.
 */
export function findSuggestions(db: Db, typed: string, limit: number): Promise<Suggestion[]> {
  const pattern = likeText(typed)
  // What was typed comes as a row: the plan is the same whatever it is, and so is made once.
  return db.hot(sql`
    with asked as materialized (
      select * from unnest(array[${typed}]::text[], array[${`${pattern}%`}]::text[], array[${`% ${pattern}%`}]::text[]) t (typed, first, further)),
    alike as materialized (
      select l.*, case when l.phrase like asked.first then 0 else 1 end as rank, similarity(l.phrase, asked.typed) as similarity
      from asked cross join lateral (
        select * from (select * from lexicon where phrase like asked.first offset 0) whole
        union
        select * from (select * from lexicon where phrase like asked.further offset 0) part) l
      where l.kind <> 'word'
      order by rank, similarity desc, kind limit 60),
    mistyped as materialized (
      select l.*, 2 as rank, similarity(l.phrase, asked.typed) as similarity
      from asked cross join lateral (
        select * from (select * from lexicon where phrase % asked.typed offset 0) whole
        union
        select * from (select * from lexicon where asked.typed <% phrase offset 0) part) l
      where l.kind <> 'word' and not exists (select 1 from alike)
      order by similarity desc, kind limit 60),
    near as (
      select distinct on (kind, label, society_id) * from (select * from alike union all select * from mistyped) both_ways
      order by kind, label, society_id, rank, is_alias),
    -- The listings of a project are counted one by one: only of those that may be shown.
    best as (
      select * from (
        select *, row_number() over (partition by kind order by rank, similarity desc, label) as nth from near) numbered
      where nth <= ${limit}::int)
    select best.kind::text as kind, best.label as text, best.label,
      case best.kind when 'city' then city.state when 'locality' then home.name
        else coalesce(locality.name || ', ', '') || home.name end as place,
      (case best.kind
        when 'city' then (select coalesce(sum(n), 0) from listing_counts c where c.locality_id = -1 and c.city_id = best.city_id)
        when 'locality' then (select coalesce(sum(n), 0) from listing_counts c where c.locality_id = any(best.locality_ids))
        else (select count(*) from properties p where p.society_id = best.society_id and p.state = 'verified') end)::int as count,
      coalesce(locality.latitude, city.latitude) as latitude, coalesce(locality.longitude, city.longitude) as longitude
    from best
    left join societies society on society.id = best.society_id
    left join cities city on city.id = best.city_id
    left join localities locality on locality.id = coalesce(best.locality_ids[1], society.locality_id)
    left join cities home on home.id = coalesce(best.city_id, society.city_id)
    order by best.rank, case when best.rank = 2 then -best.similarity end, best.kind, count desc, best.label
    limit ${limit}`)
}

/** What was typed is text, not a pattern. */
function likeText(typed: string): string {
  return typed.replace(/[\\%_]/g, '\\$&')
}
