-- What is only estimated is counted over a fixed sample of the listings: those of a city and kind in the order of a hash
-- of their numbers, so that a sample may have any size;
create index properties_sample on properties (city_id, subcategory, listed_in, hashint8(id))
  include (id, locality_id, price_paise, bhk, bathrooms, total_floors, size_sqft, possession, furnishing, facing, age,
    posted_by, amenity_bits, permitted_use, tile_x, tile_y, society_id, xy)
  where state = 'verified';

-- and of an area a quarter of the listings is taken, a sixteenth, a 64th or a 256th: level n has what is in the n-th of
-- these samples and in no smaller one.
create function sample_level(id bigint) returns int immutable strict parallel safe language sql
return case when hashint8(id) & 3 <> 0 then 0 when hashint8(id) & 15 <> 0 then 1 when hashint8(id) & 63 <> 0 then 2
  when hashint8(id) & 255 <> 0 then 3 else 4 end;
create index properties_cell_sample on properties (sample_level(id), cell)
  include (id, subcategory, listed_in, city_id, locality_id, price_paise, bhk, bathrooms, total_floors, size_sqft, possession,
    furnishing, facing, age, posted_by, amenity_bits, permitted_use, tile_x, tile_y, society_id, xy, latitude, longitude)
  where state = 'verified' and sample_level(id) > 0;
