-- Money that is not ours: a booking amount, a deposit, a professional's fee until the work is delivered. An order may
-- hold such money for somebody, besides or instead of a price of ours. What is held has a receipt; only our own price
-- has a tax invoice.
alter table orders
  add column held_paise bigint not null default 0 check (held_paise >= 0),
  -- For what it is held, as the ledger names the account: booking:12.
  add column held_for text check (held_for ~ '^[a-z-]+:[0-9]+$'),
  -- For whom, as the payer reads it.
  add column held_for_whom text check (held_for_whom <> ''),
  add column receipt_id bigint unique,
  add column receipt_number text unique,
  -- What was given back of the held part; the rest of refunded_paise was our own price.
  add column held_refunded_paise bigint not null default 0;

do $$
declare old_check name;
begin
  for old_check in select conname from pg_constraint where conrelid = 'orders'::regclass and contype = 'c'
    and (pg_get_constraintdef(oid) like '%cgst_paise%=%total_paise%' or pg_get_constraintdef(oid) like '%''paid''%invoice_id%')
  loop
    execute format('alter table orders drop constraint %I', old_check);
  end loop;
end $$;
alter table orders
  add constraint orders_total check (taxable_paise + cgst_paise + sgst_paise + igst_paise + held_paise = total_paise),
  add constraint orders_held check ((held_paise > 0) = (held_for is not null) and (held_paise > 0) = (held_for_whom is not null)),
  add constraint orders_invoiced check ((state in ('paid', 'refunded') and taxable_paise > 0) = (invoice_id is not null)),
  add constraint orders_receipted check ((state in ('paid', 'refunded') and held_paise > 0) = (receipt_id is not null)),
  add constraint orders_receipt_number check ((receipt_id is null) = (receipt_number is null)),
  add constraint orders_held_refunded check (held_refunded_paise between 0 and least(held_paise, refunded_paise));

create or replace function check_order_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'created' then raise exception 'an order begins as created'; end if;
    return new;
  end if;
  if new.state <> old.state and not exists (
    select from order_moves where from_state = old.state and to_state = new.state) then
    raise exception 'an order does not go from % to %', old.state, new.state;
  end if;
  if (new.id, new.user_id, new.purpose, new.subject_id, new.option, new.taxable_paise, new.cgst_paise, new.sgst_paise,
      new.igst_paise, new.total_paise, new.held_paise, new.held_for, new.place_of_supply, new.gateway, new.reference,
      new.created_at)
    is distinct from (old.id, old.user_id, old.purpose, old.subject_id, old.option, old.taxable_paise, old.cgst_paise,
      old.sgst_paise, old.igst_paise, old.total_paise, old.held_paise, old.held_for, old.place_of_supply, old.gateway,
      old.reference, old.created_at) then
    raise exception 'what was ordered, by whom and for how much does not change';
  end if;
  if old.paid_at is not null and (new.paid_at, new.invoice_id, new.receipt_id)
    is distinct from (old.paid_at, old.invoice_id, old.receipt_id) then
    raise exception 'an order is paid once';
  end if;
  return new;
end $$;

-- Money that was not ours to keep went back without a credit note, which a refund of held money does too.
alter table refunds
  add column held_paise bigint not null default 0 check (held_paise between 0 and amount_paise),
  add column is_excess boolean not null default false;
update refunds set is_excess = true where by_user is null;
drop index refunds_of_excess_once;
create unique index refunds_of_excess_once on refunds (payment_id) where is_excess;

alter table invoice_series drop constraint invoice_series_series_check;
alter table invoice_series add constraint invoice_series_series_check check (series in ('PS', 'CN', 'RC'));

-- A receipt says what is held, for whom, and by which partner. Kept like invoices, in a series of its own.
create table receipts (
  id bigint generated always as identity primary key,
  financial_year text not null,
  serial int not null check (serial > 0),
  number text not null unique generated always as (
    'RC/' || financial_year || '/' || lpad(serial::text, greatest(6, length(serial::text)), '0')) stored
    check (length(number) <= 16),
  order_id bigint not null unique,
  user_id bigint not null references users,
  issued_at timestamptz not null,
  issuer_name text not null check (issuer_name <> ''),
  is_sample boolean not null,
  payer_name text not null check (payer_name <> ''),
  title text not null check (title <> ''),
  held_for_whom text not null check (held_for_whom <> ''),
  partner text not null,
  amount_paise bigint not null check (amount_paise > 0),
  paid_by text not null,
  unique (financial_year, serial)
);
create index receipts_user on receipts (user_id, id desc);
create trigger receipts_keep before update or delete or truncate on receipts
  for each statement execute function refuse_invoice_change();
