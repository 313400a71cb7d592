-- Who may see the number behind a listing, and whom an owner wants to hear nothing of. The number itself stands nowhere
-- but with its owner.
create table contact_unlocks (
  id bigint generated always as identity primary key,
  property_id bigint not null references properties on delete cascade,
  user_id bigint not null references users,
  -- Null: it took one contact of a package.
  order_id bigint unique references orders,
  paid_paise bigint check (paid_paise > 0),
  unlocked_at timestamptz not null,
  -- The owner took it back.
  revoked_at timestamptz,
  -- The contact given in its place, when it was taken back so soon that the payment was for nothing.
  credit_id bigint references subscriptions on delete set null,
  -- The money went back, and the contact with it.
  refunded_at timestamptz,
  check ((order_id is null) = (paid_paise is null))
);
-- Once for each person and listing; only what was refunded can be bought again.
create unique index contact_unlocks_once on contact_unlocks (property_id, user_id) where refunded_at is null;
create index contact_unlocks_of on contact_unlocks (user_id, unlocked_at desc, id desc);

create table contact_blocks (
  owner_id bigint not null references users,
  user_id bigint not null references users,
  blocked_at timestamptz not null,
  primary key (owner_id, user_id),
  check (owner_id <> user_id)
);
create index contact_blocks_of on contact_blocks (user_id);
