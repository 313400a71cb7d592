-- An agent for a listing: asked by the agent and accepted by its owner, or made by a hire. At most one is in force for a
-- listing, by the database.
create table representations (
  id bigint generated always as identity primary key,
  property_id bigint not null references properties,
  owner_id bigint not null references users,
  agent_id bigint not null references users check (agent_id <> owner_id),
  -- Null: the agent asked.
  hire_id bigint unique references hires,
  state text not null default 'asked'
    check (state in ('asked', 'accepted', 'declined', 'withdrawn', 'ended', 'expired')),
  words text not null,
  -- Hundredths of a per cent of the price, or an amount; before GST. Neither: a hire's fee is all there is.
  rate int check (rate between 1 and 1000),
  amount_paise bigint check (amount_paise > 0),
  agreement_share int not null check (agreement_share between 0 and 10000),
  expires_on date not null,
  -- How the agent is taxed.
  is_registered boolean not null,
  gstin text check (length(gstin) = 15),
  is_individual boolean not null,
  asked_at timestamptz not null,
  changed_at timestamptz not null,
  check (num_nonnulls(rate, amount_paise) = 1 or (hire_id is not null and num_nonnulls(rate, amount_paise) = 0))
);
create unique index representations_one_in_force on representations (property_id) where state = 'accepted';
create unique index representations_asked_once on representations (property_id, agent_id)
  where state in ('asked', 'accepted');
create index representations_of_agent on representations (agent_id, id desc);
create index representations_of_owner on representations (owner_id, id desc);
create index representations_open on representations (id) where state in ('asked', 'accepted');
