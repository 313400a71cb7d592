-- A rental goes on after the keys: months of rent, a notice, and a deposit that comes back less what the tenant accepts.
alter table bookings
  -- Of the licence that both confirmed; a renewal moves its end.
  add column starts_on date,
  add column ends_on date check (ends_on > starts_on),
  add column moved_in_on date,
  -- What the owner handed over the keys without, having been warned.
  add column keys_without text[] not null default '{}',
  add column leaves_on date,
  add column notice_by text check (notice_by in ('buyer', 'seller')),
  add column exited_on date,
  add column return_reminded_on date,
  add constraint bookings_term check ((starts_on is null) = (ends_on is null)),
  add constraint bookings_rental_days check (kind = 'rental' or (starts_on is null and moved_in_on is null and exited_on is null)),
  add constraint bookings_notice check ((leaves_on is null) = (notice_by is null));
create index bookings_ending_terms on bookings (coalesce(leaves_on, ends_on)) where state in ('active', 'notice');
create index bookings_leaving on bookings (exited_on) where state = 'exiting';

alter table booking_registrations add column starts_on date;

alter table instalments
  add column what text not null default 'instalment' check (what in ('instalment', 'deposit', 'rent')),
  -- Of rent: the days it is for, within one month, and the rent of a whole such month.
  add column period_from date,
  add column period_to date,
  add column monthly_paise bigint check (monthly_paise > 0),
  -- Rent for after the last day: the tenant had left.
  add column dropped_at timestamptz,
  add constraint instalments_rent check (
    (what = 'rent') = (period_from is not null and period_to is not null and monthly_paise is not null)),
  add constraint instalments_period check (period_to >= period_from);
-- No day of rent is due twice.
create unique index instalments_one_rent_a_day on instalments (booking_id, period_from) where what = 'rent' and dropped_at is null;

alter table booking_payments
  drop constraint booking_payments_what_check,
  drop constraint booking_payments_of_instalment,
  drop constraint booking_payments_untaxed,
  add constraint booking_payments_what_check check (
    what in ('booking', 'instalment', 'prepayment', 'interest', 'deposit', 'rent', 'deposit-return')),
  add constraint booking_payments_of_instalment check (
    (what in ('instalment', 'interest', 'deposit', 'rent')) = (instalment_id is not null)),
  add constraint booking_payments_untaxed check (what not in ('interest', 'deposit', 'deposit-return') or tds_paise = 0);

-- What the owner's duties before the keys came to.
create table rental_formalities (
  booking_id bigint primary key references bookings,
  police_number text check (police_number <> ''),
  intimated_on date,
  society_on date,
  society_note text not null default '',
  check ((police_number is null) = (intimated_on is null))
);

-- The home at the keys and on moving out, in the words of both sides.
create table rental_inventories (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  at text not null check (at in ('in', 'out')),
  -- As the contract describes them.
  items jsonb not null default '[]',
  readings jsonb not null default '[]',
  version int not null default 0 check (version >= 0),
  changed_by bigint not null references users,
  changed_at timestamptz not null,
  unique (booking_id, at)
);

create table rental_photos (
  id bigint generated always as identity primary key,
  inventory_id bigint not null references rental_inventories,
  file_key text not null unique,
  upload_id text not null,
  added_by bigint not null references users,
  added_at timestamptz not null,
  unique (inventory_id, added_by, upload_id)
);

create table rental_deductions (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  kind text not null check (kind <> ''),
  amount_paise bigint not null check (amount_paise > 0),
  note text not null check (note <> ''),
  state text not null default 'proposed' check (state in ('proposed', 'accepted', 'disputed', 'withdrawn')),
  answer text check (answer <> ''),
  proposed_at timestamptz not null,
  changed_at timestamptz not null
);
create index rental_deductions_of on rental_deductions (booking_id, id);
-- All rent that is open is one deduction.
create unique index rental_deductions_rent_once on rental_deductions (booking_id)
  where kind = 'rent' and state in ('proposed', 'disputed');

-- Another term, recorded by one side and confirmed by the other.
create table rental_renewals (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  months int not null check (months between 1 and 60),
  rent_paise bigint not null check (rent_paise > 0),
  document_number text not null check (document_number <> ''),
  office text not null check (office <> ''),
  signed_on date not null,
  registered_on date not null check (registered_on >= signed_on),
  version int not null default 1 check (version > 0),
  recorded_by bigint not null references users,
  recorded_at timestamptz not null,
  confirmed_by bigint references users check (confirmed_by <> recorded_by),
  confirmed_at timestamptz
);
create unique index rental_renewals_open_once on rental_renewals (booking_id) where confirmed_at is null;
