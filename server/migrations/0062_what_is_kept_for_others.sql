-- What strangers use up is kept apart from what others need (decision 052).

alter table otps
  -- Nobody was sent this code, so it is not counted among the messages of all.
  add column is_moot boolean not null default false,
  -- Beyond what its recipient gets: the first code of a network, once in a quarter of an hour.
  add column is_extra boolean not null default false;
-- A number's owner is told of an attempt by text message too.
create index registrations_mobile_told on registrations (mobile_owner_told_at) where mobile_owner_told_at is not null;

-- A listing keeps some reports of visitors; what goes is counted on by another of the same reason.
alter table property_reports add column times int not null default 1 check (times > 0);
