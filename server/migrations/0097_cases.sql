-- A lawyer's case: what was found about each item of the title checklist, which papers the client was asked for and
-- gave, and the title reports and versions of the draft agreement that the lawyer gave. Whose it is says its hire.
create table case_items (
  hire_id bigint not null references hires,
  item text not null,
  state text not null check (state in ('checking', 'clear', 'concern', 'defect', 'not-applicable')),
  note text check (note <> ''),
  changed_at timestamptz not null,
  primary key (hire_id, item)
);

create table case_requests (
  id bigint generated always as identity primary key,
  hire_id bigint not null references hires,
  name text not null check (name <> ''),
  about text check (about <> ''),
  -- The item of the checklist that it is for.
  item text,
  asked_at timestamptz not null,
  settled_at timestamptz,
  settled_as text check (settled_as in ('given', 'cannot', 'withdrawn')),
  -- Why the client cannot give it.
  reply text,
  check ((settled_at is null) = (settled_as is null)),
  check (reply is null or settled_as = 'cannot')
);
create index case_requests_hire on case_requests (hire_id);

-- Given by the client alone.
create table case_papers (
  id bigint generated always as identity primary key,
  hire_id bigint not null references hires,
  request_id bigint references case_requests,
  added_at timestamptz not null,
  file_key text not null unique,
  file_name text not null check (file_name <> ''),
  content_type text not null,
  size_bytes int not null check (size_bytes > 0),
  upload_id text not null,
  unique (hire_id, upload_id)
);

-- Given by the lawyer alone; a version is never changed and never given twice.
create table case_documents (
  id bigint generated always as identity primary key,
  hire_id bigint not null references hires,
  kind text not null check (kind in ('report', 'draft')),
  version int not null check (version > 0),
  made_at timestamptz not null,
  opinion text check (opinion in ('clear', 'clear-subject-to', 'defective')),
  -- Of a draft given as text: it is in the file too, and this is what is read and compared.
  body text,
  file_key text not null unique,
  file_name text not null check (file_name <> ''),
  content_type text not null,
  size_bytes int not null check (size_bytes > 0),
  -- SHA-256 of the file: the client's approval is bound to it.
  content_hash bytea not null check (length(content_hash) = 32),
  upload_id text not null,
  -- Since when the other side of the deal can read it.
  shared_at timestamptz,
  -- Since when the client has approved it with a code.
  approved_at timestamptz,
  unique (hire_id, kind, version),
  unique (hire_id, upload_id),
  check ((kind = 'report') = (opinion is not null)),
  check (kind = 'draft' or (body is null and shared_at is null and approved_at is null))
);

create table case_comments (
  id bigint generated always as identity primary key,
  document_id bigint not null references case_documents,
  author_id bigint not null references users,
  words text not null check (words <> ''),
  said_at timestamptz not null,
  key text not null,
  unique (document_id, author_id, key)
);
create index case_comments_author on case_comments (author_id);
