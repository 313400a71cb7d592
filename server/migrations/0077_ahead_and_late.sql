-- A buyer may pay a part of the price ahead, and owes interest on what is late where that was agreed. Interest is no part
-- of the price: it is due to the seller besides, and ends by being paid or by the seller's waiving it.
alter table booking_payments drop constraint booking_payments_what_check;
alter table booking_payments drop constraint booking_payments_check1;
alter table booking_payments
  add constraint booking_payments_what_check check (what in ('booking', 'instalment', 'prepayment', 'interest')),
  add constraint booking_payments_of_instalment check ((what in ('instalment', 'interest')) = (instalment_id is not null)),
  -- No tax is deducted from interest.
  add constraint booking_payments_untaxed check (what <> 'interest' or tds_paise = 0),
  -- The seller has found it in their own tax statement.
  add column challan_confirmed_at timestamptz,
  add constraint booking_payments_challan check (challan_confirmed_at is null or challan_number is not null);

alter table instalments
  -- Fixed on the day the instalment was paid.
  add column interest_paise bigint not null default 0 check (interest_paise >= 0),
  add column interest_end text check (interest_end in ('paid', 'waived')),
  add column interest_ended_at timestamptz,
  add constraint instalments_interest_end check (
    (interest_end is null) = (interest_ended_at is null) and (interest_end is null or interest_paise > 0));

-- What is confirmed is what was seen: each correction is a version of its own.
alter table booking_registrations add column version int not null default 1 check (version > 0);

alter table orders drop constraint orders_purpose_check;
alter table orders add constraint orders_purpose_check check (purpose in ('subscription', 'owner-contact', 'rent-contact',
  'promote-property', 'promote-profile', 'property-analysis', 'agent-lead', 'hire-agent', 'hire-lawyer', 'hire-evaluator',
  'booking-penny', 'booking-amount', 'booking-instalment', 'booking-prepayment', 'booking-interest'));
