-- Everything that has a life (a listing, an order, and soon bids, bookings and hires) moves along its graph in one way,
-- and each move is written down in one place. What was logged of listings comes along.
create table state_moves (
  id bigint generated always as identity primary key,
  -- The name of the graph, and the id of what moved.
  graph text not null,
  subject_id bigint not null,
  act text not null,
  from_state text not null,
  to_state text not null,
  -- In which capacity; a person only where one pressed a button.
  by_actor text not null,
  by_user bigint references users,
  reasons text[],
  at timestamptz not null
);
create index state_moves_of on state_moves (graph, subject_id, id);

insert into state_moves (graph, subject_id, act, from_state, to_state, by_actor, by_user, reasons, at)
select 'listing', property_id, act, from_state::text, to_state::text,
  case when by_user is null then 'system'
    when act in ('approve', 'approve-change', 'reject', 'reject-change', 'take-down', 'pause-with-owner') then 'admin' else 'owner' end,
  by_user, reasons, at
from listing_acts order by id;
drop table listing_acts;
