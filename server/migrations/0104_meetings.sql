-- Meetings of people who share a deal, a hire or a listing; and the times that people have given away, to meetings and to
-- visits alike: nobody is in two places at once, by the database.
create extension if not exists btree_gist;

create table meetings (
  id bigint generated always as identity primary key,
  about text not null check (about in ('deal', 'hire', 'listing')),
  booking_id bigint references bookings,
  hire_id bigint references hires,
  -- The listing it is about, or that of the deal or hire.
  property_id bigint references properties,
  state text not null default 'proposed'
    check (state in ('proposed', 'accepted', 'declined', 'lapsed', 'cancelled', 'held', 'no-show', 'unconfirmed')),
  -- Who proposed it first; their words go with them.
  made_by bigint not null references users,
  title text not null check (title <> ''),
  words text not null,
  minutes int not null check (minutes between 15 and 240),
  place text not null check (place in ('phone', 'online', 'property', 'address')),
  location text not null,
  -- The times that wait for an answer, and whose answer it is not.
  slots timestamptz[] not null check (cardinality(slots) between 1 and 5),
  proposed_by bigint not null references users,
  -- The time last agreed on; it stays when the meeting is moved or cancelled, for calendars that know it.
  starts_at timestamptz,
  agreed_at timestamptz,
  -- How often calendars have to be told anew.
  sequence int not null default 0,
  -- Why it was declined, moved or cancelled, and whose words these are.
  reason text not null default '',
  reason_by bigint references users,
  -- The times of which everybody was reminded a day and an hour before.
  day_reminded timestamptz,
  hour_reminded timestamptz,
  key text not null,
  proposed_at timestamptz not null,
  changed_at timestamptz not null,
  unique (made_by, key),
  check ((about = 'deal') = (booking_id is not null)),
  check ((about = 'hire') = (hire_id is not null)),
  check (about <> 'listing' or property_id is not null),
  check (state not in ('accepted', 'held', 'no-show', 'unconfirmed') or (starts_at is not null and agreed_at is not null))
);
create index meetings_open on meetings (id) where state in ('proposed', 'accepted');
create index meetings_of_property on meetings (property_id) where property_id is not null;

create table meeting_people (
  meeting_id bigint not null references meetings,
  user_id bigint not null references users,
  role text not null
    check (role in ('buyer', 'seller', 'tenant', 'owner', 'agent', 'lawyer', 'evaluator', 'client', 'seeker')),
  -- Proposed the times that wait, or accepted the one that is left.
  has_agreed boolean not null default false,
  -- Has said that it took place.
  has_confirmed boolean not null default false,
  primary key (meeting_id, user_id)
);
create index meeting_people_of on meeting_people (user_id, meeting_id desc);

create table person_times (
  user_id bigint not null references users,
  during tstzrange not null check (not isempty(during) and not lower_inf(during) and not upper_inf(during)),
  meeting_id bigint references meetings,
  visit_id bigint references visits,
  check (num_nonnulls(meeting_id, visit_id) = 1),
  constraint person_times_one_at_a_time exclude using gist (user_id with =, during with &&)
);
create index person_times_of_meeting on person_times (meeting_id) where meeting_id is not null;
create index person_times_of_visit on person_times (visit_id) where visit_id is not null;

-- Visits agreed on before; of two at one time the earlier one has it.
insert into person_times (user_id, during, visit_id)
select person, tstzrange(starts_at, starts_at + interval '30 minutes'), id
from visits, unnest(array[visitor_id, host_id]) as person
where state = 'accepted' order by id, person
on conflict do nothing;

-- The private calendar address of a person: whoever has it reads their meetings, so only its hash is kept.
create table calendar_feeds (
  user_id bigint primary key references users,
  token_hash text not null constraint calendar_feeds_token_hash_unique unique check (token_hash ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null
);

-- A calendar file that goes with a message which is kept instead of sent.
alter table outbox_messages add column attachment text;
