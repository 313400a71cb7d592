-- Several buyers approve a release, each with a code of their own: it is approved with the last. A word counts for exactly
-- the parts, amounts and accounts that it was given for.
create table release_approvals (
  -- The first part of what was asked for.
  ask_id bigint not null references releases,
  -- Null: whoever acts for the side that pays.
  sharer_id bigint references sharers on delete cascade,
  subject text not null,
  at timestamptz not null
);
create unique index release_approvals_once on release_approvals (ask_id, coalesce(sharer_id, 0));
create index release_approvals_of_sharer on release_approvals (sharer_id) where sharer_id is not null;

-- Several owners are paid by their shares: each part is a release of its own, with its account, its tries and its
-- references at the partner, so that one that fails holds up or doubles no other.
alter table releases
  -- Whose part it is, if not that of whoever acts for the side.
  add column sharer_id bigint references sharers,
  -- The first part of the same press; null: it has no other parts.
  add column ask_id bigint references releases;
create index releases_of_ask on releases (ask_id) where ask_id is not null;
create index releases_of_sharer on releases (sharer_id) where sharer_id is not null;
