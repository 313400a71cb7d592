-- Promotions that were paid for, each with its own time; one bought while another runs begins at the other's end. They
-- are the source: the flag on a listing, which search is ordered by, follows them in the same transaction and falls by a
-- job when the time is over.
create table property_promotions (
  id bigint generated always as identity primary key,
  property_id bigint not null references properties on delete cascade,
  -- Null: with the promoted days of a package, or given by the house.
  order_id bigint unique references orders,
  since timestamptz not null,
  until timestamptz not null check (until > since),
  made_at timestamptz not null,
  refunded_at timestamptz
);
create index property_promotions_of on property_promotions (property_id, until);
insert into property_promotions (property_id, since, until, made_at)
  select id, coalesce(listed_at, created_at), promoted_until, coalesce(listed_at, created_at) from properties
  where is_promoted and promoted_until > coalesce(listed_at, created_at);
create index properties_promotion_ends on properties (promoted_until) where is_promoted;

alter table profile_promotions drop constraint profile_promotions_pkey;
alter table profile_promotions
  add column id bigint generated always as identity primary key,
  add column order_id bigint unique references orders,
  add column made_at timestamptz,
  add column refunded_at timestamptz;
update profile_promotions set made_at = since;
alter table profile_promotions alter column made_at set not null;
create index profile_promotions_of on profile_promotions (user_id, until);
