-- Ads, and how often they were viewed and clicked. A visitor counts once per ad: what came from whom is kept as a keyed
-- hash, never as an address or a name. Counts are rows that are only ever added, as for listings: a count is their sum,
-- so a thousand visitors at once wait for nobody. A job adds the rows of a day together.
create type ad_slot as enum ('TopHome', 'CenterHomeVideo', 'CenterHomeGif', 'BottomHome', 'DashBoardTopImage',
  'DashBoardBottomImage', 'AnalysisTopImage', 'ShortListTopImage');
create type ad_format as enum ('image', 'video', 'gif');
create type ad_event as enum ('view', 'click');

create table ads (
  id bigint generated always as identity primary key,
  slot ad_slot not null,
  format ad_format not null generated always as (
    case slot when 'CenterHomeVideo' then 'video'::ad_format when 'CenterHomeGif' then 'gif'::ad_format
      else 'image'::ad_format end) stored,
  advertiser text not null check (advertiser <> ''),
  headline text not null check (headline <> ''),
  description text not null,
  -- A path of this site, or another site's address.
  site_link text not null check (site_link ~ '^(/($|[^/\\])|https://[^/])'),
  -- The name of a drawing of ours, or an address: one of the two.
  drawing text,
  media_url text check (media_url ~ '^(/($|[^/\\])|https://[^/])'),
  -- Stands still in the place of what moves.
  poster_url text check (poster_url ~ '^(/($|[^/\\])|https://[^/])'),
  alt text not null check (alt <> ''),
  width int not null check (width > 0),
  height int not null check (height > 0),
  running_from timestamptz not null,
  running_until timestamptz check (running_until > running_from),
  check ((drawing is null) <> (media_url is null))
);
create index ads_running on ads (slot, id) include (running_from, running_until);

-- Who has viewed or clicked which ad already. Somebody signed in stands here twice: by account and by browser.
create table ad_events (
  ad_id bigint not null references ads on delete cascade,
  kind ad_event not null,
  visitor bytea not null check (length(visitor) = 16),
  happened_at timestamptz not null,
  primary key (ad_id, kind, visitor)
);
create index ad_events_visitor on ad_events (visitor);

create table ad_counts (
  ad_id bigint not null references ads on delete cascade,
  kind ad_event not null,
  -- The day in India.
  day date not null,
  n int not null check (n > 0)
);
create index ad_counts_days on ad_counts (ad_id, day, kind) include (n);

-- Rows written meanwhile are not touched.
create function add_up_ad_counts() returns void language sql as $$
  with several as (select ad_id, kind, day from ad_counts group by ad_id, kind, day having count(*) > 1),
  gone as (
    delete from ad_counts c using several s where (c.ad_id, c.kind, c.day) = (s.ad_id, s.kind, s.day) returning c.*)
  insert into ad_counts select ad_id, kind, day, sum(n) from gone group by ad_id, kind, day;
$$;
