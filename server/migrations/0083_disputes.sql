-- A dispute over a part of the money that is held for a deal. What is disputed lies in an account of its own in the ledger
-- (held:disputed:12, all open disputes of booking 12), so that nothing else can reach it; what was decided for the seller
-- lies in another (held:decided:12) until it is paid out.
create table disputes (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  raised_by bigint not null references users,
  amount_paise bigint not null check (amount_paise > 0),
  state text not null default 'raised' check (state in ('raised', 'answered', 'decided', 'withdrawn')),
  -- What each side says; null once whoever wrote it has left.
  reason text check (reason <> ''),
  answer text check (answer <> ''),
  raised_at timestamptz not null,
  answered_at timestamptz,
  decide_by timestamptz not null,
  ended_at timestamptz,
  -- What goes to neither is held for the deal as before.
  to_buyer_paise bigint check (to_buyer_paise >= 0),
  to_seller_paise bigint check (to_seller_paise >= 0),
  decision text check (decision <> ''),
  decided_by bigint references users,
  -- Of one press of the button.
  key text not null,
  unique (booking_id, key),
  check (to_buyer_paise + to_seller_paise <= amount_paise),
  check ((state = 'decided') = (num_nonnulls(to_buyer_paise, to_seller_paise, decision, decided_by) = 4)),
  check ((state in ('decided', 'withdrawn')) = (ended_at is not null))
);
-- Each side has at most one that is open.
create unique index disputes_open on disputes (booking_id, raised_by) where state in ('raised', 'answered');
create index disputes_waiting on disputes (decide_by, id) where state in ('raised', 'answered');

-- Private, like the papers of a listing.
create table dispute_files (
  id bigint generated always as identity primary key,
  dispute_id bigint not null references disputes,
  file_key text not null unique,
  file_name text not null,
  content_type text not null,
  size_bytes int not null,
  upload_id text not null,
  added_by bigint not null references users,
  added_at timestamptz not null,
  unique (dispute_id, upload_id)
);

-- A decision is paid out by a release too.
do $$
declare known text := pg_get_constraintdef(oid) from pg_constraint where conname = 'releases_kind_check';
begin
  alter table releases drop constraint releases_kind_check;
  execute 'alter table releases add constraint releases_kind_check '
    || replace(known, 'ARRAY[', 'ARRAY[''decided''::text, ');
end $$;
