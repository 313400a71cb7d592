-- Every public search has a bound on what it costs, whatever is asked. A drawn area is judged without reading rows, so
-- the indexes that are walked know each listing's place on the map; a list by price per sqft is walked in its own order
-- instead of being sorted whole; an area is read by its cells with all that a list is ordered by.
drop index properties_by_kind, properties_by_city, properties_by_locality, properties_by_kind_price,
  properties_by_city_price, properties_cell;

create index properties_by_kind on properties
  (subcategory, listed_in, is_promoted desc, confirmed_at desc, id desc)
  include (city_id, locality_id, price_paise, bhk, bathrooms, size_sqft, possession, furnishing, facing, age, posted_by,
    amenity_bits, permitted_use, tile_x, tile_y, society_id, xy)
  where state = 'verified';
create index properties_by_city on properties
  (city_id, subcategory, listed_in, is_promoted desc, confirmed_at desc, id desc)
  include (locality_id, price_paise, bhk, bathrooms, size_sqft, possession, furnishing, facing, age, posted_by,
    amenity_bits, permitted_use, tile_x, tile_y, society_id, xy)
  where state = 'verified';
create index properties_by_locality on properties
  (locality_id, subcategory, listed_in, is_promoted desc, confirmed_at desc, id desc)
  include (city_id, price_paise, price_per_sqft_paise, bhk, bathrooms, size_sqft, possession, furnishing, facing, age,
    posted_by, amenity_bits, permitted_use, tile_x, tile_y, society_id, xy)
  where state = 'verified';
create index properties_by_kind_price on properties
  (subcategory, listed_in, price_paise, id)
  include (is_promoted, city_id, locality_id, bhk, bathrooms, size_sqft, possession, furnishing, facing, age, posted_by,
    amenity_bits, permitted_use, tile_x, tile_y, society_id, xy)
  where state = 'verified';
create index properties_by_city_price on properties
  (city_id, subcategory, listed_in, price_paise, id)
  include (is_promoted, locality_id, bhk, bathrooms, size_sqft, possession, furnishing, facing, age, posted_by,
    amenity_bits, permitted_use, tile_x, tile_y, society_id, xy)
  where state = 'verified';
create index properties_by_kind_rate on properties
  (subcategory, listed_in, price_per_sqft_paise, id)
  include (is_promoted, city_id, locality_id, price_paise, bhk, bathrooms, size_sqft, possession, furnishing, facing,
    age, posted_by, amenity_bits, permitted_use, tile_x, tile_y, society_id, xy)
  where state = 'verified';
create index properties_by_city_rate on properties
  (city_id, subcategory, listed_in, price_per_sqft_paise, id)
  include (is_promoted, locality_id, price_paise, bhk, bathrooms, size_sqft, possession, furnishing, facing, age,
    posted_by, amenity_bits, permitted_use, tile_x, tile_y, society_id, xy)
  where state = 'verified';
create index properties_cell on properties (cell)
  include (id, is_promoted, confirmed_at, subcategory, listed_in, city_id, locality_id, price_paise,
    price_per_sqft_paise, bhk, bathrooms, size_sqft, possession, furnishing, facing, age, posted_by, amenity_bits,
    permitted_use, tile_x, tile_y, society_id, xy, latitude, longitude)
  where state = 'verified';
