-- Views and clicks are counted for browsers that nobody has to sign in with, so one machine could pretend to be many.
-- What one network address may add to a count in a day, and how many browsers' numbers it may be given in an hour, is
-- decided here, for all processes at once. The key is a keyed hash of network, thing and time: no address is kept, and
-- the rows go after two days.
create table network_allowances (
  key bytea primary key check (length(key) = 16),
  -- The day in India.
  day date not null,
  used int not null check (used > 0)
);
create index network_allowances_day on network_allowances (day);

-- True when there was one left, which is then used.
create function take_allowance(of_key bytea, of_day date, most int) returns boolean language sql as $$
  with taken as (
    insert into network_allowances as a (key, day, used) values (of_key, of_day, 1)
    on conflict (key) do update set used = a.used + 1 where a.used < most
    returning 1)
  select exists (select from taken);
$$;
