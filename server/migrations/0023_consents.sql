-- What somebody agreed to, in which wording, and when. Kept as evidence: a newer wording is a new row.
create table consents (
  user_id bigint not null references users on delete cascade,
  purpose text not null check (purpose in ('terms-and-privacy')),
  -- The day since which the wording is in force.
  wording date not null,
  given_at timestamptz not null,
  primary key (user_id, purpose, wording)
);

-- Null only for those who were on their way in when this table came.
alter table registrations add column accepted_wording date;
