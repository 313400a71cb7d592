-- What an evaluator writes for a hire, and the reports that were delivered: each a file that never changes, with a number
-- and a hash by which anybody can tell that it is genuine.
create table valuations (
  hire_id bigint primary key references hires,
  evaluator_id bigint not null references users,
  client_id bigint not null references users,
  property_id bigint references properties,
  -- The parts written so far. Each save is a version of its own, so that two windows do not undo each other.
  draft jsonb not null default '{}',
  version int not null default 0 check (version >= 0),
  saved_at timestamptz,
  -- The property's page shows the newest report while both agree to it.
  evaluator_agreed_at timestamptz,
  owner_agreed_at timestamptz
);
create index valuations_of_evaluator on valuations (evaluator_id);
create index valuations_of_client on valuations (client_id);
create index valuations_shown on valuations (property_id)
  where evaluator_agreed_at is not null and owner_agreed_at is not null;

create table valuation_photos (
  id bigint generated always as identity primary key,
  hire_id bigint not null references valuations,
  file_key text not null unique,
  caption text not null default '',
  upload_id text not null,
  added_at timestamptz not null,
  unique (hire_id, upload_id)
);

create table valuation_reports (
  id bigint generated always as identity primary key,
  number text not null unique,
  hire_id bigint not null references valuations,
  version int not null check (version between 1 and 2),
  evaluator_id bigint not null references users,
  issued_at timestamptz not null,
  valued_on date not null,
  area_sqft numeric not null check (area_sqft > 0),
  rate_paise bigint not null check (rate_paise > 0),
  market_paise bigint not null check (market_paise >= 0),
  realisable_paise bigint not null check (realisable_paise >= 0),
  distress_paise bigint not null check (distress_paise >= 0),
  -- Null once its client has left: that it was issued can still be checked.
  file_key text unique,
  size_bytes int not null check (size_bytes > 0),
  -- SHA-256 of the file.
  content_hash bytea not null check (length(content_hash) = 32),
  -- When a later version took its place.
  replaced_at timestamptz,
  unique (hire_id, version)
);
create unique index valuation_reports_one_current on valuation_reports (hire_id) where replaced_at is null;
create index valuation_reports_of_evaluator on valuation_reports (evaluator_id, id desc);
