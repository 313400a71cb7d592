-- What people are told. The list is read newest first, and the badge needs the count on every page: the count is
-- kept beside what was seen of it, so that asking costs one row however long the list grows.
create table notifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  title text not null check (title <> ''),
  body text not null,
  -- A path of this site.
  link text check (link like '/%' and link not like '//%'),
  created_at timestamptz not null
);

create index notifications_newest on notifications (user_id, created_at desc, id desc);

create table notification_counts (
  user_id bigint primary key references users on delete cascade,
  total int not null,
  -- How many there were when the person last looked: the badge is total minus this.
  seen int not null default 0,
  check (seen between 0 and total)
);
