import { inTransaction } from '../src/context.ts'
import type { Database } from '../src/platform/db/database.ts'
import { raw, type Sql, sql } from '../src/platform/db/sql.ts'

const words =
  `airy balcony basement bright bungalow bus cafe calm carpet central clinic college commute compact corner court
  covered cross cycle deck dining drive east elevator family fenced fibre floor fresh garden gate generator green gym hall
  hill hospital junction kitchen lake lane library lift light lobby market metro modular morning mountain new office open
  orchard park parking path pharmacy play playground pool quiet rain ready renovated river road roof school security shade
  shop society solar south spacious stairs station storage street study sunrise table tank temple terrace tiled tower tree
  utility vastu ventilation view village visitor walking wardrobe water west wide window wing wooden yard yoga`.split(
    /\s+/,
  )

/**
 * Fills the table with listings made by the database itself: most in Pune, the rest over all cities, in believable
 * proportions. Indexes and triggers are put aside meanwhile, the counts made at the end.
 */
export async function loadManyListings(db: Database, count: number, onStep: (step: string) => void): Promise<void> {
  const indexes = await db.many<{ name: string; definition: string }>(sql`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('properties', 'property_pictures') and indexname like 'properties\\_%' and indexname <> 'properties_pkey'`)
  for (const index of indexes) await db.run(sql`drop index ${raw(index.name)}`)
  await db.run(sql`alter table properties disable trigger user`)

  onStep('people and societies')
  await db.run(sql`
    insert into users (role, firstname, lastname, email, mobile, password_hash, city, created_at)
    select 'user', 'Asha', 'Kulkarni', 'owner' || n || '@example.in', '9' || lpad(n::text, 9, '0'), '-', 'Pune', now()
    from generate_series(1, 1000) n`)
  await makeSocieties(db)

  onStep(`${count} listings`)
  await drawListings(db, 'properties', count)
  onStep('pictures')
  await db.run(sql`
    insert into property_pictures (property_id, position, drawn, view, width, height, placeholder, alt)
    select p.id, n, n, 'front', 1600, 1200, '#cfe3ef', 'The building from outside' from properties p, generate_series(1, 2) n`)
  for (const index of indexes) {
    onStep(`index ${index.name}`)
    await db.run(sql`${raw(index.definition)}`)
  }
  await db.run(sql`alter table properties enable trigger user`)
  onStep('counts')
  await db.run(sql`select count_anew()`)
}

/**
 * The same listings in a table of their own, without indexes and what the database works out for each: for whoever reads
 * nothing but their facts and prices.
 */
export async function loadManyFacts(db: Database, count: number): Promise<Sql> {
  const drawn = raw('drawn_listings')
  const { isThere } = await db.one<{ isThere: boolean }>(
    sql`select to_regclass('drawn_listings') is not null as is_there`,
  )
  if (isThere) {
    const kept = await db.one<{ n: number }>(sql`select count(*)::int as n from ${drawn}`)
    if (kept.n === count) return drawn
    await db.run(sql`drop table ${drawn}`)
  }
  await makeSocieties(db)
  await db.run(sql`create unlogged table ${drawn} (like properties including identity including defaults)`)
  await drawListings(db, 'drawn_listings', count)
  await db.run(sql`
    update ${drawn} set size_sqft = case when subcategory = 'Plots' then plot_sqft else carpet_sqft end`)
  await db.run(sql`alter table ${drawn} add primary key (id)`)
  return drawn
}

async function makeSocieties(db: Database): Promise<void> {
  await db.run(sql`
    insert into societies (city_id, locality_id, name, created_at)
    select l.city_id, l.id, initcap((${words}::text[])[1 + (l.id * 7 + n * 13) % ${words.length}]) || ' ' ||
      initcap((${words}::text[])[1 + (l.id * 11 + n * 29) % ${words.length}]) || ' ' || (array['Heights', 'Court', 'Park', 'Enclave'])[1 + n % 4],
      now()
    from localities l, generate_series(1, 25) n on conflict do nothing`)
}

async function drawListings(db: Database, table: string, count: number): Promise<void> {
  await inTransaction({ db }, async (tx) => {
    await tx.db.run(sql`select setseed(0.42)`)
    await tx.db.run(sql`set local work_mem = '256MB'`)
    await tx.db.run(listings(table, count))
  })
}

