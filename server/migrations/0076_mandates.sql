-- Who represents whom in a deal: one side invites an agent, for a commission agreed in advance, and the agent accepts. A
-- side has at most one agent, by the database.
create table mandates (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  side text not null check (side in ('buyer', 'seller')),
  client_id bigint not null references users,
  agent_id bigint not null references users check (agent_id <> client_id),
  state text not null default 'invited'
    check (state in ('invited', 'accepted', 'declined', 'withdrawn', 'ended', 'expired')),
  -- Hundredths of a per cent of the price, or an amount; before GST.
  rate int check (rate between 1 and 1000),
  amount_paise bigint check (amount_paise > 0),
  -- How much of it is due at the agreement, in hundredths of a per cent; the rest at the deed.
  agreement_share int not null check (agreement_share between 0 and 10000),
  expires_on date not null,
  -- How the agent is taxed, said when they accept.
  is_registered boolean,
  gstin text check (length(gstin) = 15),
  is_individual boolean,
  invited_at timestamptz not null,
  changed_at timestamptz not null,
  -- The parts that the agent was told are due.
  told_parts text[] not null default '{}',
  check ((rate is null) <> (amount_paise is null)),
  check (state <> 'accepted' or (is_registered is not null and is_individual is not null))
);
create unique index mandates_one_a_side on mandates (booking_id, side) where state in ('invited', 'accepted');
create index mandates_of_booking on mandates (booking_id, id);
create index mandates_of_agent on mandates (agent_id, id desc);
create index mandates_of_client on mandates (client_id, id desc);
create index mandates_open on mandates (id) where state in ('invited', 'accepted');
