-- Listings: what they are, where they lie, what they cost and cost before, their pictures, and what people say is wrong.
-- A draft may lack anything; whatever has left the draft is whole. Only a verified listing is found by search.
create type listed_in as enum ('sell', 'rent');
create type subcategory as enum ('Flats', 'Houses', 'Villas', 'Plots', 'Studio Apartments', 'Offices', 'Shops');
create type possession as enum ('Under Construction', 'Ready To Move', 'Upcoming');
create type furnishing as enum ('Furnished', 'UnFurnished', 'Semi-Furnished');
create type facing as enum
  ('East', 'West', 'South', 'North', 'South East', 'South West', 'North East', 'North West');
create type property_age as enum
  ('UnderConstruction', '0-5 Years', '5-10 Years', '10-15 Years', '15-20 Years', 'Above 20 Years');
create type posted_by as enum ('owner', 'agent', 'builder');
create type permitted_use as enum ('residential', 'office', 'retail', 'industrial', 'agricultural');
create type property_state as enum
  ('draft', 'submitted', 'verified', 'rejected', 'on-hold', 'sold', 'rented', 'archived');

-- Web Mercator: metres for distances on the map, tiles of zoom 20 (36 m in Pune) for boxes and clusters.
create function mercator_x(longitude double precision) returns double precision immutable strict parallel safe
  language sql return longitude * 111319.49079327358;
create function mercator_y(latitude double precision) returns double precision immutable strict parallel safe
  language sql return ln(tan(pi() / 4 + radians(latitude) / 2)) * 6378137;
create function tile_x(longitude double precision) returns int immutable strict parallel safe
  language sql return floor((longitude + 180) / 360 * 1048576)::int;
create function tile_y(latitude double precision) returns int immutable strict parallel safe
  language sql return floor((1 - ln(tan(pi() / 4 + radians(latitude) / 2)) / pi()) / 2 * 1048576)::int;

-- Every bit of a tile's number with a gap after it: x and y interleaved give a cell, whose first 2n bits are the
-- cell around it at zoom n.
create function spread_bits(v bigint) returns bigint immutable strict parallel safe language plpgsql as $$
begin
  v := (v | (v << 16)) & 281470681808895;
  v := (v | (v << 8)) & 71777214294589695;
  v := (v | (v << 4)) & 1085102592571150095;
  v := (v | (v << 2)) & 3689348814741910323;
  return (v | (v << 1)) & 6148914691236517205;
end $$;
create function map_cell(latitude double precision, longitude double precision) returns bigint
  immutable strict parallel safe language sql
  return spread_bits(tile_x(longitude)) | (spread_bits(tile_y(latitude)) << 1);

-- A society or project: several listings share it, and people search for it by name.
create table societies (
  id bigint generated always as identity primary key,
  city_id int not null references cities,
  locality_id int references localities,
  name text not null check (name <> ''),
  rera_number text check (rera_number ~ '^P([0-9]{11}|[RCMP][0-9]{13})$'),
  created_at timestamptz not null
);
create unique index societies_name_unique on societies (city_id, coalesce(locality_id, 0), lower(name));

