-- Which parts of the demo world were made: each part once, so that a data folder made earlier gets the newer parts.
create table demo_parts (
  name text primary key,
  made_at timestamptz not null
);
