-- The papers of a deal: which are asked for, given or not needed, and their files, which both sides can open or only
-- whoever sent them. And the handover: when, who pays what, and what each side has ticked.
create table deal_papers (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  kind text not null,
  -- Of another paper than the usual ones.
  name text check (name <> ''),
  added_by bigint not null references users,
  added_at timestamptz not null,
  mark text check (mark in ('asked', 'not-needed')),
  marked_by bigint references users,
  marked_at timestamptz,
  -- How many files both sides could open so far: the number of the newest, and never used again.
  versions int not null default 0 check (versions >= 0),
  check ((kind = 'other') = (name is not null)),
  check ((mark is null) = (marked_by is null) and (mark is null) = (marked_at is null))
);
-- A usual paper once; of the others, each person's own.
create unique index deal_papers_once on deal_papers (booking_id, kind, lower(coalesce(name, '')),
  (case when kind = 'other' then added_by else 0 end));

create table deal_paper_files (
  id bigint generated always as identity primary key,
  paper_id bigint not null references deal_papers,
  uploaded_by bigint not null references users,
  uploaded_at timestamptz not null,
  -- Null: only whoever sent it can open it.
  version int check (version > 0),
  file_key text not null unique,
  file_name text not null check (file_name <> ''),
  content_type text not null,
  size_bytes int not null check (size_bytes > 0),
  -- SHA-256, so that both can tell what they were given.
  content_hash bytea not null check (length(content_hash) = 32),
  upload_id text not null,
  unique (paper_id, uploaded_by, upload_id),
  unique (paper_id, version)
);
create index deal_paper_files_uploader on deal_paper_files (uploaded_by);

-- Proposed by one side, agreed to by the other; each proposal is a version of its own.
create table deal_handovers (
  booking_id bigint primary key references bookings,
  possession_on date,
  stamp_duty text check (stamp_duty in ('buyer', 'seller', 'half')),
  registration text check (registration in ('buyer', 'seller', 'half')),
  society_transfer text check (society_transfer in ('buyer', 'seller', 'half')),
  proposed_by bigint not null references users,
  proposed_at timestamptz not null,
  agreed_by bigint references users check (agreed_by <> proposed_by),
  agreed_at timestamptz,
  version int not null default 1 check (version > 0),
  check ((agreed_by is null) = (agreed_at is null))
);

create table deal_handover_ticks (
  booking_id bigint not null references bookings,
  item text not null,
  user_id bigint not null references users,
  at timestamptz not null,
  primary key (booking_id, item, user_id)
);
