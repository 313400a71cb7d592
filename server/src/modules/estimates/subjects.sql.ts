import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { monthOf, type Priced, type Subject } from './model/columns.ts'

// Reads the listings' table, like search.

/** What a model reads of a listing. A draft may lack some of it. */
const subjectColumns: Sql = sql`p.id, p.listed_in, p.subcategory, p.permitted_use, p.posted_by, p.city_id, p.locality_id,
  p.locality, p.society_id, p.latitude, p.longitude, p.size_sqft, p.built_up_sqft, p.super_built_up_sqft, p.plot_sqft,
  p.bhk, p.bathrooms, p.balconies, p.garages, p.floor, p.total_floors, p.furnishing, p.facing, p.age, p.possession,
  p.amenity_bits`

/** Since when it is asked for what it is asked for now. */
const pricedAt: Sql = sql`coalesce((select max(since) from price_history where property_id = p.id), p.listed_at)`

type Maybe<T> = { [Key in keyof T]: T[Key] | null }
export type SubjectRow = Pick<
  Subject,
  'id' | 'listedIn' | 'subcategory' | 'permittedUse' | 'postedBy' | 'balconies' | 'garages'
> &
  Maybe<Pick<Subject, 'cityId' | 'locality' | 'latitude' | 'longitude' | 'sizeSqft'>> &
  Omit<Subject, 'cityId' | 'locality' | 'latitude' | 'longitude' | 'sizeSqft'> & {
    city: string | null
    society: string | null
  }

/** One that anybody may open, or one's own in any state. */
export function findSubject(db: Db, id: number, ownerId: number | null): Promise<SubjectRow | undefined> {
  return db.maybe(sql`
    select ${subjectColumns}, city.name as city, coalesce(society.name, p.society_name) as society
    from properties p left join cities city on city.id = p.city_id left join societies society on society.id = p.society_id
    where p.id = ${id} and (p.owner_id = ${ownerId} or (${ownerId}::bigint is null and p.state in ('verified', 'on-hold')))`)
}

export interface Candidate extends Subject {
  title: string
  society: string | null
  pricePaise: number
  pricedAt: Date
  listedAt: Date
}

export interface Around {
  km: number
  /** Among so many of the nearest, whatever they are, those like it are looked for. */
  lookedAt: number
}

/** Live, of the same kind and use, no more than `km` away and of a size and rooms that can be compared. */
export function findCandidates(db: Db, subject: Subject, { km, lookedAt }: Around): Promise<Candidate[]> {
  const { id, listedIn, subcategory, permittedUse, latitude, longitude, sizeSqft, bhk } = subject
  const metres = (km * 1000) / Math.cos((latitude * Math.PI) / 180)
  return db.many(sql`
    with base as (select point(mercator_x(${longitude}::float8), mercator_y(${latitude}::float8)) as xy),
    near as materialized (
      select around.id from base cross join lateral (
        select n.id, n.listed_in, n.subcategory, n.permitted_use, n.size_sqft, n.bhk from properties n
        where n.state = 'verified' and n.xy <@ circle(base.xy, ${metres}::float8)
        order by n.xy <-> base.xy limit ${lookedAt}::int) around
      where around.listed_in = ${listedIn}::listed_in and around.subcategory = ${subcategory}::subcategory
        and around.permitted_use = ${permittedUse}::permitted_use and around.id <> ${id}
        and around.size_sqft between ${sizeSqft}::float8 * 0.6 and ${sizeSqft}::float8 * 1.7
        and (${bhk}::int is null or abs(around.bhk - ${bhk}::int) <= 1))
    select ${subjectColumns}, p.title, coalesce(society.name, p.society_name) as society, p.price_paise,
      ${pricedAt} as priced_at, coalesce(p.listed_at, p.created_at) as listed_at
    from near join properties p on p.id = near.id left join societies society on society.id = p.society_id`)
}

/** So many are read at once: while a larger page was taken in, nobody else would be answered. */
const pageSize = 1000

interface PricedRow extends Subject {
  pricePaise: number
  pricedAt: Date
}

export interface Reading {
  /** The table of listings, but where a bench has drawn its own. */
  from?: Sql
  since: Date
  /** Of very many, one in so many. */
  oneIn: number
}

/** Whatever was ever on the site and is not older: what people asked is read, whether they got it or not. */
const isRead = ({
  since,
  oneIn,
}: Omit<Reading, 'from'>): Sql => sql`p.state in ('verified', 'on-hold', 'paused', 'sold', 'rented')
  and p.listed_at > ${since} and p.id % ${oneIn}::int = 0 and p.size_sqft > 0 and p.price_paise > 0
  and p.latitude is not null and p.longitude is not null and p.city_id is not null and p.locality is not null`

export async function countPriced(db: Db, since: Date): Promise<number> {
  const { n } = await db.one<{ n: number }>(
    sql`select count(*)::int as n from properties p where ${isRead({ since, oneIn: 1 })}`,
  )
  return n
}

export async function readPriced(db: Db, reading: Reading): Promise<Priced[]> {
  const all: Priced[] = []
  for (let after = 0; ; ) {
    const page = await db.many<PricedRow>(sql`
      select ${subjectColumns}, p.price_paise, ${pricedAt} as priced_at
      from ${reading.from ?? sql`properties`} p where p.id > ${after} and ${isRead(reading)} order by p.id limit ${pageSize}::int`)
    for (const { pricePaise, pricedAt: at, ...subject } of page) {
      all.push({ ...subject, price: pricePaise / 100, month: monthOf(at) })
    }
    const last = page.at(-1)
    if (!last || page.length < pageSize) return all
    after = last.id
  }
}
