-- A hire: somebody asks an agent, a lawyer or an evaluator for work, pays the quoted fee to our partner, and the
-- professional gets it once the work is accepted. One row for all three kinds; what only one kind has is in details.
create table hires (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('agent', 'lawyer', 'evaluator')),
  client_id bigint not null references users,
  professional_id bigint not null references users check (professional_id <> client_id),
  property_id bigint references properties,
  booking_id bigint references bookings,
  state text not null default 'asked' check (state in ('asked', 'quoted', 'paid', 'accepted', 'waiting', 'delivered',
    'disputed', 'closed', 'declined', 'withdrawn', 'lapsed')),
  -- The standing service it was made from.
  service_id bigint,
  -- What is asked for; null once whoever asked has left.
  title text not null check (title <> ''),
  scope text check (scope <> ''),
  details jsonb not null default '{}',
  -- The quote. The fee is before the professional's own GST; the platform fee is ours, before GST.
  fee_paise bigint check (fee_paise > 0),
  gst_paise bigint check (gst_paise >= 0),
  platform_fee_paise bigint check (platform_fee_paise >= 0),
  days int check (days between 1 and 365),
  -- How the professional is taxed, as they said with the quote.
  is_registered boolean,
  gstin text check (length(gstin) = 15),
  is_individual boolean,
  order_id bigint unique references orders,
  -- A lawyer said that they act for nobody else in this matter.
  declared_at timestamptz,
  asked_at timestamptz not null,
  changed_at timestamptz not null,
  quoted_at timestamptz,
  paid_at timestamptz,
  accepted_at timestamptz,
  due_at timestamptz,
  waiting_since timestamptz,
  delivered_at timestamptz,
  closed_at timestamptz,
  revised boolean not null default false,
  -- Of the acceptance of delivered work.
  reminders int not null default 0,
  -- The client or the professional said why it ended.
  reason text check (reason <> ''),
  -- Of one press of the button.
  key text not null,
  unique (client_id, key),
  check (state in ('asked', 'declined', 'withdrawn', 'lapsed')
    or num_nonnulls(fee_paise, gst_paise, platform_fee_paise, days, is_registered, is_individual, quoted_at) = 7),
  check (state in ('asked', 'quoted', 'declined', 'withdrawn', 'lapsed') or (order_id is not null and paid_at is not null)),
  check (state not in ('accepted', 'waiting', 'delivered', 'disputed', 'closed') or accepted_at is not null),
  check ((state = 'waiting') = (waiting_since is not null)),
  check (kind <> 'lawyer' or accepted_at is null or declared_at is not null)
);
create unique index hires_one_live on hires (client_id, professional_id, coalesce(property_id, 0))
  where state in ('asked', 'quoted', 'paid', 'accepted', 'waiting', 'delivered', 'disputed');
-- A lawyer has one side. Who only asked or paid is not the lawyer's client yet, and learns nothing of the others.
create unique index hires_one_side on hires (professional_id, property_id)
  where kind = 'lawyer' and state in ('accepted', 'waiting', 'delivered', 'disputed');
create index hires_of_client on hires (client_id, id desc);
create index hires_of_professional on hires (professional_id, id desc);
create index hires_of_property on hires (property_id, id desc) where property_id is not null;
create index hires_of_booking on hires (booking_id, id desc) where booking_id is not null;
create index hires_watched on hires (id)
  where state in ('asked', 'quoted', 'paid', 'accepted', 'delivered');

-- How a professional is taxed: said once, used by quotes that are made by themselves.
create table tax_profiles (
  user_id bigint primary key references users,
  gstin text check (length(gstin) = 15),
  is_individual boolean not null,
  changed_at timestamptz not null
);

-- What a client says of delivered work, and the one answer to it. Lawyers are not rated.
create table hire_ratings (
  hire_id bigint primary key references hires,
  professional_id bigint not null references users,
  client_id bigint not null references users,
  stars int not null check (stars between 1 and 5),
  words text check (words <> ''),
  answer text check (answer <> ''),
  rated_at timestamptz not null,
  answered_at timestamptz
);
create index hire_ratings_of_professional on hire_ratings (professional_id, rated_at desc);
create index hire_ratings_of_client on hire_ratings (client_id);
