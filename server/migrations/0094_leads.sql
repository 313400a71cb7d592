-- What people tell agents they need, and each agent's pipeline. A person's number stands nowhere but with them: an agent
-- who unlocked it reads it afresh, until it is closed. At most three agents have one, by the database.
create table requirements (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  wish text not null check (wish in ('buy', 'rent', 'sell', 'let')),
  city text not null,
  localities text[] not null check (cardinality(localities) <= 3),
  -- Of the first locality, else of the city: agents near it may unlock it.
  latitude float8 not null,
  longitude float8 not null,
  min_paise bigint check (min_paise > 0),
  max_paise bigint not null check (max_paise > 0),
  words text not null,
  -- What the person agreed to, letter for letter.
  consent text not null,
  -- One press, sent once or ten times, tells agents once.
  key text not null,
  created_at timestamptz not null,
  -- Until then other agents may unlock it.
  open_until timestamptz not null,
  -- Closed by the person: nobody sees their number any more.
  closed_at timestamptz,
  check (min_paise <= max_paise),
  unique (user_id, key)
);
create index requirements_of on requirements (user_id, id desc);
create index requirements_open on requirements (latitude, longitude) where closed_at is null;

-- One line of an agent's pipeline, out of a requirement they unlocked.
create table leads (
  id bigint generated always as identity primary key,
  agent_id bigint not null references users,
  person_id bigint not null references users,
  requirement_id bigint references requirements on delete cascade,
  -- Which of the three places of a requirement it has.
  place smallint check (place between 1 and 3),
  -- Null: it took one lead of a package.
  order_id bigint unique references orders,
  paid_paise bigint check (paid_paise > 0),
  stage text not null default 'new' check (stage in ('new', 'contacted', 'visiting', 'negotiating', 'won', 'lost')),
  note text not null default '',
  next_on date,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  -- The lead given in its place, when it was closed so soon that the payment was for nothing.
  credit_id bigint references subscriptions on delete set null,
  given_back_at timestamptz,
  -- The money went back, and the lead with it.
  refunded_at timestamptz,
  check (agent_id <> person_id),
  check ((requirement_id is null) = (place is null)),
  check ((order_id is null) = (paid_paise is null))
);
create unique index leads_once on leads (requirement_id, agent_id) where refunded_at is null;
create unique index leads_at_most_three on leads (requirement_id, place) where refunded_at is null;
create index leads_of_agent on leads (agent_id, stage, changed_at desc, id desc);
create index leads_of_person on leads (person_id);
create index leads_next on leads (agent_id, next_on) where next_on is not null;

-- Leads are sold by the piece and in agents' packages again: what 0048 took out. What somebody has bought stays as it is.
alter table piece_prices drop constraint piece_prices_purpose_check;
alter table piece_prices add constraint piece_prices_purpose_check
  check (purpose in ('owner-contact', 'rent-contact', 'promote-property', 'promote-profile', 'agent-lead'));
insert into piece_prices (purpose, option, price_paise) values ('agent-lead', '', 24900);
update packages set leads = 10 where id = 11;
update packages set leads = 40, about = 'Sixty owners and forty leads in three months, and a month among the Premium Users.'
  where id = 12;
update packages set leads = 200 where id = 13;
