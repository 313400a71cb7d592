-- The tax on a year's rent of which no payment was left to deduct it from: all of it was paid before notice made an earlier
-- month the last one. The tenant pays it on top, and its challan belongs to the year. One that the owner has confirmed
-- while the deposit is being settled comes back with the deposit.
create table rent_tax_challans (
  booking_id bigint not null references bookings,
  -- In which the financial year begins.
  year int not null,
  amount_paise bigint not null check (amount_paise > 0),
  number text not null check (number <> ''),
  paid_on date not null,
  recorded_at timestamptz not null,
  confirmed_at timestamptz,
  with_deposit boolean not null default false,
  primary key (booking_id, year),
  check (not with_deposit or confirmed_at is not null)
);
