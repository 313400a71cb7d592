-- A range of prices is read by price, with all that a list is ordered by.
drop index properties_by_kind_price, properties_by_city_price;
create index properties_by_kind_price on properties
  (subcategory, listed_in, price_paise, id)
  include (is_promoted, confirmed_at, price_per_sqft_paise, city_id, locality_id, bhk, bathrooms, total_floors, size_sqft, possession, furnishing, facing,
    age, posted_by, amenity_bits, permitted_use, tile_x, tile_y, society_id, xy)
  where state = 'verified';
create index properties_by_city_price on properties
  (city_id, subcategory, listed_in, price_paise, id)
  include (is_promoted, confirmed_at, price_per_sqft_paise, locality_id, bhk, bathrooms, total_floors, size_sqft, possession, furnishing, facing, age,
    posted_by, amenity_bits, permitted_use, tile_x, tile_y, society_id, xy)
  where state = 'verified';
