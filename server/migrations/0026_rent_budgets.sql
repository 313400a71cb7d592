-- Rents have budgets of their own, so prices are counted in finer steps: each begins where a budget begins or ends.
create function price_step(price_paise bigint) returns smallint immutable strict parallel safe language sql
return (case when price_paise < 2000000 then 0 when price_paise < 3500000 then 1 when price_paise < 6000000 then 2
             when price_paise < 500000000 then 3 when price_paise < 1000000000 then 4
             when price_paise < 1500000000 then 5 else 6 end)::smallint;

create or replace function counts_of(p properties, sign int) returns setof listing_counts stable language sql as $$
  select p.city_id, coalesce(p.locality_id, 0), p.listed_in, p.subcategory, p.permitted_use,
    coalesce(p.bhk, -1::smallint), p.possession,
    price_step(p.price_paise),
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

select count_anew();

-- The public list of professionals: agents by where they work, everybody by name.
create index users_agents_place on users (latitude, longitude) where role = 'agent' and suspended_at is null;
create index users_professionals_name on users (role, lower(lastname), lower(firstname), id)
  where role in ('agent', 'lawyer', 'evaluator') and suspended_at is null;
