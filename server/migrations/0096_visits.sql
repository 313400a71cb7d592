-- Visits to a listing: asked by a buyer or tenant with up to three times, answered by the agent who represents it, else by
-- its owner, and recorded as held by both.
create table visits (
  id bigint generated always as identity primary key,
  property_id bigint not null references properties,
  visitor_id bigint not null references users,
  host_id bigint not null references users check (host_id <> visitor_id),
  state text not null default 'proposed'
    check (state in ('proposed', 'accepted', 'declined', 'lapsed', 'cancelled', 'held', 'no-show', 'unconfirmed')),
  -- The times that wait for an answer, and whose answer it is not.
  slots timestamptz[] not null check (cardinality(slots) between 1 and 3),
  proposed_by text not null check (proposed_by in ('visitor', 'host')),
  words text not null,
  -- The time that was agreed on.
  starts_at timestamptz,
  -- Who has said that it took place.
  held_by text[] not null default '{}',
  key text not null,
  asked_at timestamptz not null,
  changed_at timestamptz not null,
  unique (visitor_id, key),
  check (state not in ('accepted', 'held', 'no-show', 'unconfirmed') or starts_at is not null)
);
create unique index visits_one_live on visits (property_id, visitor_id) where state in ('proposed', 'accepted');
create index visits_of_host on visits (host_id, id desc);
create index visits_of_visitor on visits (visitor_id, id desc);
create index visits_open on visits (id) where state in ('proposed', 'accepted');

-- Hires and visitors of an agent's listings are leads of theirs too.
alter table leads add column hire_id bigint unique references hires, add column visit_id bigint unique references visits,
  add column property_id bigint references properties;
alter table leads add check (num_nonnulls(requirement_id, hire_id, visit_id) = 1);