/** Chance from a number: the same for the same key, whatever else is drawn. */
const chance = (key: string, seed: number) => `((hashint8extended(${key}, ${seed}) & 1048575) / 1048576.0)`
/** About a normal distribution of width one. */
const normal = (key: string, seed: number) => `((${[0, 1, 2].map((i) => chance(key, seed + i)).join(' + ')} - 1.5) * 2)`

/**
 * Log of how much dearer a listing is than usual in its locality: by its society, its corner, size, age, floor,
 * furnishing and poster, and what nobody can explain; now and then by a wild hope.
 */
const unevenness = `
  coalesce(0.07 * ${normal('society_id', 11)}, 0)
  + 0.06 * sin((at_latitude - latitude) * 260 + 6.28 * ${chance('place_key', 21)})
  + 0.06 * cos((at_longitude - longitude) * 260 + 6.28 * ${chance('place_key', 22)})
  - 0.1 * ln(sqft / 750.0) + 0.004 * floor(e * 12)
  - (case when deal = 'sell' and age_at < 0.12 then 0.05 else 0.012 * (2.5 + 5 * floor(age_at * 5)) end)
  + (case floor(e * 3)::int when 0 then 0.04 when 1 then -0.02 else 0.01 end) * (case deal when 'rent' then 3 else 1 end)
  + (array[0, 0, 0.015, 0.03])[1 + floor(b * 4)::int]
  - (0.04 + 0.05 * ${chance('place_key', 31)}) * n / $count
  + (0.075 + 0.03 * ${chance('place_key', 41)}) * ${normal('n', 51)}
    * (case kind when 'Plots' then 1.4 when 'Shops' then 1.3 when 'Offices' then 1.15 else 1 end)
  + (case when ${chance('n', 61)} < 0.025
      then (case when ${chance('n', 62)} < 0.5 then -0.5 + 0.3 * ${chance('n', 63)} else 0.22 + 0.3 * ${chance('n', 63)} end)
      else 0 end)`

/** Rupees, before they are rounded. */
const rupees = `(low + (high - low) * 0.5) * 1.35 * sqft * (case deal when 'rent' then 0.032 / 12 else 1 end)
  * (case kind when 'Flats' then 1 when 'Houses' then 1.12 when 'Villas' then 1.3 when 'Studio Apartments' then 1.04
      when 'Offices' then 1.08 when 'Shops' then 1.55 else 1.5 * (array[1, 1.15, 1.3, 0.65])[1 + floor(d * 4)::int] end)
  * exp(${unevenness})`

/** Some write the built-up area where the carpet area is asked for. */
const writtenSqft = `(case when is_home and ${chance('n', 71)} < 0.03 then sqft * 1.15 else sqft end)::int`

