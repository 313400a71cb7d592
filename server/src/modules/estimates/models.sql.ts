import type { ListedIn } from '@properysearch/contract/listings/facts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Accuracy, Learned } from './model/train.ts'

export interface ModelRow {
  id: number
  key: string
  trainedAt: Date
  listings: number
  refused: number | null
}

/** The newest counts. */
export function findModel(db: Db, listedIn: ListedIn): Promise<ModelRow | undefined> {
  return db.maybe(sql`
    select id, key::text, trained_at, listings, refused from estimate_models
    where listed_in = ${listedIn}::listed_in order by id desc limit 1`)
}

export async function readModel(db: Db, id: number): Promise<Buffer> {
  return (await db.one<{ model: Buffer }>(sql`select model from estimate_models where id = ${id}`)).model
}

export interface NewModel {
  listedIn: ListedIn
  trainedAt: Date
  model: Buffer
  listings: number
  accuracy: Learned['accuracy']
  refused: number
}

export async function insertModel(db: Db, given: NewModel): Promise<void> {
  const { listedIn, trainedAt, model, listings, accuracy, refused } = given
  const { whole, city, place } = accuracy
  const { id } = await db.one<{ id: number }>(sql`
    insert into estimate_models (listed_in, trained_at, listings, judged, refused, median_error, coverage, model)
    values (${listedIn}::listed_in, ${trainedAt}, ${listings}, ${whole.listings}, ${refused}, ${whole.medianError},
      ${whole.coverage}, ${model})
    returning id`)
  const named = (of: Record<string, Accuracy>, name: 'city' | 'locality', idOf: (key: string) => number | null) =>
    Object.entries(of).flatMap(([key, one]) => {
      const number = idOf(key)
      return number === null ? [] : [{ [name]: number, ...one }]
    })
  const rows = [
    ...named(city, 'city', Number),
    ...named(place, 'locality', (key) => (key.startsWith('l') ? Number(key.slice(1)) : null)),
  ]
  await db.run(sql`
    insert into estimate_accuracies (model_id, city_id, locality_id, listings, median_error, coverage)
    select ${id}, coalesce(it.city, l.city_id), it.locality, it.listings, it."medianError", it.coverage
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as it (city int, locality int, listings int, "medianError" real, coverage real)
    left join localities l on l.id = it.locality where coalesce(it.city, l.city_id) is not null`)
}

/** The one before stays for whoever is still asking it. */
export async function dropOldModels(db: Db, listedIn: ListedIn): Promise<void> {
  await db.run(sql`
    delete from estimate_models where listed_in = ${listedIn}::listed_in and id < (
      select min(id) from (select id from estimate_models where listed_in = ${listedIn}::listed_in order by id desc limit 2) newest)`)
}

export interface AccuracyRow extends Accuracy {
  /** Null for all. */
  city: string | null
  locality: string | null
}

/** Of a model, the whole first, then each city and locality with at least so many held-out listings. */
export function listAccuracies(db: Db, modelId: number, fewest: number): Promise<AccuracyRow[]> {
  return db.many(sql`
    select * from (
      select null as city, null as locality, judged as listings, median_error, coverage from estimate_models where id = ${modelId}
      union all
      select c.name, l.name, a.listings, a.median_error, a.coverage
      from estimate_accuracies a join cities c on c.id = a.city_id left join localities l on l.id = a.locality_id
      where a.model_id = ${modelId} and a.listings >= ${fewest}::int) it
    order by city nulls first, locality nulls first`)
}
