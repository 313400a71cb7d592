-- What an agent is offered is read without what is closed or over, however much they have ever been told.
alter table requirement_recipients add column open_until timestamptz;
update requirement_recipients x set open_until = least(r.open_until, r.closed_at)
from requirements r where r.id = x.requirement_id;
alter table requirement_recipients alter column open_until set not null;
create index requirement_recipients_open on requirement_recipients (agent_id, open_until);
