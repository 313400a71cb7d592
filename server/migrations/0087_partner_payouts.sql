-- What the payment partner that holds real money is told, and by whom it can be paid. It pays a release out of the
-- orders the money came with: each part is written down before the partner hears of it, so that the same release takes
-- the same parts however often it is sent, and two releases never take the same rupee.
create table partner_splits (
  reference text not null,
  order_reference text not null,
  payee text not null,
  amount_paise bigint not null check (amount_paise > 0),
  planned_at timestamptz not null,
  -- When the partner was seen to have made it.
  made_at timestamptz,
  primary key (reference, order_reference)
);
create index partner_splits_of_order on partner_splits (order_reference);

-- A proven bank account as the partner knows it. Another account is another payee there.
create table partner_payees (
  bank_account_id bigint primary key references bank_accounts on delete cascade,
  partner text not null,
  state text not null check (state in ('pending', 'active', 'blocked')),
  problem text check (problem <> ''),
  changed_at timestamptz not null,
  next_check_at timestamptz not null
);
create index partner_payees_due on partner_payees (next_check_at);

-- The day on which both sides were last told that the partner may not hold the money much longer.
alter table bookings add column held_reminded_on date;

-- A home loan is disbursed to the seller by the buyer's bank, and part of it to the seller's own lender, who gives the
-- papers free. Null: the buyer paid.
alter table booking_payments add column to_lender_paise bigint
  check (to_lender_paise >= 0 and to_lender_paise <= cash_paise);
