-- Copies of what we hold about a person, made on request and kept for a week on the private shelf.
create table data_exports (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  state text not null default 'preparing' check (state in ('preparing', 'ready', 'expired')),
  -- Chosen with the request, so that the file is found and removed whatever happened on the way; null once removed.
  file_key text,
  size_bytes bigint,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  check (state = 'expired' or file_key is not null),
  check (state <> 'ready' or size_bytes is not null)
);

create index data_exports_newest on data_exports (user_id, requested_at desc, id desc);
create unique index data_exports_one_preparing on data_exports (user_id) where state = 'preparing';
create index data_exports_to_expire on data_exports (expires_at) where state <> 'expired';
create index data_exports_to_remove on data_exports (id) where state = 'expired' and file_key is not null;
