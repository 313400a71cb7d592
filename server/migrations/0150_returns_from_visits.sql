-- Whoever went to DigiLocker comes back with a value that only the address of the return holds: its hash is kept with the
-- check. Visits begun before have none, and are begun again.
alter table kyc_checks
  add column return_hash text check (return_hash ~ '^[0-9a-f]{64}$'),
  add column came_back_at timestamptz check (came_back_at is null or return_hash is not null);
update kyc_checks set state = 'failed', failure = 'visit-expired', visit_address = null where state = 'away';

-- The same digits in another account's proven Aadhaar are for a person to look at.
create index kyc_checks_same_digits on kyc_checks (last4) where kind = 'aadhaar' and state = 'verified';
