-- Who reads what somebody told agents: those within reach on that day, by name, and nobody who registers or moves there
-- later.
create table requirement_recipients (
  requirement_id bigint not null references requirements on delete cascade,
  agent_id bigint not null references users,
  distance_km float8 not null,
  primary key (agent_id, requirement_id)
);
create index requirement_recipients_of on requirement_recipients (requirement_id);

insert into requirement_recipients (requirement_id, agent_id, distance_km)
select id, agent_id, coalesce(round(km::numeric, 1)::float8, 0) from (
  select r.id, a.id as agent_id,
    12742 * asin(sqrt(least(1, sin(radians(r.latitude - a.latitude) / 2) ^ 2
      + cos(radians(a.latitude)) * cos(radians(r.latitude)) * sin(radians(r.longitude - a.longitude) / 2) ^ 2))) as km,
    exists (select from leads l where l.requirement_id = r.id and l.agent_id = a.id) as has_it
  from requirements r cross join users a
  where a.role = 'agent' and a.erased_at is null and a.id <> r.user_id) near
where has_it or km <= 50;

drop index requirements_open;
