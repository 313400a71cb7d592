-- What client and professional hand in when the fee of a hire is disputed. Private; the back office can open it while the
-- dispute is open. The papers of a lawyer's case are elsewhere (case_papers, case_documents), and never come here by
-- themselves.
create table hire_dispute_files (
  id bigint generated always as identity primary key,
  hire_id bigint not null references hire_disputes,
  file_key text not null unique,
  file_name text not null check (file_name <> ''),
  content_type text not null,
  size_bytes int not null check (size_bytes > 0),
  upload_id text not null,
  added_by bigint not null references users,
  added_at timestamptz not null,
  unique (hire_id, added_by, upload_id)
);
create index hire_dispute_files_of_person on hire_dispute_files (added_by);
