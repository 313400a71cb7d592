-- A search can ask for the floors of the building, answered from the indexes as everything else it asks for.
drop index properties_by_kind, properties_by_city, properties_by_locality, properties_by_kind_price, properties_by_city_price, properties_by_kind_rate, properties_by_city_rate, properties_cell,
  properties_xy;

create index properties_by_kind on properties
  (subcategory, listed_in, is_promoted desc, confirmed_at desc, id desc)
  include (city_id, locality_id, price_paise, bhk, bathrooms, total_floors, size_sqft, possession, furnishing, facing, age, posted_by,
    amenity_bits, permitted_use, tile_x, tile_y, society_id, xy)
  where state = 'verified';
create index properties_by_city on properties
  (city_id, subcategory, listed_in, is_promoted desc, confirmed_at desc, id desc)
  include (locality_id, price_paise, bhk, bathrooms, total_floors, size_sqft, possession, furnishing, facing, age, posted_by,
    amenity_bits, permitted_use, tile_x, tile_y, society_id, xy)
  where state = 'verified';
create index properties_by_locality on properties
  (locality_id, subcategory, listed_in, is_promoted desc, confirmed_at desc, id desc)
  include (city_id, price_paise, price_per_sqft_paise, bhk, bathrooms, total_floors, size_sqft, possession, furnishing, facing, age,
    posted_by, amenity_bits, permitted_use, tile_x, tile_y, society_id, xy)
  where state = 'verified';
create index properties_by_kind_price on properties
  (subcategory, listed_in, price_paise, id)
  include (is_promoted, city_id, locality_id, bhk, bathrooms, total_floors, size_sqft, possession, furnishing, facing, age, posted_by,
    amenity_bits, permitted_use, tile_x, tile_y, society_id, xy)
  where state = 'verified';
create index properties_by_city_price on properties
  (city_id, subcategory, listed_in, price_paise, id)
  include (is_promoted, locality_id, bhk, bathrooms, total_floors, size_sqft, possession, furnishing, facing, age, posted_by,
    amenity_bits, permitted_use, tile_x, tile_y, society_id, xy)
  where state = 'verified';
create index properties_by_kind_rate on properties
  (subcategory, listed_in, price_per_sqft_paise, id)
  include (is_promoted, city_id, locality_id, price_paise, bhk, bathrooms, total_floors, size_sqft, possession, furnishing, facing,
    age, posted_by, amenity_bits, permitted_use, tile_x, tile_y, society_id, xy)
  where state = 'verified';
create index properties_by_city_rate on properties
  (city_id, subcategory, listed_in, price_per_sqft_paise, id)
  include (is_promoted, locality_id, price_paise, bhk, bathrooms, total_floors, size_sqft, possession, furnishing, facing, age,
    posted_by, amenity_bits, permitted_use, tile_x, tile_y, society_id, xy)
  where state = 'verified';
create index properties_cell on properties (cell)
  include (id, is_promoted, confirmed_at, subcategory, listed_in, city_id, locality_id, price_paise,
    price_per_sqft_paise, bhk, bathrooms, total_floors, size_sqft, possession, furnishing, facing, age, posted_by, amenity_bits,
    permitted_use, tile_x, tile_y, society_id, xy, latitude, longitude)
  where state = 'verified';
create index properties_xy on properties using gist (xy)
  include (subcategory, listed_in, city_id, locality_id, price_paise, bhk, bathrooms, total_floors, size_sqft, possession, furnishing, facing, age, posted_by, amenity_bits,
    permitted_use, tile_x, tile_y, society_id, id, is_promoted, confirmed_at)
  where state = 'verified';
