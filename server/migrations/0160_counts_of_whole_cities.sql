-- The counts are kept for a locality, for its whole city and for all of India, each in rows of its own: nobody adds up
-- all localities of a city for a number.
create or replace function counts_of(p properties, sign int) returns setof listing_counts stable language sql as $$
  select place.city_id, place.locality_id, p.listed_in, p.subcategory, p.permitted_use,
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
  -- Locality 0: none of ours. Locality -1: the whole city. City 0: all of India.
  from (values (p.city_id, coalesce(p.locality_id, 0)), (p.city_id, -1), (0, -1)) place (city_id, locality_id)
$$;
drop index listing_counts_place;
create index listing_counts_place on listing_counts
  (locality_id, city_id, subcategory, listed_in) include (n, permitted_use, bhk, possession, price_step);
select count_anew();
