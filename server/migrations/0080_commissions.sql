-- What an agent asks for of a mandate: each part once, unless it was refused or withdrawn. Through our partner it is paid
-- by a release; what is kept back of it on the way (our fee, taxes) is in the release too.
create table commissions (
  id bigint generated always as identity primary key,
  mandate_id bigint not null references mandates,
  part text not null check (part in ('agreement', 'deed')),
  means text not null check (means in ('held', 'order', 'direct')),
  state text not null default 'asked' check (state in ('asked', 'recorded', 'paid', 'refused', 'withdrawn')),
  fee_paise bigint not null check (fee_paise > 0),
  gst_paise bigint not null check (gst_paise >= 0),
  tcs_paise bigint not null check (tcs_paise >= 0),
  tds_paise bigint not null check (tds_paise >= 0),
  our_fee_paise bigint not null check (our_fee_paise >= 0),
  our_cgst_paise bigint not null check (our_cgst_paise >= 0),
  our_sgst_paise bigint not null check (our_sgst_paise = our_cgst_paise),
  our_igst_paise bigint not null check (our_igst_paise >= 0),
  payout_paise bigint not null check (payout_paise > 0),
  release_id bigint unique references releases,
  -- Of one press of the button.
  key text not null,
  asked_at timestamptz not null,
  changed_at timestamptz not null,
  reason text check (reason <> ''),
  -- Paid between the two: UTR or cheque number, recorded by one, confirmed by the other.
  reference text check (reference <> ''),
  paid_on date,
  recorded_by bigint references users,
  unique (mandate_id, key),
  check (payout_paise + tcs_paise + tds_paise + our_fee_paise + our_cgst_paise + our_sgst_paise + our_igst_paise
    = fee_paise + gst_paise),
  check (means <> 'direct' or payout_paise = fee_paise + gst_paise),
  check (state <> 'recorded' or (reference is not null and paid_on is not null and recorded_by is not null))
);
create unique index commissions_once on commissions (mandate_id, part) where state in ('asked', 'recorded', 'paid');
create index commissions_of_mandate on commissions (mandate_id, id desc);

-- A commission is released too, out of what is held for the seller or of what the client paid in for it.
alter table releases drop constraint releases_kind_check;
alter table releases
  add constraint releases_kind_check check (kind in ('asked', 'kept', 'commission')),
  -- For what the money is held, as the ledger names the account; null: the booking's own.
  add column held_for text check (held_for ~ '^[a-z-]+:[0-9]+$'),
  -- What leaves the held money with it and does not reach the payee: our fee and taxes.
  add column withheld_paise bigint not null default 0 check (withheld_paise >= 0);
create index orders_held_for on orders (held_for) where held_for is not null;

-- Our fee is kept back from what goes to the agent: an invoice without an order.
alter table invoices
  alter column order_id drop not null,
  add column release_id bigint unique,
  add constraint invoices_for_what check ((order_id is null) <> (release_id is null));

-- One more thing that can be paid for.
do $$
declare known text := pg_get_constraintdef(oid) from pg_constraint where conname = 'orders_purpose_check';
begin
  alter table orders drop constraint orders_purpose_check;
  execute 'alter table orders add constraint orders_purpose_check '
    || replace(known, 'ARRAY[', 'ARRAY[''agent-commission''::text, ');
end $$;