create table properties (
  id bigint generated always as identity primary key,
  owner_id bigint not null references users,
  posted_by posted_by not null,
  state property_state not null,
  listed_in listed_in not null,
  subcategory subcategory not null,
  permitted_use permitted_use not null,
  title text check (title <> ''),
  description text not null default '',
  -- For rent, by the month.
  price_paise bigint check (price_paise > 0),
  deposit_paise bigint check (deposit_paise >= 0),
  maintenance_paise bigint check (maintenance_paise >= 0),

  city_id int references cities,
  locality_id int references localities,
  -- The locality as it is shown; many cities have no localities of ours.
  locality text,
  society_id bigint references societies,
  -- Without the number of the flat: that stands in `unit` and is nobody's business before a deal.
  address text,
  unit text,
  pincode text check (pincode ~ '^[1-9][0-9]{5}$'),
  latitude double precision check (latitude between -85 and 85),
  longitude double precision check (longitude between -180 and 180),
  xy point generated always as (point(mercator_x(longitude), mercator_y(latitude))) stored,
  tile_x int generated always as (tile_x(longitude)) stored,
  tile_y int generated always as (tile_y(latitude)) stored,
  cell bigint generated always as (map_cell(latitude, longitude)) stored,

  carpet_sqft int check (carpet_sqft > 0),
  built_up_sqft int check (built_up_sqft >= carpet_sqft),
  super_built_up_sqft int check (super_built_up_sqft >= built_up_sqft),
  plot_sqft int check (plot_sqft > 0),
  -- What a price per sqft is of: the plot, or the carpet.
  size_sqft int generated always as (case when subcategory = 'Plots' then plot_sqft else carpet_sqft end) stored,
  price_per_sqft_paise bigint generated always as
    (price_paise / case when subcategory = 'Plots' then plot_sqft else carpet_sqft end) stored,

  -- Ten means ten or more. A single room with kitchen is bhk 0 with one bedroom.
  bhk smallint check (bhk between 0 and 10),
  bedrooms smallint generated always as (case when bhk = 0 then 1::smallint else bhk end) stored,
  bathrooms smallint check (bathrooms between 1 and 10),
  balconies smallint not null default 0 check (balconies between 0 and 20),
  garages smallint not null default 0 check (garages between 0 and 20),
  floor smallint check (floor >= -3),
  total_floors smallint check (total_floors between 1 and 120),
  furnishing furnishing,
  facing facing,
  age property_age,
  possession possession not null,
  possession_on date,
  available_from date,
  -- Bit n is set when amenity n of the contract's list is nearby.
  amenity_bits int not null default 0 check (amenity_bits between 0 and 16383),
  exterior_material text,
  structure_type text,
  rera_number text check (rera_number ~ '^P([0-9]{11}|[RCMP][0-9]{13})$'),
  video_url text,

  rejected_reasons text[],
  is_promoted boolean not null default false,
  promoted_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When it first went live; when the owner last said that it is still to be had; who checked its papers, when.
  listed_at timestamptz,
  -- Milliseconds: it is part of the place in a list that browsers hand back.
  confirmed_at timestamptz(3),
  verified_at timestamptz,
  words tsvector generated always as (strip(to_tsvector('english',
    coalesce(title, '') || ' ' || coalesce(locality, '') || ' ' || coalesce(address, '') || ' ' || description))) stored,

  constraint properties_whole check (state in ('draft', 'archived') or (
    title is not null and price_paise is not null and city_id is not null and locality is not null and
    address is not null and pincode is not null and latitude is not null and longitude is not null)),
  constraint properties_size check (state in ('draft', 'archived')
    or case when subcategory = 'Plots' then plot_sqft is not null else carpet_sqft is not null end),
  constraint properties_plot_is_bare check (subcategory <> 'Plots' or (
    bhk is null and bathrooms is null and furnishing is null and floor is null and total_floors is null and
    carpet_sqft is null and age is null and balconies = 0)),
  constraint properties_home_has_rooms check (state in ('draft', 'archived')
    or subcategory not in ('Flats', 'Houses', 'Villas', 'Studio Apartments')
    or (bhk is not null and bathrooms is not null)),
  constraint properties_studio_is_one_room check (subcategory <> 'Studio Apartments' or bhk <= 1),
  constraint properties_workplace_has_no_bedrooms check (subcategory not in ('Offices', 'Shops') or bhk is null),
  constraint properties_home_is_lived_in check (permitted_use = 'residential'
    or subcategory not in ('Flats', 'Houses', 'Villas', 'Studio Apartments')),
  constraint properties_floor check (floor <= total_floors),
  constraint properties_rent_is_ready check (listed_in = 'sell' or possession = 'Ready To Move'),
  constraint properties_deposit_is_for_rent check (listed_in = 'rent' or deposit_paise is null),
  constraint properties_rent_has_no_project check (listed_in = 'sell' or rera_number is null),
  constraint properties_age_fits_possession check (age is null
    or (age = 'UnderConstruction') = (possession <> 'Ready To Move')),
  constraint properties_live_in_india check (state <> 'verified'
    or (latitude between 6 and 38 and longitude between 68 and 98)),
  constraint properties_live_has_dates check (state <> 'verified'
    or (listed_at is not null and confirmed_at is not null and verified_at is not null)),
  constraint properties_rejected_says_why check (state <> 'rejected' or coalesce(cardinality(rejected_reasons), 0) > 0),
  constraint properties_promoted_ends check (not is_promoted or promoted_until is not null)
) with (fillfactor = 90);
create index properties_owner on properties (owner_id, id desc);

-- What it cost from when on; the last row is the price of today.
create table price_history (
  property_id bigint not null references properties on delete cascade,
  since timestamptz not null,
  price_paise bigint not null check (price_paise > 0),
  primary key (property_id, since)
);

create function remember_price() returns trigger language plpgsql as $$
begin
  if new.price_paise is not null then
    insert into price_history (property_id, since, price_paise) values (new.id, new.updated_at, new.price_paise)
    on conflict (property_id, since) do update set price_paise = excluded.price_paise;
  end if;
  return null;
end $$;
create trigger properties_remember_first_price after insert on properties
  for each row execute function remember_price();
create trigger properties_remember_price after update of price_paise on properties
  for each row when (new.price_paise is distinct from old.price_paise) execute function remember_price();

-- What is usual in a place, month by month: the median of what was live then. Locality null: the whole city.
create table usual_prices (
  city_id int not null references cities,
  locality_id int references localities,
  listed_in listed_in not null,
  subcategory subcategory not null,
  month date not null check (extract(day from month) = 1),
  price_per_sqft_paise bigint not null check (price_per_sqft_paise > 0),
  listings int not null check (listings > 0)
);
create unique index usual_prices_unique on usual_prices
  (city_id, coalesce(locality_id, 0), listed_in, subcategory, month);

-- A picture is a file somebody sent (`key`: its address without width and format) or a drawing of ours (`view`), made
-- when first asked for.
create table property_pictures (
  property_id bigint not null references properties on delete cascade,
  position smallint not null check (position between 1 and 60),
  role text not null default 'photo' check (role in ('photo', 'floor-plan')),
  key text,
  view text,
  width int not null check (width > 0),
  height int not null check (height > 0),
  placeholder text not null check (placeholder ~ '^#[0-9a-f]{6}$'),
  alt text not null,
  primary key (property_id, position),
  check ((key is null) <> (view is null))
);

create table property_reports (
  id bigint generated always as identity primary key,
  property_id bigint not null references properties on delete cascade,
  -- Null: somebody who was not signed in.
  reporter_id bigint references users,
  reason text not null check (reason in ('not-available', 'wrong-price', 'wrong-place', 'wrong-pictures',
    'not-the-owner', 'duplicate', 'fraud', 'other')),
  note text not null,
  created_at timestamptz not null,
  settled_at timestamptz
);
-- Saying the same twice does not make it more so.
create unique index property_reports_once on property_reports (property_id, reporter_id, reason)
  where settled_at is null and reporter_id is not null;
create index property_reports_open on property_reports (created_at) where settled_at is null;
