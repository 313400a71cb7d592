-- A hire is paid out by a release as a deal is, once by the database, and nobody has to approve it with a code: the client
-- accepted the work, silence did, or a decision.
alter table releases
  alter column booking_id drop not null,
  add column hire_id bigint unique references hires,
  -- What it pays for, before GST; of commissions and hires, for the tax of the payee's year.
  add column fee_paise bigint check (fee_paise > 0),
  add constraint releases_for_what check ((booking_id is null) <> (hire_id is null));
update releases r set fee_paise = c.fee_paise from commissions c where c.release_id = r.id;
create index releases_fees on releases (payee_id, asked_at) where fee_paise is not null;
do $$
declare known text := pg_get_constraintdef(oid) from pg_constraint where conname = 'releases_kind_check';
begin
  alter table releases drop constraint releases_kind_check;
  execute 'alter table releases add constraint releases_kind_check '
    || replace(known, 'ARRAY[', 'ARRAY[''hire''::text, ');
end $$;

-- What became of a hire's fee: what reaches the professional, what is kept back of it, our fee and taxes.
create table hire_payouts (
  hire_id bigint primary key references hires,
  release_id bigint not null unique references releases,
  fee_paise bigint not null check (fee_paise > 0),
  gst_paise bigint not null check (gst_paise >= 0),
  tcs_paise bigint not null check (tcs_paise >= 0),
  tds_paise bigint not null check (tds_paise >= 0),
  our_fee_paise bigint not null check (our_fee_paise >= 0),
  our_cgst_paise bigint not null check (our_cgst_paise >= 0),
  our_sgst_paise bigint not null check (our_sgst_paise = our_cgst_paise),
  our_igst_paise bigint not null check (our_igst_paise >= 0),
  payout_paise bigint not null check (payout_paise > 0),
  made_at timestamptz not null,
  -- The partner has paid it out; what was kept back is in the books.
  paid_at timestamptz,
  check (payout_paise + tcs_paise + tds_paise + our_fee_paise + our_cgst_paise + our_sgst_paise + our_igst_paise
    = fee_paise + gst_paise)
);

-- When the client was last reminded of delivered work: silence accepts it a day later at the earliest.
alter table hires add column reminded_at timestamptz;

-- A dispute over a hire: all that is held for it stands still until the back office shares it out.
create table hire_disputes (
  hire_id bigint primary key references hires,
  raised_by bigint not null references users,
  -- What each says; null once whoever wrote it has left.
  reason text check (reason <> ''),
  answer text check (answer <> ''),
  raised_at timestamptz not null,
  answered_at timestamptz,
  decide_by timestamptz not null,
  decided_at timestamptz,
  to_client_paise bigint check (to_client_paise >= 0),
  to_professional_paise bigint check (to_professional_paise >= 0),
  decision text check (decision <> ''),
  decided_by bigint references users,
  check ((decided_at is not null) = (num_nonnulls(to_client_paise, to_professional_paise, decision, decided_by) = 4))
);
create index hire_disputes_waiting on hire_disputes (decide_by, hire_id) where decided_at is null;
create index hire_disputes_raised on hire_disputes (raised_by);
