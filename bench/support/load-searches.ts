import type { SearchPace } from '@properysearch/contract/saved-searches/facts'
import { searchFilters } from '@properysearch/contract/search/calls'
import { type Random, randomFrom } from '../../demo-world/src/random.ts'
import { insertKeys } from '../../server/src/modules/saved-searches/index.ts'
import { type ListingQuery, readQuery } from '../../server/src/modules/search/index.ts'
import type { Database } from '../../server/src/platform/db/database.ts'
import { sql } from '../../server/src/platform/db/sql.ts'
import { say } from './report.ts'

const people = 20_000
const atOnce = 5_000

interface Place {
  name: string
  latitude: number
  longitude: number
}

/**
 * Saved searches as people make them: six in ten name a locality of Pune, the popular ones most; a fifth all of Pune,
 * the rest other cities, areas on the map, projects, or anywhere. Most want a flat of two or three bedrooms and name a
 * price; some also the furnishing or who posted it. Four in ten want to be told at once.
 */
export async function loadSearches(db: Database, count: number): Promise<void> {
  say(`  loading: ${count} saved searches of ${people} people`)
  await db.run(sql`
    insert into users (role, firstname, lastname, email, mobile, password_hash, city, created_at)
    select 'user', 'Ravi', 'Patil', 'seeker' || n || '@example.in', '7' || lpad(n::text, 9, '0'), '-', 'Pune', now()
    from generate_series(1, ${people}) n`)
  const users = await db.many<{ id: number }>(sql`select id from users where email like 'seeker%' order by id`)
  const localities = await db.many<Place>(sql`
    select l.name, l.latitude, l.longitude from localities l join cities c on c.id = l.city_id and c.name = 'Pune'
    order by l.id`)
  const cities = await db.many<Place>(
    sql`select name, latitude, longitude from cities where name <> 'Pune' order by id`,
  )
  const societies = await db.many<{ name: string }>(sql`select name from societies order by id limit 400`)
  const random = randomFrom('saved searches')
  // What a text means is asked once; prices and the like stand beside it.
  const understood = new Map<string, ListingQuery>()
  const readingOf = async ({ maxPrice, furnishing, postedBy, possession, ...rest }: Record<string, string>) => {
    const key = JSON.stringify(rest)
    const known = understood.get(key) ?? (await readQuery(db, searchFilters.parse(rest))).query
    understood.set(key, known)
    const { furnishing: a, postedBy: b, possession: c } = searchFilters.parse({ furnishing, postedBy, possession })
    return {
      ...known,
      ...(maxPrice && { maxPrice: Number(maxPrice) }),
      ...(a && { furnishing: a }),
      ...(b && { postedBy: b }),
      ...(c && { possession: c }),
    }
  }
  for (let made = 0; made < count; made += atOnce) {
    const rows: { search: string; reading: ListingQuery; pace: SearchPace; userId: number }[] = []
    for (let i = made; i < Math.min(count, made + atOnce); i++) {
      const asked = askedFor(random, { localities, cities, societies })
      const search = JSON.stringify(asked)
      const reading = await readingOf(asked)
      const pace = random.pick(['at-once', 'at-once', 'daily', 'daily', 'weekly'] as const)
      rows.push({ search, reading, pace, userId: users[i % people]?.id ?? 0 })
    }
    const ids = await db.many<{ id: number }>(sql`
      insert into saved_searches (user_id, name, search, reading, has_text, pace, created_at, looked_at)
      select user_id, 'A search', search, reading::jsonb, true, pace, now(), now()
      from unnest(${rows.map(({ userId }) => userId)}::bigint[], ${rows.map(({ search }, i) => `?${made + i}${search}`)}::text[],
        ${rows.map(({ reading }) => JSON.stringify(reading))}::text[], ${rows.map(({ pace }) => pace)}::text[])
        as given (user_id, search, reading, pace)
      returning id`)
    await insertKeys(
      db,
      rows.map(({ reading }, i) => ({ id: ids[i]?.id ?? 0, reading })),
    )
  }
  await db.pool.query('vacuum (analyze) saved_searches, saved_search_keys, users, properties')
}

type Places = { localities: Place[]; cities: Place[]; societies: { name: string }[] }

function askedFor(random: Random, places: Places): Record<string, string> {
  const isRent = random.next() < 0.3
  const isFlat = random.next() < 0.75
  const rooms = isFlat && random.next() < 0.8 ? random.pick(['1', '2', '2', '2', '3', '3', '4']) : undefined
  const most = isRent ? random.between(3, 16) * 5_000 : random.between(4, 40) * 5_00_000
  const type = isRent ? 'rent' : 'buy'
  const subCategory = isRent ? 'apartment' : random.pick(['flats', 'flats', 'houses', 'villa', 'plots', 'shops'])
  return {
    type,
    ...(isFlat ? { subCategory: isRent ? 'apartment' : 'flats' } : random.next() < 0.5 ? { subCategory } : {}),
    ...whereOf(random, places, rooms),
    ...(random.next() < 0.8 ? { maxPrice: String(most) } : {}),
    ...(random.next() < 0.12 ? { furnishing: random.pick(['Furnished', 'Semi-Furnished', 'UnFurnished']) } : {}),
    ...(random.next() < 0.1 ? { postedBy: 'owner' } : {}),
    ...(random.next() < 0.1 ? { possession: 'Ready To Move' } : {}),
  }
}

function whereOf(random: Random, { localities, cities, societies }: Places, rooms: string | undefined) {
  // The first are named far more often than the last.
  const popular = localities[Math.floor(localities.length * random.next() ** 2.5)] as Place
  const dice = random.next()
  const said = (place: string) => ({ text: rooms ? `${rooms} bhk in ${place}` : place })
  if (dice < 0.6) return said(popular.name)
  if (dice < 0.8) return said('Pune')
  if (dice < 0.88) return said(random.pick(cities).name)
  const bhk: Record<string, string> = rooms ? { bhk: rooms } : {}
  if (dice < 0.94) {
    const [at, reach] = [popular, random.between(1, 6) / 100]
    const box = [at.longitude - reach, at.latitude - reach, at.longitude + reach, at.latitude + reach]
    return { ...bhk, box: box.map((degrees) => degrees.toFixed(5)).join(',') }
  }
  if (dice < 0.97) return said(random.pick(societies).name)
  return bhk
}
