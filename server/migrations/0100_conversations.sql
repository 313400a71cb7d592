-- Conversations: about a listing (whoever asks, and its owner), a deal (both sides and their agents) or a hire (client and
-- professional). There is one for each listing and person asking, one for each deal and one for each hire. Messages are
-- numbered in each conversation without a gap, by the row that they lock; whoever has read up to number 7 has read seven.
create table conversations (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('listing', 'deal', 'hire')),
  property_id bigint references properties on delete cascade,
  asker_id bigint references users,
  booking_id bigint unique references bookings,
  hire_id bigint unique references hires,
  state text not null check (state in ('request', 'open', 'declined')),
  last_seq int not null default 0 check (last_seq >= 0),
  -- Null, both: nothing is written yet, and only whoever opened it knows of it.
  begun_at timestamptz,
  last_at timestamptz,
  -- How many messages were taken back: whoever knows of fewer has old ones on the screen.
  removals int not null default 0,
  created_at timestamptz not null,
  unique (property_id, asker_id),
  check (case kind
    when 'listing' then num_nonnulls(property_id, asker_id) = 2 and num_nonnulls(booking_id, hire_id) = 0
    when 'deal' then booking_id is not null and num_nonnulls(property_id, asker_id, hire_id) = 0
    else hire_id is not null and num_nonnulls(property_id, asker_id, booking_id) = 0 end),
  check (kind = 'listing' or state = 'open'),
  check ((last_seq = 0) = (last_at is null) and (last_seq = 0) = (begun_at is null))
);
-- How many new ones somebody has begun today.
create index conversations_begun on conversations (asker_id, begun_at) where asker_id is not null;

-- Who has it in their list. Whether they may still read it is asked of the deal, the hire or the listing each time.
create table conversation_members (
  conversation_id bigint not null references conversations on delete cascade,
  user_id bigint not null references users,
  last_read_seq int not null default 0,
  -- A notice is due, or was given, about messages up to this one: there is no second one until they are read.
  due_seq int not null default 0,
  told_seq int not null default 0,
  is_muted boolean not null default false,
  joined_at timestamptz not null,
  primary key (conversation_id, user_id),
  check (told_seq <= due_seq)
);
create index conversation_members_of on conversation_members (user_id);

create table messages (
  conversation_id bigint not null references conversations on delete cascade,
  seq int not null check (seq > 0),
  sender_id bigint not null references users,
  -- Made by the sender's browser: sent again, it is the same message.
  client_id uuid not null,
  body text check (body <> ''),
  -- Private, and opened by members alone.
  file_key text unique,
  file_name text,
  content_type text,
  size_bytes int,
  -- Of a picture.
  width int,
  height int,
  sent_at timestamptz not null,
  removed_at timestamptz,
  -- Its words, and its conversation as a word among them: so a search reads no more of a common word than stands in the
  -- conversations of whoever asks. No text can hold a word with a # in it.
  words tsvector generated always as (
    to_tsvector('simple', coalesce(body, '')) || array_to_tsvector(array['#' || conversation_id::text])) stored,
  primary key (conversation_id, seq),
  unique (conversation_id, sender_id, client_id),
  check ((removed_at is null) = (num_nonnulls(body, file_key) > 0)),
  check (case when file_key is null then num_nonnulls(file_name, content_type, size_bytes, width, height) = 0
    else num_nonnulls(file_name, content_type, size_bytes) = 3 end)
);
create index messages_words on messages using gin (words);

-- What somebody showed our team: the messages they chose, and no others. The copies go when it is decided.
create table message_reports (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations on delete cascade,
  reporter_id bigint not null references users,
  reason text not null check (reason in ('money', 'rude', 'spam', 'other')),
  note text not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  decision text check (decision in ('dismissed', 'warned')),
  decided_by bigint references users,
  check ((settled_at is null) = (num_nonnulls(decision, decided_by) = 0))
);
create unique index message_reports_once on message_reports (conversation_id, reporter_id) where settled_at is null;
create index message_reports_open on message_reports (created_at, id) where settled_at is null;

create table reported_messages (
  report_id bigint not null references message_reports on delete cascade,
  seq int not null,
  sender_id bigint not null references users,
  body text not null,
  sent_at timestamptz not null,
  primary key (report_id, seq)
);
create index reported_messages_of on reported_messages (sender_id);
