-- Posting: drafts that two devices may edit, pictures that can be put in order, private papers, what looks like a
-- duplicate, how often a listing was opened, and files that no row names.
alter table properties
  -- Counts the owner's saves: who saves over a number that has moved on is told instead of overwriting.
  add column version int not null default 1,
  -- The device of the last save, as people know it: "Chrome on Android".
  add column saved_from text,
  add column saved_at timestamptz,
  add column submitted_at timestamptz,
  -- The society as the owner wrote it. It becomes a row of societies, which search knows, when the listing is approved.
  add column society_name text check (society_name <> ''),
  -- When the video is a file of ours; `video_url` is then its address.
  add column video_key text;
create index properties_to_review on properties (submitted_at, id) where state = 'submitted';
-- Beside the live ones, which have an index of their own: what a new listing may be a duplicate of.
create index properties_waiting_xy on properties using gist (xy) where state in ('submitted', 'on-hold', 'paused');

-- A picture keeps its id wherever it stands. A drawing's address holds its number, which does not change either.
alter table property_pictures drop constraint property_pictures_pkey;
alter table property_pictures
  add column id bigint generated always as identity primary key,
  add column drawn smallint,
  -- Made by who sends it: sending again after a lost answer gives the same picture.
  add column upload_id text,
  -- 64 bits of how the picture looks; null when it is too even to be compared.
  add column look bigint;
update property_pictures set drawn = position where view is not null;
alter table property_pictures
  add constraint property_pictures_position unique (property_id, position) deferrable initially immediate,
  add constraint property_pictures_drawn check ((view is null) = (drawn is null));
create unique index property_pictures_drawn_once on property_pictures (property_id, drawn) where drawn is not null;
create unique index property_pictures_upload_once on property_pictures (property_id, upload_id)
  where upload_id is not null;
create index property_pictures_looks on property_pictures (look, property_id) where look is not null;

-- On the private shelf: for the owner, the back office and a hired lawyer.
create table property_papers (
  id bigint generated always as identity primary key,
  property_id bigint not null references properties on delete cascade,
  kind text not null,
  file_key text not null unique,
  -- As the owner's device called it, without any path.
  file_name text not null,
  content_type text not null check (content_type in ('application/pdf', 'image/jpeg')),
  size_bytes int not null check (size_bytes > 0),
  upload_id text not null,
  created_at timestamptz not null,
  unique (property_id, upload_id)
);

create table listing_duplicates (
  property_id bigint not null references properties on delete cascade,
  other_id bigint not null references properties on delete cascade,
  reasons text[] not null check (cardinality(reasons) > 0 and reasons <@ array['same-place', 'same-pictures']),
  found_at timestamptz not null,
  settled_at timestamptz,
  settled_by bigint references users,
  is_same boolean,
  primary key (property_id, other_id),
  check (property_id <> other_id),
  check ((settled_at is null) = (is_same is null))
);
create index listing_duplicates_open on listing_duplicates (found_at) where settled_at is null;

-- Every act on a listing: who, when, from which state to which, and why.
create table listing_acts (
  id bigint generated always as identity primary key,
  property_id bigint not null references properties on delete cascade,
  act text not null,
  from_state property_state not null,
  to_state property_state not null,
  by_user bigint references users,
  reasons text[],
  at timestamptz not null
);
create index listing_acts_of on listing_acts (property_id, id);

-- A visitor counts once a day. Who it was is a keyed hash that changes with the day, and is forgotten after two.
create table property_visits (
  day date not null,
  property_id bigint not null references properties on delete cascade,
  visitor bytea not null,
  primary key (day, property_id, visitor)
);
create table property_view_counts (
  property_id bigint primary key references properties on delete cascade,
  views int not null check (views > 0)
);

-- Files that no row names: not yet, while an upload is under way, or no longer. When its time has come a file goes.
create table stray_files (
  shelf text not null check (shelf in ('public', 'private')),
  key text not null,
  due_at timestamptz not null,
  primary key (shelf, key)
);
create index stray_files_due on stray_files (due_at);

-- An owner's list counts who has marked each listing.
create index favourites_of_listing on favourites (property_id);
