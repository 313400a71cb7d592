-- Whose number became visible to whom, in what way, and when that ended. It only grows: whoever shared a number can prove
-- it later, and nobody can make it look otherwise.
create table number_reveals (
  id bigint generated always as identity primary key,
  owner_id bigint not null references users,
  holder_id bigint not null references users check (holder_id <> owner_id),
  way text not null check (way in ('contact', 'enquiry', 'visit')),
  -- Of the unlocked contact, of what the owner told agents, or of the visit. These may go; the line stays.
  subject_id bigint not null,
  property_id bigint,
  act text not null check (act in ('given', 'given-again', 'taken-back', 'ended', 'left')),
  -- When the number will be hidden again by itself.
  until timestamptz,
  at timestamptz not null
);
create index number_reveals_of_owner on number_reveals (owner_id, id desc);
create index number_reveals_of_holder on number_reveals (holder_id);

-- What was shared before there was this log.
insert into number_reveals (owner_id, holder_id, way, subject_id, property_id, act, until, at)
select owner_id, holder_id, way, subject_id, property_id, act, until, at from (
  select p.owner_id, c.user_id as holder_id, 'contact' as way, c.id as subject_id, p.id as property_id, 'given' as act,
    null::timestamptz as until, c.unlocked_at as at
  from contact_unlocks c join properties p on p.id = c.property_id
  union all
  select p.owner_id, c.user_id, 'contact', c.id, p.id, case when c.revoked_at is null then 'ended' else 'taken-back' end,
    null, coalesce(c.revoked_at, c.refunded_at)
  from contact_unlocks c join properties p on p.id = c.property_id
  where c.revoked_at is not null or c.refunded_at is not null
  union all
  select l.person_id, l.agent_id, 'enquiry', l.requirement_id, null, 'given', null, l.made_at
  from leads l where l.requirement_id is not null
  union all
  select l.person_id, l.agent_id, 'enquiry', l.requirement_id, null,
    case when l.refunded_at is null then 'taken-back' else 'ended' end, null, coalesce(l.refunded_at, r.closed_at)
  from leads l join requirements r on r.id = l.requirement_id
  where l.refunded_at is not null or r.closed_at is not null
  union all
  select v.visitor_id, v.host_id, 'visit', v.id, v.property_id, 'given', v.starts_at + interval '48 hours', v.changed_at
  from visits v where v.state = 'accepted'
) known order by at, act desc;

create function refuse_reveal_change() returns trigger language plpgsql as $$
begin
  raise exception 'the log of shared numbers is append-only: % is refused', lower(tg_op)
    using errcode = 'restrict_violation';
end $$;
create trigger number_reveals_append_only before update or delete or truncate on number_reveals
  for each statement execute function refuse_reveal_change();
