-- What a professional does for a fixed fee. A hire copies what was bought, so a service can be changed or withdrawn at
-- any time; its row stays as long as the professional does.
create table services (
  id bigint generated always as identity primary key,
  professional_id bigint not null references users,
  title text not null check (title <> ''),
  -- What the client has in hand when it is done.
  delivers text not null check (delivers <> ''),
  -- Before tax.
  fee_paise bigint not null check (fee_paise > 0),
  days int not null check (days > 0),
  -- Made by the browser for one press of the button: sent again, nothing is added.
  key text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  withdrawn_at timestamptz,
  unique (professional_id, key)
);
create index services_offered on services (professional_id, id) where withdrawn_at is null;
