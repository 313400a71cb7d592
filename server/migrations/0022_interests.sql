-- Who would like to have a listing. The owner is told, several at once and without a name; who withdraws and comes back
-- is not told again, so a withdrawn interest stays as a row.
create table interests (
  user_id bigint not null references users on delete cascade,
  property_id bigint not null references properties on delete cascade,
  created_at timestamptz not null,
  withdrawn_at timestamptz,
  -- Null: the owner has not been told yet.
  told_at timestamptz,
  primary key (user_id, property_id)
);
create index interests_latest on interests (user_id, created_at desc, property_id desc) where withdrawn_at is null;
create index interests_of_listing on interests (property_id, told_at);
