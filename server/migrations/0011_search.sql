-- What makes search fast: indexes that answer without reading rows, counts kept beside the listings, and the words
-- and names that typing errors are mended with. PostgreSQL's own means only.
create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;

-- The order of a list is (is_promoted, confirmed_at, id) or a price. Each index answers one kind of listing in one
-- place in that order; every filter runs on the included columns, and only the twenty rows of the page are read.
create index properties_by_kind on properties
  (subcategory, listed_in, is_promoted desc, confirmed_at desc, id desc)
  include (city_id, locality_id, price_paise, bhk, bathrooms, size_sqft, possession, furnishing, facing, age, posted_by, amenity_bits,
    permitted_use, tile_x, tile_y, society_id)
  where state = 'verified';
create index properties_by_city on properties
  (city_id, subcategory, listed_in, is_promoted desc, confirmed_at desc, id desc)
  include (locality_id, price_paise, bhk, bathrooms, size_sqft, possession, furnishing, facing, age, posted_by, amenity_bits,
    permitted_use, tile_x, tile_y, society_id)
  where state = 'verified';
create index properties_by_locality on properties
  (locality_id, subcategory, listed_in, is_promoted desc, confirmed_at desc, id desc)
  include (city_id, price_paise, bhk, bathrooms, size_sqft, possession, furnishing, facing, age, posted_by, amenity_bits,
    permitted_use, tile_x, tile_y, society_id)
  where state = 'verified';
create index properties_by_kind_price on properties
  (subcategory, listed_in, price_paise, id)
  include (is_promoted, city_id, locality_id, bhk, bathrooms, size_sqft, possession, furnishing, facing, age, posted_by,
    amenity_bits, permitted_use, tile_x, tile_y, society_id)
  where state = 'verified';
create index properties_by_city_price on properties
  (city_id, subcategory, listed_in, price_paise, id)
  include (is_promoted, locality_id, bhk, bathrooms, size_sqft, possession, furnishing, facing, age, posted_by,
    amenity_bits, permitted_use, tile_x, tile_y, society_id)
  where state = 'verified';
-- A word that half the listings have is found by walking this one.
create index properties_feed on properties (is_promoted desc, confirmed_at desc, id desc) where state = 'verified';
create index properties_promoted on properties (confirmed_at desc, id desc) include (city_id)
  where state = 'verified' and is_promoted;
create index properties_by_society on properties (society_id) where state = 'verified';
create index properties_words on properties using gin (words) where state = 'verified';
create index properties_xy on properties using gist (xy)
  include (subcategory, listed_in, city_id, locality_id, price_paise, bhk, bathrooms, size_sqft, possession, furnishing, facing, age, posted_by, amenity_bits,
    permitted_use, tile_x, tile_y, society_id, id, is_promoted, confirmed_at)
  where state = 'verified';
create index properties_cell on properties (cell)
  include (id, subcategory, listed_in, city_id, locality_id, price_paise, bhk, bathrooms, size_sqft, possession, furnishing, facing, age, posted_by, amenity_bits,
    permitted_use, tile_x, tile_y, society_id, latitude, longitude)
  where state = 'verified';

-- How many live listings there are of each sort. Rows are only ever added: +1 when a listing goes live, -1 when it
-- leaves, both when it changes; a count is the sum. So writers never wait for each other and a reader is never wrong.
-- A job adds rows together from time to time.
create table listing_counts (
  city_id int not null,
  -- 0: none of ours.
  locality_id int not null,
  listed_in listed_in not null,
  subcategory subcategory not null,
  permitted_use permitted_use not null,
  -- -1: has no bedrooms.
  bhk smallint not null,
  possession possession not null,
  -- Below 50 lakh, 1 crore, 1.5 crore, and above.
  price_step smallint not null,
  n int not null,
  furnishing_0 int not null, furnishing_1 int not null, furnishing_2 int not null, facing_0 int not null,
  facing_1 int not null, facing_2 int not null, facing_3 int not null, facing_4 int not null,
  facing_5 int not null, facing_6 int not null, facing_7 int not null, age_0 int not null, age_1 int not null,
  age_2 int not null, age_3 int not null, age_4 int not null, age_5 int not null, posted_by_0 int not null,
  posted_by_1 int not null, posted_by_2 int not null, bathrooms_1 int not null, bathrooms_2 int not null,
  bathrooms_3 int not null, bathrooms_4 int not null, bathrooms_5 int not null, bathrooms_6 int not null,
  bathrooms_7 int not null, bathrooms_8 int not null, bathrooms_9 int not null, bathrooms_10 int not null,
  amenity_0 int not null, amenity_1 int not null, amenity_2 int not null, amenity_3 int not null,
  amenity_4 int not null, amenity_5 int not null, amenity_6 int not null, amenity_7 int not null,
  amenity_8 int not null, amenity_9 int not null, amenity_10 int not null, amenity_11 int not null,
  amenity_12 int not null, amenity_13 int not null
);
create index listing_counts_place on listing_counts
  (city_id, subcategory, listed_in, locality_id) include (n, permitted_use, bhk, possession, price_step);

