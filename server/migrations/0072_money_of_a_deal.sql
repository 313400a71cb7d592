-- What is due, paid, conditional and registered in a deal. Money that passes our payment partner is an order and is in
-- the ledger; money that does not is recorded by one side and confirmed by the other, and is only here.
alter table bookings
  add column stamp_value_paise bigint check (stamp_value_paise > 0),
  add column agreed_on date;

create table booking_conditions (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  kind text not null,
  due_on date not null,
  outcome text check (outcome in ('met', 'failed', 'waived')),
  note text check (note <> ''),
  decided_by bigint references users,
  decided_at timestamptz,
  unique (booking_id, kind),
  check ((outcome is null) = (decided_at is null))
);

-- Steps that need a word of both sides, and the state of the deal in which each word was given.
create table booking_confirmations (
  booking_id bigint not null references bookings,
  what text not null,
  user_id bigint not null references users,
  state text not null,
  at timestamptz not null,
  primary key (booking_id, what, user_id)
);

-- The registered agreement: recorded by one side, confirmed by the other.
create table booking_registrations (
  booking_id bigint primary key references bookings,
  document_number text not null check (document_number <> ''),
  office text not null check (office <> ''),
  grn text check (grn <> ''),
  signed_on date not null,
  registered_on date not null check (registered_on >= signed_on),
  recorded_by bigint not null references users,
  recorded_at timestamptz not null,
  confirmed_by bigint references users check (confirmed_by <> recorded_by),
  confirmed_at timestamptz
);

create table instalments (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  number int not null check (number > 0),
  due_on date not null,
  -- Tax included.
  gross_paise bigint not null check (gross_paise > 0),
  paid_paise bigint not null default 0 check (paid_paise between 0 and gross_paise),
  -- The last day somebody was reminded of it.
  reminded_on date,
  unique (booking_id, number)
);
create index instalments_due on instalments (due_on) where paid_paise < gross_paise;

create table booking_payments (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  what text not null check (what in ('booking', 'instalment')),
  instalment_id bigint references instalments,
  -- Through our partner; null where buyer and seller settle it between them.
  order_id bigint unique,
  gross_paise bigint not null check (gross_paise > 0),
  tds_paise bigint not null check (tds_paise >= 0),
  cash_paise bigint not null check (cash_paise >= 0),
  paid_on date not null,
  -- UTR or cheque number.
  reference text check (reference <> ''),
  recorded_by bigint not null references users,
  recorded_at timestamptz not null,
  confirmed_by bigint references users,
  confirmed_at timestamptz,
  -- The other side says it did not arrive.
  refused_at timestamptz,
  refused_why text,
  challan_number text check (challan_number <> ''),
  challan_on date,
  check (gross_paise = cash_paise + tds_paise),
  check ((what = 'instalment') = (instalment_id is not null)),
  check (order_id is not null or reference is not null),
  check (confirmed_at is null or refused_at is null)
);
create index booking_payments_of on booking_payments (booking_id, id);
-- One that waits for a word at a time.
create unique index booking_payments_waiting on booking_payments (booking_id, what, coalesce(instalment_id, 0))
  where confirmed_at is null and refused_at is null;
