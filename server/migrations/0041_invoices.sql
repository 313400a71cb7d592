-- GST invoices and credit notes, with every field of Rule 46 as it was on the day. Numbers have no gap: the counter is
-- a row, raised in the transaction that issues, so that what is rolled back gives its number back. Nothing here is ever
-- changed or deleted: tax law keeps it, also after an account is erased.
create table invoice_series (
  series text not null check (series in ('PS', 'CN')),
  -- From 1 April to 31 March, in India: 26-27.
  financial_year text not null check (financial_year ~ '^\d\d-\d\d$'),
  last_serial int not null check (last_serial > 0),
  primary key (series, financial_year)
);

create table invoices (
  id bigint generated always as identity primary key,
  financial_year text not null,
  serial int not null check (serial > 0),
  number text not null unique generated always as (
    'PS/' || financial_year || '/' || lpad(serial::text, greatest(6, length(serial::text)), '0')) stored
    check (length(number) <= 16),
  order_id bigint not null unique,
  user_id bigint not null references users,
  issued_at timestamptz not null,
  supplier_name text not null check (supplier_name <> ''),
  supplier_address text not null check (supplier_address <> ''),
  supplier_state text not null,
  supplier_gstin text not null check (length(supplier_gstin) = 15),
  -- A sample supplier, as long as none is configured: such an invoice says so.
  is_sample boolean not null,
  recipient_name text not null check (recipient_name <> ''),
  recipient_address text not null,
  recipient_city text not null,
  recipient_state text not null,
  recipient_gstin text check (length(recipient_gstin) = 15),
  place_of_supply text not null,
  title text not null check (title <> ''),
  sac text not null check (sac ~ '^\d{4,6}$'),
  gst_percent numeric(4, 2) not null check (gst_percent >= 0),
  taxable_paise bigint not null check (taxable_paise > 0),
  cgst_paise bigint not null check (cgst_paise >= 0),
  sgst_paise bigint not null check (sgst_paise = cgst_paise),
  igst_paise bigint not null check (igst_paise >= 0 and (igst_paise = 0 or cgst_paise = 0)),
  total_paise bigint not null check (total_paise = taxable_paise + cgst_paise + sgst_paise + igst_paise),
  -- How it was paid, in words: "UPI, sandbox".
  paid_by text not null,
  unique (financial_year, serial)
);
create index invoices_user on invoices (user_id, id desc);

create table credit_notes (
  id bigint generated always as identity primary key,
  financial_year text not null,
  serial int not null check (serial > 0),
  number text not null unique generated always as (
    'CN/' || financial_year || '/' || lpad(serial::text, greatest(6, length(serial::text)), '0')) stored
    check (length(number) <= 16),
  invoice_id bigint not null references invoices,
  issued_at timestamptz not null,
  reason text not null check (reason <> ''),
  taxable_paise bigint not null check (taxable_paise >= 0),
  cgst_paise bigint not null check (cgst_paise >= 0),
  sgst_paise bigint not null check (sgst_paise = cgst_paise),
  igst_paise bigint not null check (igst_paise >= 0),
  total_paise bigint not null
    check (total_paise > 0 and total_paise = taxable_paise + cgst_paise + sgst_paise + igst_paise),
  unique (financial_year, serial)
);
create index credit_notes_invoice on credit_notes (invoice_id, id);

create function refuse_invoice_change() returns trigger language plpgsql as $$
begin
  raise exception 'invoices are kept as they were issued: % on % is refused', lower(tg_op), tg_table_name
    using errcode = 'restrict_violation';
end $$;
create trigger invoices_keep before update or delete or truncate on invoices
  for each statement execute function refuse_invoice_change();
create trigger credit_notes_keep before update or delete or truncate on credit_notes
  for each statement execute function refuse_invoice_change();
create trigger invoice_series_keep before delete or truncate on invoice_series
  for each statement execute function refuse_invoice_change();

create function check_next_serial() returns trigger language plpgsql as $$
begin
  if new.last_serial <> coalesce(old.last_serial, 0) + 1 then
    raise exception 'a series goes on by one' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger invoice_series_by_one before insert or update on invoice_series
  for each row execute function check_next_serial();

-- Never more is credited than was charged. The invoice's row is locked first, so that two notes at once add up.
create function check_credited() returns trigger language plpgsql as $$
begin
  perform from invoices where id = new.invoice_id for update;
  if (select sum(total_paise) from credit_notes where invoice_id = new.invoice_id) >
    (select total_paise from invoices where id = new.invoice_id) then
    raise exception 'invoice % is credited already', new.invoice_id
      using errcode = 'check_violation', constraint = 'credit_within_invoice';
  end if;
  return null;
end $$;
create trigger credit_notes_within after insert on credit_notes for each row execute function check_credited();