-- The same for groups on the map, at every second zoom.
create table cell_counts (
  zoom smallint not null,
  cell bigint not null,
  listed_in listed_in not null,
  subcategory subcategory not null,
  permitted_use permitted_use not null,
  n int not null,
  -- In millionths of a degree: whole numbers add up and cancel out exactly.
  sum_latitude bigint not null,
  sum_longitude bigint not null
);
create index cell_counts_place on cell_counts (zoom, cell)
  include (listed_in, subcategory, permitted_use, n, sum_latitude, sum_longitude);

create function counts_of(p properties, sign int) returns setof listing_counts stable language sql as $$
  select p.city_id, coalesce(p.locality_id, 0), p.listed_in, p.subcategory, p.permitted_use,
    coalesce(p.bhk, -1::smallint), p.possession,
    (case when p.price_paise < 500000000 then 0 when p.price_paise < 1000000000 then 1
          when p.price_paise < 1500000000 then 2 else 3 end)::smallint,
    sign,
    sign * coalesce((p.furnishing = 'Furnished')::int, 0),
    sign * coalesce((p.furnishing = 'UnFurnished')::int, 0),
    sign * coalesce((p.furnishing = 'Semi-Furnished')::int, 0), sign * coalesce((p.facing = 'East')::int, 0),
    sign * coalesce((p.facing = 'West')::int, 0), sign * coalesce((p.facing = 'South')::int, 0),
    sign * coalesce((p.facing = 'North')::int, 0), sign * coalesce((p.facing = 'South East')::int, 0),
    sign * coalesce((p.facing = 'South West')::int, 0), sign * coalesce((p.facing = 'North East')::int, 0),
    sign * coalesce((p.facing = 'North West')::int, 0), sign * coalesce((p.age = 'UnderConstruction')::int, 0),
    sign * coalesce((p.age = '0-5 Years')::int, 0), sign * coalesce((p.age = '5-10 Years')::int, 0),
    sign * coalesce((p.age = '10-15 Years')::int, 0), sign * coalesce((p.age = '15-20 Years')::int, 0),
    sign * coalesce((p.age = 'Above 20 Years')::int, 0), sign * coalesce((p.posted_by = 'owner')::int, 0),
    sign * coalesce((p.posted_by = 'agent')::int, 0), sign * coalesce((p.posted_by = 'builder')::int, 0),
    sign * coalesce((p.bathrooms = 1)::int, 0), sign * coalesce((p.bathrooms = 2)::int, 0),
    sign * coalesce((p.bathrooms = 3)::int, 0), sign * coalesce((p.bathrooms = 4)::int, 0),
    sign * coalesce((p.bathrooms = 5)::int, 0), sign * coalesce((p.bathrooms = 6)::int, 0),
    sign * coalesce((p.bathrooms = 7)::int, 0), sign * coalesce((p.bathrooms = 8)::int, 0),
    sign * coalesce((p.bathrooms = 9)::int, 0), sign * coalesce((p.bathrooms = 10)::int, 0),
    sign * ((p.amenity_bits >> 0) & 1), sign * ((p.amenity_bits >> 1) & 1), sign * ((p.amenity_bits >> 2) & 1),
    sign * ((p.amenity_bits >> 3) & 1), sign * ((p.amenity_bits >> 4) & 1), sign * ((p.amenity_bits >> 5) & 1),
    sign * ((p.amenity_bits >> 6) & 1), sign * ((p.amenity_bits >> 7) & 1), sign * ((p.amenity_bits >> 8) & 1),
    sign * ((p.amenity_bits >> 9) & 1), sign * ((p.amenity_bits >> 10) & 1),
    sign * ((p.amenity_bits >> 11) & 1), sign * ((p.amenity_bits >> 12) & 1),
    sign * ((p.amenity_bits >> 13) & 1)
