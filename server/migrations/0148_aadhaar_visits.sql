-- An Aadhaar is shown at DigiLocker: the person leaves, shares it there, and comes back. Its last digits are known only
-- then. `otp_expires_at` is, for a visit, until when they are expected back.
alter table kyc_checks
  drop constraint kyc_checks_state_check,
  add constraint kyc_checks_state_check
    check (state in ('started', 'otp-sent', 'away', 'verified', 'review', 'failed')),
  alter last4 drop not null,
  add constraint kyc_checks_last4_known check (last4 is not null or state in ('started', 'away', 'failed')),
  add column visit_address text check (visit_address is null or state = 'away'),
  add constraint kyc_checks_away check (state <> 'away' or
    (kind = 'aadhaar' and provider_reference is not null and otp_expires_at is not null and visit_address is not null));
drop index kyc_checks_one_a_person;
create unique index kyc_checks_one_a_person on kyc_checks (user_id, kind)
  where kind <> 'bank' and state in ('otp-sent', 'away', 'review', 'verified');

-- The simulation of DigiLocker: what somebody chose there.
create table simulated_kyc_visits (
  reference text primary key,
  outcome text not null check (outcome in ('waiting', 'shared', 'other-name', 'denied')),
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  return_url text not null,
  expires_at timestamptz not null
);
