-- Who works on jobs, and when they were last heard of: jobs of one who is gone are given to the others.
create table job_workers (
  worker_id text primary key,
  seen_at timestamptz not null
);