$$;

create function cells_of(p properties, sign int) returns setof cell_counts stable language sql as $$
  select zoom::smallint, p.cell >> (2 * (20 - zoom)), p.listed_in, p.subcategory, p.permitted_use, sign,
    sign * round(p.latitude * 1e6)::bigint, sign * round(p.longitude * 1e6)::bigint
  from generate_series(6, 16, 2) zoom
$$;

create function keep_counts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.state = 'verified' then
    insert into listing_counts select * from counts_of(old, -1);
    insert into cell_counts select * from cells_of(old, -1);
  end if;
  if tg_op <> 'DELETE' and new.state = 'verified' then
    insert into listing_counts select * from counts_of(new, 1);
    insert into cell_counts select * from cells_of(new, 1);
  end if;
  return null;
end $$;
create trigger properties_count_new after insert or delete on properties for each row execute function keep_counts();
-- Only what is counted: a promotion, a confirmation or another title changes no count.
create trigger properties_count_changed after update of state, city_id, locality_id, listed_in, subcategory,
  permitted_use, bhk, possession, price_paise, furnishing, facing, age, posted_by, bathrooms, amenity_bits, latitude,
  longitude on properties
  for each row when (old.state = 'verified' or new.state = 'verified') execute function keep_counts();

-- Adds rows of the same sort together. Rows written meanwhile are not touched.
create function add_up_counts() returns void language sql as $$
  with several as (
    select city_id, locality_id, listed_in, subcategory, permitted_use, bhk, possession, price_step from listing_counts
    group by city_id, locality_id, listed_in, subcategory, permitted_use, bhk, possession, price_step having count(*) > 1),
  gone as (
    delete from listing_counts c using several s
    where (c.city_id, c.locality_id, c.listed_in, c.subcategory, c.permitted_use, c.bhk, c.possession, c.price_step)
      = (s.city_id, s.locality_id, s.listed_in, s.subcategory, s.permitted_use, s.bhk, s.possession, s.price_step)
    returning c.*)
  insert into listing_counts
  select city_id, locality_id, listed_in, subcategory, permitted_use, bhk, possession, price_step, sum(n),
    sum(furnishing_0), sum(furnishing_1), sum(furnishing_2), sum(facing_0), sum(facing_1), sum(facing_2),
    sum(facing_3), sum(facing_4), sum(facing_5), sum(facing_6), sum(facing_7), sum(age_0), sum(age_1),
    sum(age_2), sum(age_3), sum(age_4), sum(age_5), sum(posted_by_0), sum(posted_by_1), sum(posted_by_2),
    sum(bathrooms_1), sum(bathrooms_2), sum(bathrooms_3), sum(bathrooms_4), sum(bathrooms_5), sum(bathrooms_6),
    sum(bathrooms_7), sum(bathrooms_8), sum(bathrooms_9), sum(bathrooms_10), sum(amenity_0), sum(amenity_1),
    sum(amenity_2), sum(amenity_3), sum(amenity_4), sum(amenity_5), sum(amenity_6), sum(amenity_7),
    sum(amenity_8), sum(amenity_9), sum(amenity_10), sum(amenity_11), sum(amenity_12), sum(amenity_13)
  from gone group by city_id, locality_id, listed_in, subcategory, permitted_use, bhk, possession, price_step having sum(n) <> 0;

  with several as (
    select zoom, cell, listed_in, subcategory, permitted_use from cell_counts
    group by zoom, cell, listed_in, subcategory, permitted_use having count(*) > 1),
  gone as (
    delete from cell_counts c using several s
    where (c.zoom, c.cell, c.listed_in, c.subcategory, c.permitted_use)
      = (s.zoom, s.cell, s.listed_in, s.subcategory, s.permitted_use)
    returning c.*)
  insert into cell_counts
  select zoom, cell, listed_in, subcategory, permitted_use, sum(n), sum(sum_latitude), sum(sum_longitude)
  from gone group by zoom, cell, listed_in, subcategory, permitted_use having sum(n) <> 0;
