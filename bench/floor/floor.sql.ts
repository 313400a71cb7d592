// What the product's hottest reads cost at least: the best SQL we know over the same rows, for whole numbers and lists
// that are given, without texts to understand, pages to continue or limits to keep.

/** One row by its key. */
export const oneProperty = `
  select id, title, price_paise, listed_in, subcategory, bhk, bathrooms, size_sqft, furnishing, facing, age, possession,
    address, locality, pincode, latitude, longitude, description from properties where id = $1`

/** The filters run on the index alone; only the rows of the page are read. */
export const search = `
  with page as materialized (
    select id, confirmed_at, is_promoted from properties
    where state = 'verified' and city_id = $1 and subcategory = $2 and listed_in = $3
      and price_paise between $4 and $5 and bhk = any($6)
    order by is_promoted desc, confirmed_at desc, id desc limit 20),
  counted as (
    select count(*) as total from (
      select from properties
      where state = 'verified' and city_id = $1 and subcategory = $2 and listed_in = $3
        and price_paise between $4 and $5 and bhk = any($6) limit 1001) found)
  select counted.total, p.id, p.title, p.price_paise, p.bhk, p.size_sqft, p.furnishing, p.locality, p.latitude, p.longitude
  from counted left join (page join properties p using (id)) on true
  order by p.is_promoted desc, p.confirmed_at desc, p.id desc`

/** Every facet in one pass. */
export const facets = `
  select bhk, possession, furnishing, facing, age, posted_by, bathrooms, count(*)::int as n from properties
  where state = 'verified' and city_id = $1 and subcategory = $2 and listed_in = $3 and price_paise between $4 and $5
  group by grouping sets ((bhk), (possession), (furnishing), (facing), (age), (posted_by), (bathrooms))`

/** Tiles of about a sixteenth of Pune. */
export const groups = `
  select cell >> 12 as cell, count(*)::int as n, avg(latitude) as latitude, avg(longitude) as longitude
  from properties
  where state = 'verified' and city_id = $1 and subcategory = $2 and listed_in = $3 and bhk = any($4)
  group by 1`
