-- Proving who somebody is. Each check is a row: what was asked, by whom and with which consent, and what came of it.
-- An Aadhaar number stands nowhere: only its last four digits and a keyed hash. PAN and bank account numbers are
-- encrypted by the product before they come here.
create table kyc_checks (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('aadhaar', 'pan', 'bank')),
  -- started: the provider is being asked. review: a person of the back office decides.
  state text not null check (state in ('started', 'otp-sent', 'verified', 'review', 'failed')),
  -- Of an Aadhaar or account number the last four digits, of a PAN its four digits.
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  -- Null only in the demo world, which has no numbers.
  number_hash text check (number_hash ~ '^[0-9a-f]{64}$'),
  -- PAN only.
  number_sealed text check (number_sealed is null or kind = 'pan'),
  provider text not null,
  provider_reference text,
  is_simulated boolean not null,
  name_match text check (name_match in ('match', 'mismatch')),
  -- The name the provider told, sealed, and only as long as somebody has to compare it.
  name_sealed text check (name_sealed is null or state = 'review'),
  failure text,
  -- The code an Aadhaar's owner was sent: until when it counts, and how often it was tried.
  otp_expires_at timestamptz,
  otp_tries int not null default 0 check (otp_tries between 0 and 5),
  purpose text not null,
  consent_wording date not null,
  consented_at timestamptz not null,
  consent_address text not null,
  decided_by bigint references users,
  decided_at timestamptz,
  decision_reason text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check ((state = 'failed') = (failure is not null)),
  check (state <> 'otp-sent' or (kind = 'aadhaar' and provider_reference is not null and otp_expires_at is not null)),
  check ((decided_by is null) = (decided_at is null)),
  check ((decided_at is null) = (decision_reason is null))
);
-- A person has one Aadhaar and one PAN, on its way or proven; and each belongs to one person.
create unique index kyc_checks_one_a_person on kyc_checks (user_id, kind)
  where kind <> 'bank' and state in ('otp-sent', 'review', 'verified');
create unique index kyc_checks_one_owner on kyc_checks (kind, number_hash) where kind <> 'bank' and state = 'verified';
create index kyc_checks_newest on kyc_checks (user_id, kind, created_at desc, id desc);
create index kyc_checks_review on kyc_checks (changed_at, id) where state = 'review';
create index kyc_checks_failed on kyc_checks (created_at) where state in ('failed', 'started');

-- Where somebody may be paid. Whether it is proven is its check's state.
create table bank_accounts (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  check_id bigint not null constraint bank_accounts_check_unique unique references kyc_checks on delete cascade,
  ifsc text not null check (ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
  holder_name text not null check (holder_name <> ''),
  number_sealed text not null,
  number_hash text not null check (number_hash ~ '^[0-9a-f]{64}$'),
  is_primary boolean not null,
  created_at timestamptz not null,
  constraint bank_accounts_once unique (user_id, ifsc, number_hash)
);
create unique index bank_accounts_one_primary on bank_accounts (user_id) where is_primary;

-- Codes of the simulated Aadhaar service, so that any process can check what another has sent. Stays empty in production.
create table simulated_kyc_otps (
  reference bigint generated always as identity primary key,
  outcome text not null check (outcome in ('valid', 'wrong-otp', 'expired', 'in-process', 'other-name')),
  code_hash text not null check (code_hash ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz not null
);

-- The number a profession is registered under. A person of the back office compares it with the public register.
create table professional_details (
  user_id bigint primary key references users on delete cascade,
  role text not null check (role in ('agent', 'lawyer', 'evaluator')),
  number text not null check (number <> ''),
  state text not null check (state in ('unverified', 'verified', 'rejected')),
  changed_at timestamptz not null,
  decided_by bigint references users,
  decided_at timestamptz,
  decision_reason text,
  check ((state = 'unverified') = (decided_at is null)),
  check ((decided_by is null) = (decided_at is null))
);
create unique index professional_details_one_owner on professional_details (role, number) where state = 'verified';
create index professional_details_queue on professional_details (changed_at, user_id) where state = 'unverified';

alter table consents drop constraint consents_purpose_check;
alter table consents add constraint consents_purpose_check
  check (purpose in ('terms-and-privacy', 'kyc-aadhaar', 'kyc-pan', 'bank-account'));