function listings(table: string, count: number) {
  const price = raw(rupees.replace('$count', String(count)))
  return sql`
    insert into ${raw(table)} (owner_id, posted_by, state, listed_in, subcategory, permitted_use, title, description, price_paise,
      deposit_paise, city_id, locality_id, locality, society_id, address, pincode, latitude, longitude, carpet_sqft, plot_sqft,
      bhk, bathrooms, balconies, garages, floor, total_floors, furnishing, facing, age, possession, amenity_bits, is_promoted,
      promoted_until, created_at, updated_at, listed_at, confirmed_at, verified_at)
    with place as materialized (
      select row_number() over () as number, it.* from (
        select l.city_id, l.id as locality_id, l.name as locality, c.name as city, l.pincode, l.latitude, l.longitude,
          l.price_per_sqft_min as low, l.price_per_sqft_max as high
        from localities l join cities c on c.id = l.city_id
        union all
        select c.id, null, c.name, c.name, '400001', c.latitude, c.longitude, c.price_per_sqft_min, c.price_per_sqft_max
        from cities c, generate_series(1, 2) n where c.name <> 'Pune') it),
    society as materialized (
      select locality_id, array_agg(id) as ids from societies group by locality_id),
    dice as materialized (
      select n, random() as where_at, random() as kind_at, random() as deal_at, random() as bhk_at, random() as price_at,
        random() as age_at, random() as a, random() as b, random() as c, random() as d, random() as e
      from generate_series(1, ${count}) n),
    drawn as (
      select dice.*, place.*,
        (case when kind_at < 0.62 then 'Flats' when kind_at < 0.70 then 'Houses' when kind_at < 0.75 then 'Villas'
              when kind_at < 0.83 then 'Plots' when kind_at < 0.87 then 'Studio Apartments' when kind_at < 0.94 then 'Offices'
              else 'Shops' end)::subcategory as kind,
        case when bhk_at < 0.2 then 1 when bhk_at < 0.65 then 2 when bhk_at < 0.9 then 3 else 4 end as rooms,
        (${words}::text[]) as w
      from dice join place on place.number = 1 + floor(where_at * (select count(*) from place))::int),
    shaped as (
      select *, kind in ('Flats', 'Houses', 'Villas', 'Studio Apartments') as is_home, kind = 'Plots' as is_plot,
        (case when kind = 'Plots' or deal_at < 0.68 then 'sell' else 'rent' end)::listed_in as deal,
        case when kind = 'Studio Apartments' then 0 else rooms end as bhk_number,
        (250 + rooms * 230 + a * 200)::int as sqft,
        latitude + (a + b + c - 1.5) * 0.02 as at_latitude, longitude + (c + d + e - 1.5) * 0.02 as at_longitude
      from drawn),
    housed as (
      select *, coalesce(locality_id, -city_id)::bigint as place_key, case when is_home then
        (select ids[1 + floor(e * array_length(ids, 1))::int] from society where society.locality_id = shaped.locality_id)
        end as society_id
      from shaped offset 0),
    priced as (select *, ${price} as rupees from housed)
    select 1 + n % 1000, (array['owner', 'owner', 'agent', 'builder'])[1 + floor(b * 4)::int]::posted_by,
      (case when c < 0.94 then 'verified' else 'sold' end)::property_state, deal, kind,
      (case when is_home then 'residential' when kind = 'Offices' then 'office' when kind = 'Shops' then 'retail'
            else (array['residential', 'office', 'retail', 'industrial'])[1 + floor(d * 4)::int] end)::permitted_use,
      case when is_home then bhk_number || ' BHK ' else '' end || kind || ' with ' || w[1 + n % array_length(w, 1)] || ' in ' || locality,
      initcap(w[1 + floor(a * 90)::int]) || ' ' || w[1 + floor(b * 90)::int] || ' and ' || w[1 + floor(c * 90)::int] || ', near the ' ||
        w[1 + floor(d * 90)::int] || ' ' || w[1 + floor(e * 90)::int] || '. Has ' || w[1 + floor(price_at * 90)::int] || ' and ' || w[1 + floor(age_at * 90)::int] || '.',
      greatest(1, round(rupees / case when deal = 'sell' then 50000 else 500 end))::bigint
        * case when deal = 'sell' then 50000 else 500 end * 100,
      case when deal = 'rent' then 5000000 end, city_id, locality_id, locality,
      society_id,
      'S. No. ' || 1 + n % 200 || ', ' || locality || ', ' || city, pincode,
      at_latitude, at_longitude, case when not is_plot then ${raw(writtenSqft)} end, case when is_plot then sqft * 3 end,
      case when is_home then bhk_number end, case when not is_plot then 1 + floor(d * 3)::int end,
      case when is_home then 1 else 0 end, 1, case when not is_plot then floor(e * 12)::int end, case when not is_plot then 12 end,
      case when not is_plot then (array['Furnished', 'UnFurnished', 'Semi-Furnished'])[1 + floor(e * 3)::int]::furnishing end,
      (array['East', 'West', 'South', 'North', 'South East', 'South West', 'North East', 'North West'])[1 + floor(a * 8)::int]::facing,
      case when is_plot then null when deal = 'sell' and age_at < 0.12 then 'UnderConstruction'
           else (array['0-5 Years', '5-10 Years', '10-15 Years', '15-20 Years', 'Above 20 Years'])[1 + floor(age_at * 5)::int] end::property_age,
      (case when deal = 'sell' and not is_plot and age_at < 0.12 then 'Under Construction' else 'Ready To Move' end)::possession,
      floor(b * 16384)::int, e < 0.004, now() + interval '30 days', now(), now(),
      now() - make_interval(secs => n * 31536000.0 / ${count}::int), date_trunc('milliseconds', now() - make_interval(secs => floor(a * 7776000)::int)), now()
    from priced`
}
