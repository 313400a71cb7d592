-- "Verified" must mean verified. What the back office compared with the papers is kept, field by field, with who and
-- when. A live listing that no longer says the same loses its badge at once and is checked again while it stays visible.
create table listing_verifications (
  id bigint generated always as identity primary key,
  property_id bigint not null references properties on delete cascade,
  -- Null: nobody wrote down who it was.
  verified_by bigint references users,
  verified_at timestamptz not null,
  -- The fields that the contract says are checked, under the contract's names.
  fields jsonb not null,
  -- The papers they were compared with: id, kind and file name.
  papers jsonb not null
);
-- The newest is the one that counts.
create index listing_verifications_of on listing_verifications (property_id, id desc);

alter table properties
  -- Since when what a live listing says differs from what was verified. Null: it is the same, and has its badge.
  add column being_checked_since timestamptz,
  add constraint properties_checked_while_live
    check (being_checked_since is null or state in ('verified', 'paused', 'on-hold'));
create index properties_being_checked on properties (being_checked_since, id) where being_checked_since is not null;

-- Until now nothing was kept. What nobody has saved since its approval still says what was verified; whatever was saved
-- later is looked at once more.
insert into listing_verifications (property_id, verified_by, verified_at, fields, papers)
select p.id,
  (select by_user from listing_acts where property_id = p.id and act = 'approve' order by id desc limit 1),
  p.verified_at,
  jsonb_build_object('listedIn', p.listed_in, 'subcategory', p.subcategory, 'postedBy', p.posted_by, 'city', city.name,
    'locality', p.locality, 'society', coalesce(society.name, p.society_name), 'address', p.address, 'unit', p.unit,
    'pincode', p.pincode, 'latitude', p.latitude, 'longitude', p.longitude, 'bhk', p.bhk::text,
    'bathrooms', p.bathrooms, 'balconies', p.balconies, 'garages', p.garages, 'carpetSqft', p.carpet_sqft,
    'builtUpSqft', p.built_up_sqft, 'superBuiltUpSqft', p.super_built_up_sqft, 'plotSqft', p.plot_sqft,
    'floor', p.floor, 'totalFloors', p.total_floors, 'permittedUse', p.permitted_use, 'possession', p.possession,
    'possessionOn', p.possession_on::text, 'reraNumber', p.rera_number),
  coalesce((select jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'fileName', file_name) order by id)
    from property_papers where property_id = p.id), '[]')
from properties p join cities city on city.id = p.city_id left join societies society on society.id = p.society_id
where p.state in ('verified', 'paused', 'on-hold') and p.verified_at is not null
  and coalesce(p.saved_at, p.verified_at) <= p.verified_at;
update properties set being_checked_since = coalesce(saved_at, updated_at)
where state in ('verified', 'paused', 'on-hold') and not exists
  (select from listing_verifications where property_id = properties.id);
