-- Signing in: who is signed in where, who is about to join, which codes are out, and who guesses too often.
-- Nothing here could be used by somebody who only reads it: tokens, codes and passwords are kept as hashes.

create table sessions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  -- SHA-256 of 256 random bits: without a salt or a key nobody can find the token from it.
  token_hash text not null constraint sessions_token_hash_unique unique check (token_hash ~ '^[0-9a-f]{64}$'),
  -- The browser's own words about itself, and the network address, when signing in.
  device text not null,
  address text not null,
  created_at timestamptz not null,
  -- Moved on at most once an hour.
  last_seen_at timestamptz not null check (last_seen_at >= created_at),
  expires_at timestamptz not null check (expires_at > last_seen_at)
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- A person whose mobile number is not proven yet. Two may wait with the same address: the first proven wins.
create table registrations (
  id uuid primary key,
  role text not null check (role in ('user', 'agent', 'lawyer', 'evaluator')),
  firstname text not null check (firstname <> ''),
  lastname text not null check (lastname <> ''),
  email text not null check (email = lower(email)),
  mobile text not null check (mobile ~ '^[6-9][0-9]{9}$'),
  password_hash text not null check (password_hash like '$argon2id$%'),
  city text not null,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  -- When somebody who already has this email, or this mobile number, was told of the attempt.
  email_owner_told_at timestamptz,
  mobile_owner_told_at timestamptz,
  check ((latitude is null) = (longitude is null)),
  check (role <> 'agent' or latitude is not null)
);
create index registrations_email on registrations (email) where email_owner_told_at is not null;
create index registrations_mobile on registrations (mobile) where mobile_owner_told_at is not null;
create index registrations_expiry on registrations (expires_at);

-- Somebody forgot a password. A row is written whether or not the recipient has an account, so that asking tells
-- nothing; several rows of one person lead to the same code.
create table password_resets (
  id uuid primary key,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);
create index password_resets_expiry on password_resets (expires_at);

-- One-time codes. A row is one code that was asked for; the code itself is made when it is sent.
create table otps (
  id uuid primary key,
  purpose text not null,
  -- What the code approves, such as registration:<id> or user:<id>.
  subject text not null,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  requested_at timestamptz not null,
  -- HMAC of id, purpose, subject and code; empty until the code is sent.
  code_hash text check (code_hash ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz,
  tries int not null default 0 constraint otps_tries_limit check (tries between 0 and 5),
  consumed_at timestamptz,
  -- When a newer code took its place.
  replaced_at timestamptz,
  check ((code_hash is null) = (expires_at is null)),
  check (consumed_at is null or code_hash is not null),
  check (consumed_at is null or replaced_at is null)
);
create unique index otps_one_live on otps (purpose, subject) where consumed_at is null and replaced_at is null;
create index otps_subject on otps (purpose, subject, requested_at);
create index otps_recipient on otps (channel, recipient, requested_at);
create index otps_age on otps (requested_at);

-- Failed sign-ins, one row for each email and each network address that failed lately. The keys are keyed hashes:
-- the table does not say who tried. A try is written before the password is looked at and taken back when it was
-- right, so any number of guesses at once is still counted one by one.
create table login_failures (
  key_hash text primary key check (key_hash ~ '^[0-9a-f]{64}$'),
  failed_at timestamptz[] not null constraint login_failures_limit check (cardinality(failed_at) <= 10),
  locked_until timestamptz,
  check (locked_until is null or cardinality(failed_at) = 10)
);
