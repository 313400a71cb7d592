-- An account that was erased: its row stays, because deals and invoices of others point at it, but names nobody.
alter table users add column erased_at timestamptz;

alter table users drop constraint users_mobile_check;
alter table users add constraint users_mobile_check
  check (mobile ~ '^[6-9][0-9]{9}$' or (erased_at is not null and mobile = 'erased-' || id));
alter table users drop constraint users_check1;
alter table users add constraint users_agents_have_a_place
  check (role <> 'agent' or latitude is not null or erased_at is not null);
alter table users add constraint users_erased_names_nobody check (erased_at is null or (
  firstname = 'Erased' and lastname = 'account' and email = 'erased-' || id || '@erased.invalid' and city = '' and
  photo_key is null and latitude is null and aadhaar_verified_at is null and pan_verified_at is null));
create index users_erased on users (erased_at) where erased_at is not null;
