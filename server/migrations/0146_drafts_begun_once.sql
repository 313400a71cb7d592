-- A listing begun again with the same key, because the answer was lost, is the same listing.
alter table properties add column begun_with text, add column begun_as text,
  add constraint properties_begun check ((begun_with is null) = (begun_as is null));
create unique index properties_begun_once on properties (owner_id, begun_with) where begun_with is not null;
