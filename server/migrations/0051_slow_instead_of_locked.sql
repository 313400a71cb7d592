-- A stranger's wrong passwords and codes must not shut the owner out (decision 052): guesses are slowed down by who
-- makes them, devices that were signed in before are known again, and codes count by the network that asks for them.

-- Waits after wrong passwords. The keys are keyed hashes of an account with a network, an account, a network, a device
-- or a session: the table does not say who tried. A try is written before the password is looked at and given back
-- when it was right, so any number of guesses at once is still counted one by one. The old table held minutes of memory.
drop table login_failures;
create table guess_waits (
  key_hash text primary key check (key_hash ~ '^[0-9a-f]{64}$'),
  -- How many tries weigh on the key; they wear off with time.
  weight double precision not null check (weight >= 0),
  tried_at timestamptz not null,
  -- The next try is looked at from then on.
  waits_until timestamptz not null check (waits_until >= tried_at)
);
create index guess_waits_age on guess_waits (waits_until);

-- Browsers that somebody signed in with. The browser keeps a random value, we keep its SHA-256: whoever shows it is
-- spared the waits that strangers cause. It lets nobody in without the password.
create table known_devices (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  proof_hash text not null constraint known_devices_proof_hash_unique unique check (proof_hash ~ '^[0-9a-f]{64}$'),
  device text not null,
  address text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null check (last_used_at >= created_at),
  expires_at timestamptz not null check (expires_at > last_used_at)
);
create index known_devices_user on known_devices (user_id, last_used_at);
create index known_devices_expiry on known_devices (expires_at);
-- Signing a device out from another forgets it.
alter table sessions add column device_id bigint references known_devices on delete set null;
create index sessions_device on sessions (device_id);

-- Who had a code sent: the keyed hash of their network, and the known device if it was one.
alter table otps add column network_hash text check (network_hash ~ '^[0-9a-f]{64}$'),
  add column device_id bigint references known_devices on delete set null;
create index otps_network on otps (network_hash, requested_at);
create index otps_device on otps (device_id, requested_at) where device_id is not null;