$$;

-- Counts everything anew, whatever the rows said before. Who is just changing a listing is waited for.
create function count_anew() returns void language sql as $$
  lock table listing_counts, cell_counts in exclusive mode;
  delete from listing_counts;
  delete from cell_counts;
  insert into listing_counts
  select c.city_id, c.locality_id, c.listed_in, c.subcategory, c.permitted_use, c.bhk, c.possession, c.price_step, sum(c.n),
    sum(c.furnishing_0), sum(c.furnishing_1), sum(c.furnishing_2), sum(c.facing_0), sum(c.facing_1),
    sum(c.facing_2), sum(c.facing_3), sum(c.facing_4), sum(c.facing_5), sum(c.facing_6), sum(c.facing_7),
    sum(c.age_0), sum(c.age_1), sum(c.age_2), sum(c.age_3), sum(c.age_4), sum(c.age_5), sum(c.posted_by_0),
    sum(c.posted_by_1), sum(c.posted_by_2), sum(c.bathrooms_1), sum(c.bathrooms_2), sum(c.bathrooms_3),
    sum(c.bathrooms_4), sum(c.bathrooms_5), sum(c.bathrooms_6), sum(c.bathrooms_7), sum(c.bathrooms_8),
    sum(c.bathrooms_9), sum(c.bathrooms_10), sum(c.amenity_0), sum(c.amenity_1), sum(c.amenity_2),
    sum(c.amenity_3), sum(c.amenity_4), sum(c.amenity_5), sum(c.amenity_6), sum(c.amenity_7), sum(c.amenity_8),
    sum(c.amenity_9), sum(c.amenity_10), sum(c.amenity_11), sum(c.amenity_12), sum(c.amenity_13)
  from properties p cross join lateral counts_of(p, 1) c where p.state = 'verified'
  group by c.city_id, c.locality_id, c.listed_in, c.subcategory, c.permitted_use, c.bhk, c.possession, c.price_step;
  insert into cell_counts
  select c.zoom, c.cell, c.listed_in, c.subcategory, c.permitted_use, sum(c.n), sum(c.sum_latitude), sum(c.sum_longitude)
  from properties p cross join lateral cells_of(p, 1) c where p.state = 'verified'
  group by c.zoom, c.cell, c.listed_in, c.subcategory, c.permitted_use;
$$;

-- Names and words as people type them: lower case, one space between. Places and projects lead to listings; plain
-- words only help to mend typing errors.
create type lexicon_kind as enum ('city', 'locality', 'society', 'word');
create table lexicon (
  phrase text not null check (phrase <> ''),
  kind lexicon_kind not null,
  -- As it is shown.
  label text not null,
  city_id int references cities,
  -- Several when a name stands for several, as Hinjewadi does.
  locality_ids int[],
  society_id bigint references societies on delete cascade,
  -- An alias is understood but not suggested.
  is_alias boolean not null default false,
  check ((kind = 'city') = (city_id is not null and locality_ids is null and society_id is null)),
  check ((kind = 'locality') = (locality_ids is not null)),
  check ((kind = 'society') = (society_id is not null))
);
create unique index lexicon_unique on lexicon (phrase, kind, coalesce(city_id, 0), coalesce(society_id, 0));
create index lexicon_similar on lexicon using gin (phrase gin_trgm_ops);

create function as_typed(name text) returns text immutable strict parallel safe
  language sql return trim(regexp_replace(lower(name), '[^[:alnum:]]+', ' ', 'g'));

insert into lexicon (phrase, kind, label, city_id) select as_typed(name), 'city', name, id from cities;
insert into lexicon (phrase, kind, label, city_id, locality_ids)
  select as_typed(name), 'locality', name, city_id, array[id] from localities;

