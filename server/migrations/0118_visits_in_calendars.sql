-- Visits have calendar files and reminders, as meetings have: when the time was agreed on, how often calendars have to be
-- told anew, and the times of which both were reminded. The time stays when a visit is moved, for calendars that know it.
alter table visits
  add column agreed_at timestamptz,
  add column sequence int not null default 0,
  add column day_reminded timestamptz,
  add column hour_reminded timestamptz;
update visits set agreed_at = changed_at where starts_at is not null;
alter table visits add check (starts_at is null or agreed_at is not null);
