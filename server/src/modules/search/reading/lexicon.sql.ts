import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

/** A name or word as people type it, and what it stands for. */
export interface Entry {
  phrase: string
  kind: 'city' | 'locality' | 'society' | 'word'
  label: string
  cityId: number | null
  localityIds: number[] | null
  societyId: number | null
}

const columns = sql`phrase, kind, label, city_id, locality_ids, society_id`

/** The entries that are exactly one of these. */
export function findEntries(db: Db, phrases: readonly string[]): Promise<Entry[]> {
  return db.hot(sql`select ${columns} from lexicon where phrase = any(${phrases}) order by kind`)
}

/**
 * For each phrase, the nearest entries that a few typing errors away explain it: found by common trigrams, ranked by
 * the number of letters changed.
 */
export function findSimilarEntries(
  db: Db,
  phrases: readonly string[],
): Promise<(Entry & { typed: string; edits: number })[]> {
  return db.hot(sql`
    select asked.typed, near.edits, ${columns}
    from unnest(${phrases}::text[]) asked (typed) cross join lateral (
      select *, levenshtein(candidate.phrase, asked.typed) as edits
      from (select * from lexicon where phrase % asked.typed order by similarity(phrase, asked.typed) desc limit 30) candidate
      where levenshtein(candidate.phrase, asked.typed)
        <= case when length(asked.typed) < 5 then 1 when length(asked.typed) < 9 then 2 else 3 end
      order by edits, kind limit 4) near`)
}

/** Learns the words of listings changed since then; null: of all live listings. */
export function learnWords(db: Db, since: Date | null): Promise<number> {
  return db.run(sql`
    insert into lexicon (phrase, kind, label)
    select distinct word, 'word'::lexicon_kind, word
    from properties,
      unnest(tsvector_to_array(to_tsvector('simple', title || ' ' || locality || ' ' || address || ' ' || description))) word
    where state = 'verified' and (${since}::timestamptz is null or updated_at >= ${since})
      and length(word) between 3 and 30 and word !~ '[^[:alpha:]]'
    order by word
    on conflict do nothing`)
}