-- Other names of the same places.
insert into lexicon (phrase, kind, label, city_id, is_alias)
select alias, 'city', c.name, c.id, true from cities c join (values
  ('poona', 'Pune'), ('puna', 'Pune'), ('bombay', 'Mumbai'), ('aurangabad', 'Chhatrapati Sambhajinagar'),
  ('sambhajinagar', 'Chhatrapati Sambhajinagar'), ('bangalore', 'Bengaluru'), ('mysore', 'Mysuru'),
  ('madras', 'Chennai'), ('kovai', 'Coimbatore'), ('cochin', 'Kochi'), ('trivandrum', 'Thiruvananthapuram'),
  ('baroda', 'Vadodara'), ('new delhi', 'Delhi'), ('gurgaon', 'Gurugram'), ('calcutta', 'Kolkata'),
  ('vizag', 'Visakhapatnam'), ('goa', 'Panaji'), ('panjim', 'Panaji')) a (alias, name) on a.name = c.name;

insert into lexicon (phrase, kind, label, city_id, locality_ids, is_alias)
select alias, 'locality', min(a.label), min(l.city_id), array_agg(l.id order by l.id), true
from (values
  ('hinjewadi', 'Hinjewadi', 'Hinjewadi Phase %'), ('hinjawadi', 'Hinjewadi', 'Hinjewadi Phase %'),
  ('rajiv gandhi infotech park', 'Hinjewadi', 'Hinjewadi Phase %'),
  ('kondhwa', 'Kondhwa', 'Kondhwa %'), ('chinchwad', 'Chinchwad', 'Chinchwad%'),
  ('anand nagar', 'Anand Nagar', 'Anand Nagar%'), ('sinhagad road', 'Sinhagad Road', 'Anand Nagar%'),
  ('sinhagad road', 'Sinhagad Road', 'Vadgaon Budruk'), ('deccan', 'Deccan Gymkhana', 'Deccan Gymkhana'),
  ('sb road', 'Senapati Bapat Road', 'Senapati Bapat Road'), ('nibm', 'NIBM Road', 'NIBM Road'),
  ('magarpatta', 'Magarpatta City', 'Magarpatta City'), ('amanora', 'Amanora Park', 'Amanora Park'),
  ('kp', 'Koregaon Park', 'Koregaon Park'), ('manjri', 'Manjri Budruk', 'Manjri Budruk'),
  ('ambegaon', 'Ambegaon Budruk', 'Ambegaon Budruk'), ('charholi', 'Charholi Budruk', 'Charholi Budruk'),
  ('talegaon', 'Talegaon Dabhade', 'Talegaon Dabhade'), ('bund garden', 'Bund Garden Road', 'Bund Garden Road'),
  ('wadgaon sheri', 'Vadgaon Sheri', 'Vadgaon Sheri'), ('wadgaon budruk', 'Vadgaon Budruk', 'Vadgaon Budruk'),
  ('vadgaon bk', 'Vadgaon Budruk', 'Vadgaon Budruk'), ('mahalunge', 'Mahalunge', 'Mahalunge'),
  ('nigdi pradhikaran', 'Pradhikaran', 'Pradhikaran'), ('pune camp', 'Camp', 'Camp'),
  ('shivaji nagar', 'Shivajinagar', 'Shivajinagar'), ('yerwada', 'Yerawada', 'Yerawada'),
  ('wanawadi', 'Wanowrie', 'Wanowrie'), ('mohammed wadi', 'Mohammadwadi', 'Mohammadwadi'),
  ('pimpri chinchwad', 'Pimpri Chinchwad', 'Pimpri'), ('pimpri chinchwad', 'Pimpri Chinchwad', 'Chinchwad%')
) a (alias, label, pattern) join localities l on l.name like a.pattern
where not exists (select 1 from lexicon x where x.phrase = a.alias)
group by alias;

create function learn_society() returns trigger language plpgsql as $$
begin
  insert into lexicon (phrase, kind, label, society_id)
  values (as_typed(new.name), 'society', new.name, new.id) on conflict do nothing;
  return null;
end $$;
create trigger societies_learn after insert on societies for each row when (as_typed(new.name) <> '')
  execute function learn_society();
