-- A host whom a visitor has blocked no longer sees their number; the log said that they did.
insert into number_reveals (owner_id, holder_id, way, subject_id, property_id, act, until, at)
select n.owner_id, n.holder_id, n.way, n.subject_id, n.property_id, 'taken-back', n.until, greatest(n.at, k.blocked_at)
from (
  select distinct on (subject_id, owner_id, holder_id) * from number_reveals where way = 'visit'
  order by subject_id, owner_id, holder_id, id desc) n
join contact_blocks k on k.owner_id = n.owner_id and k.user_id = n.holder_id
where n.act in ('given', 'given-again');
