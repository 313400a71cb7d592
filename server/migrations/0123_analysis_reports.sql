-- The paid report of one property: made when it is paid for, and what it said then stays, whatever changes later.
create table analysis_reports (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  -- Not a reference: a report outlives its listing.
  property_id bigint not null,
  -- Null: a sample, which nobody paid for.
  order_id bigint unique references orders,
  made_at timestamptz not null,
  refunded_at timestamptz,
  -- As the contract describes it.
  content jsonb not null
);
create index analysis_reports_of on analysis_reports (user_id, id desc);

alter table piece_prices drop constraint piece_prices_purpose_check;
alter table piece_prices add constraint piece_prices_purpose_check
  check (purpose in ('owner-contact', 'rent-contact', 'promote-property', 'promote-profile', 'agent-lead', 'property-analysis'));
insert into piece_prices (purpose, option, price_paise) values ('property-analysis', '', 49900);
