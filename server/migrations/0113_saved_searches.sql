-- Searches that people keep, and what they were told of. A new listing is matched against all of them without reading
-- each: what a search asks for is kept under keys of place, deal and kind, and a listing looks up its own.
create table saved_searches (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  name text not null check (name <> '' and length(name) <= 80),
  -- As the address of the list has it, in its one spelling.
  search text not null check (length(search) <= 4000),
  -- What the search makes of it: the query with its text understood.
  reading jsonb not null,
  has_text boolean not null,
  pace text not null check (pace in ('at-once', 'daily', 'weekly')),
  is_mailed boolean not null default true,
  paused_at timestamptz,
  -- Until the night it can be brought back.
  removed_at timestamptz,
  created_at timestamptz not null,
  -- What was found since is new.
  looked_at timestamptz not null
);
create unique index saved_searches_once on saved_searches (user_id, md5(search)) where removed_at is null;
create index saved_searches_removed on saved_searches (removed_at) where removed_at is not null;
create index saved_searches_with_text on saved_searches (id) where has_text and removed_at is null;

-- Only of searches that are neither paused nor removed. A listing that a search would show has one of its keys, costs
-- no more than its highest price and no less than its lowest, and has one of its numbers of rooms.
create table saved_search_keys (
  search_id bigint not null references saved_searches on delete cascade,
  key text collate "C" not null,
  max_paise bigint not null,
  min_paise bigint not null,
  -- A bit for each number of bedrooms; null: any.
  rooms int,
  primary key (search_id, key)
);
create index saved_search_keys_match on saved_search_keys (key, max_paise) include (min_paise, rooms, search_id);

-- What each search has found: a listing once, and again only when it has become cheaper.
create table saved_search_news (
  search_id bigint not null references saved_searches on delete cascade,
  property_id bigint not null references properties on delete cascade,
  price_paise bigint not null,
  -- What it cost when it was found before.
  before_paise bigint check (before_paise > price_paise),
  found_at timestamptz not null,
  -- Null: waits for the mail of the day or week.
  told_at timestamptz,
  primary key (search_id, property_id)
);
create index saved_search_news_of on saved_search_news (property_id);
create index saved_search_news_waiting on saved_search_news (search_id) where told_at is null;
