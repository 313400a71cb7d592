-- A deduction from a deposit that the tenant disputes can be brought to the back office by either side, as a dispute about
-- that deduction. The deposit is with the owner: nothing is frozen in the ledger, the amount stays out of what is to be
-- returned until it is decided what of it the owner keeps.
alter table rental_deductions
  -- What the owner keeps by the decision; the rest of the amount is to be returned.
  add column kept_paise bigint,
  drop constraint rental_deductions_state_check,
  add constraint rental_deductions_state_check check (
    state in ('proposed', 'accepted', 'disputed', 'brought', 'decided', 'withdrawn')),
  add constraint rental_deductions_kept check (kept_paise between 0 and amount_paise),
  add constraint rental_deductions_decided check ((state = 'decided') = (kept_paise is not null));
drop index rental_deductions_rent_once;
create unique index rental_deductions_rent_once on rental_deductions (booking_id)
  where kind = 'rent' and state in ('proposed', 'disputed', 'brought');

alter table disputes
  -- Of what the owner would like to keep of a deposit; null: over money that is held for the deal.
  add column deduction_id bigint references rental_deductions,
  add constraint disputes_deduction_whole check (
    deduction_id is null or state <> 'decided' or to_buyer_paise + to_seller_paise = amount_paise);
drop index disputes_open;
-- Each side has at most one that is open about held money, and each deduction one.
create unique index disputes_open on disputes (booking_id, raised_by)
  where state in ('raised', 'answered') and deduction_id is null;
create unique index disputes_open_deduction on disputes (deduction_id) where state in ('raised', 'answered');
