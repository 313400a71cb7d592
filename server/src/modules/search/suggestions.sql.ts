import type { Suggestion } from '@properysearch/contract/search/calls'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/**
 * Names that begin with what was typed, then those with a word that does; only when there is none, those a typing error
 * away. Places with more listings come first. An alias suggests what it stands for.
 */
export function findSuggestions(db: Db, typed: string, limit: number): Promise<Suggestion[]> {
  const pattern = likeText(typed)
  return db.hot(sql`
    with alike as materialized (
      select l.*, case when l.phrase like ${`${pattern}%`} then 0 else 1 end as rank, similarity(l.phrase, ${typed}) as similarity
      from lexicon l
      where l.kind <> 'word' and (l.phrase like ${`${pattern}%`} or l.phrase like ${`% ${pattern}%`})
      order by rank, similarity desc, kind limit 60),
    -- Each likeness apart, of a text not known beforehand: else every name is compared, which costs more than the rest.
    mistyped as materialized (
      select l.*, 2 as rank, similarity(l.phrase, asked.typed) as similarity
      from unnest(array[${typed}]::text[]) asked (typed) cross join lateral (
        select * from (select * from lexicon where phrase % asked.typed offset 0) whole
        union
        select * from (select * from lexicon where asked.typed <% phrase offset 0) part) l
      where l.kind <> 'word' and not exists (select 1 from alike)
      order by similarity desc, kind limit 60),
    best as (
      select distinct on (kind, label, society_id) * from (select * from alike union all select * from mistyped) near
      order by kind, label, society_id, rank, is_alias)
    select best.kind::text as kind, best.label as text, best.label,
      case best.kind when 'city' then city.state when 'locality' then home.name
        else coalesce(locality.name || ', ', '') || home.name end as place,
      (case best.kind
        when 'city' then (select coalesce(sum(n), 0) from listing_counts c where c.city_id = best.city_id)
        when 'locality' then (select coalesce(sum(n), 0) from listing_counts c
          where c.city_id = best.city_id and c.locality_id = any(best.locality_ids))
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
