-- How news reaches people beside the list in the product: by mail, by push, by SMS. Each notification has a kind, and
-- people choose for each kind; only what differs from the usual is kept.

-- A notification's number among its person's: what was seen is every number up to notification_counts.seen. Listing by
-- it agrees with that count, which the moment of a transaction's beginning did not.
alter table notifications
  add column kind text not null default 'account',
  add column number int,
  -- Not yet looked at by the job that sends it out.
  add column is_pending boolean not null default false,
  -- A mail that says more goes out by itself.
  add column has_own_mail boolean not null default false,
  -- What it tells of was dealt with before it went out: the message was read.
  add column is_moot boolean not null default false,
  -- To be in the next mail of the day.
  add column is_for_digest boolean not null default false;
update notifications n set number = o.number
  from (select id, row_number() over (partition by user_id order by created_at, id) as number from notifications) o
  where o.id = n.id;
alter table notifications alter column number set not null, alter column kind drop default;
drop index notifications_newest;
create unique index notifications_number on notifications (user_id, number);
create index notifications_of_messages on notifications (user_id, link) where kind = 'messages' and not is_moot;
create index notifications_pending on notifications (id) where is_pending;
create index notifications_for_digest on notifications (user_id) where is_for_digest;

create table notification_ways (
  user_id bigint not null references users on delete cascade,
  kind text not null,
  mail text not null check (mail in ('at-once', 'daily', 'never')),
  push boolean not null,
  sms boolean not null,
  primary key (user_id, kind)
);

-- Without a row the usual hours hold; both null means none.
create table quiet_hours (
  user_id bigint primary key references users on delete cascade,
  from_minute smallint check (from_minute between 0 and 1439),
  until_minute smallint check (until_minute between 0 and 1439),
  check ((from_minute is null) = (until_minute is null)),
  check (from_minute <> until_minute)
);

-- A browser that is told, for as long as its session lives.
create table push_devices (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  session_id bigint not null references sessions on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_devices_user on push_devices (user_id);
create unique index push_devices_session on push_devices (session_id);

-- What push services know us by, one pair for all processes. The private key is sealed.
create table push_keys (
  id boolean primary key default true check (id),
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null
);
