-- How held money reaches whom it is for. One release is one amount to one account, approved by the payer with a code;
-- what is on its way is in an account of its own in the ledger (payable:release:12), so that it cannot be promised twice.
create table releases (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  -- Why: the payee asked, or the deal ended and this part stays with them.
  kind text not null check (kind in ('asked', 'kept')),
  payer_id bigint not null references users,
  payee_id bigint not null references users check (payee_id <> payer_id),
  amount_paise bigint not null check (amount_paise > 0),
  state text not null default 'asked'
    check (state in ('asked', 'approved', 'sent', 'unknown', 'paid', 'refused', 'withdrawn', 'lapsed')),
  -- The account it goes to, as it was when the payer approved; null until the payee has one.
  account_hash text,
  account_shown text,
  reason text check (reason <> ''),
  -- Of one press of the button.
  key text not null,
  asked_at timestamptz not null,
  changed_at timestamptz not null,
  lapses_at timestamptz,
  -- How often it was sent; each try has a reference of its own at the partner.
  attempt int not null default 0,
  next_check_at timestamptz,
  unique (booking_id, key)
);
create index releases_of_booking on releases (booking_id, id);
create index releases_of_payee on releases (payee_id, id desc);
create index releases_following on releases (next_check_at) where next_check_at is not null;
create index releases_lapsing on releases (lapses_at) where state = 'asked';

-- Money is not paid to an account that has just taken another's place.
alter table bank_accounts add column replaced_another_at timestamptz;

-- What the simulated partner was told to pay out.
create table sandbox_payouts (
  reference text primary key,
  amount_paise bigint not null check (amount_paise > 0),
  state text not null check (state in ('pending', 'paid', 'failed')),
  at timestamptz not null
);
