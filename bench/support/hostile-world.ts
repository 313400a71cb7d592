import { packAnew } from '../../server/src/modules/analysis/index.ts'
import { trainModels } from '../../server/src/modules/estimates/index.ts'
import { sql } from '../../server/src/platform/db/sql.ts'
import type { BenchApp } from './bench-app.ts'
import type { World } from './hostile-fields.ts'
import { say } from './report.ts'

const agents = 15_000
const evaluators = 5_000

/** What public reads find besides the listings, where the database does not have it yet. */
export async function completeWorld({ db }: Pick<BenchApp, 'db'>, listings: number): Promise<World> {
  const now = new Date()
  const has = await db.one<{ people: boolean; market: boolean; models: boolean }>(sql`
    select exists (select from users where role = 'agent') as people, exists (select from analysis_blocks) as market,
      exists (select from estimate_models) as models`)
  if (!has.people) {
    say('  loading: professionals and Premium Users')
    await loadPeople({ db })
  }
  if (!has.market) {
    say('  loading: the market in columns')
    await packAnew({ db, now })
  }
  if (!has.models) {
    say('  loading: models of prices')
    await trainModels({ db, now })
  }
  if (!has.people || !has.market || !has.models) await db.pool.query('vacuum (analyze)')
  const places = await db.many<World['places'][number]>(sql`
    select l.name, l.latitude, l.longitude, c.name as city from localities l join cities c on c.id = l.city_id
    union all select name, latitude, longitude, null from cities order by name, city`)
  const { people, cities, states } = await db.one<Pick<World, 'people' | 'cities' | 'states'>>(sql`
    select (select max(id) from users) as people, array_agg(name order by name) as cities,
      array_agg(distinct state order by state) as states from cities`)
  return { listings, people: Number(people), places, cities, states }
}

/** Agents and evaluators with three places each and a number in the register; every owner is a Premium User. */
async function loadPeople({ db }: Pick<BenchApp, 'db'>): Promise<void> {
  await db.run(sql`
    insert into users (role, firstname, lastname, email, mobile, password_hash, city, latitude, longitude, created_at)
    select case when n <= ${agents} then 'agent' else 'evaluator' end,
      (array['Asha', 'Rohan', 'Meera', 'Vikram', 'Sunita', 'Imran', 'Farah'])[1 + n % 7],
      (array['Kulkarni', 'Deshmukh', 'Shaikh', 'Patil', 'Iyer', 'Fernandes', 'Joshi', 'Khan', 'Rao'])[1 + n % 9],
      'professional' || n || '@example.in', '8' || lpad(n::text, 9, '0'), '-', place.city,
      place.latitude + (n % 97 - 48) * 0.0004, place.longitude + (n % 89 - 44) * 0.0004, now()
    from generate_series(1, ${agents + evaluators}::int) n
    join (select row_number() over (order by l.id) - 1 as at, count(*) over () as all, l.latitude, l.longitude, c.name as city
      from localities l join cities c on c.id = l.city_id) place on place.at = n % place.all`)
  await db.run(sql`
    insert into professional_profiles (user_id, about, since_year, languages, changed_at)
    select id, 'Flats and houses, with all their papers.', 2010, '{Marathi,Hindi,English}', now()
    from users where role in ('agent', 'evaluator')`)
  await db.run(sql`
    insert into professional_areas (user_id, city_id, locality_id)
    select u.id, l.city_id, l.id from users u cross join generate_series(0, 2) n
    join (select row_number() over (order by id) - 1 as at, count(*) over () as all, id, city_id from localities) l
      on l.at = (u.id + n * 31) % l.all
    where u.role in ('agent', 'evaluator') on conflict do nothing`)
  await db.run(sql`
    insert into professional_details (user_id, role, number, state, changed_at, decided_by, decided_at)
    select id, role, 'A5180' || id, 'verified', now(), 1, now() from users where role in ('agent', 'evaluator')`)
  await db.run(sql`
    insert into profile_promotions (user_id, since, until, made_at)
    select id, now() - interval '1 day', now() + interval '300 days', now() - interval '1 day' from users where role = 'user'`)
}
