-- A booking carries a deal from the request to the last payment. A property has at most one active booking, and a buyer
-- one open booking of a property: the database holds both, so of two who book at once one wins.

-- What the owner of a listing asks for, before anybody books; a listing without a row has the usual terms.
create table booking_terms (
  property_id bigint primary key references properties on delete cascade,
  -- As the contract describes them.
  terms jsonb not null,
  changed_at timestamptz not null
);

create table bookings (
  id bigint generated always as identity primary key,
  property_id bigint not null references properties,
  kind text not null check (kind in ('sale', 'rental')),
  state text not null default 'requested' check (state in ('requested', 'accepted', 'penny-paid', 'booked', 'cleared',
    'agreed', 'paying', 'settled', 'registered', 'active', 'notice', 'exiting', 'completed', 'rejected', 'cancelled',
    'expired')),
  buyer_id bigint not null references users,
  seller_id bigint not null references users check (seller_id <> buyer_id),
  -- The bid whose price it has.
  bid_id bigint unique references bids on delete set null,
  message text check (message <> ''),
  -- Of a rental, the rent of a month.
  price_paise bigint not null check (price_paise > 0),
  booking_paise bigint not null check (booking_paise > 0 and (kind = 'rental' or booking_paise <= price_paise)),
  channel text not null check (channel in ('sandbox', 'partner', 'direct', 'bank-escrow')),
  -- Which table says what comes back when the buyer cancels.
  refund_table text not null check (refund_table in ('promoter', 'resale', 'rental')),
  -- What both agreed on besides, as the contract describes it.
  terms jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- When it expires by itself, while it waits.
  deadline_at timestamptz,
  booked_on date,
  ended_at timestamptz,
  -- Why it ended before its time, and what came back.
  ending jsonb,
  check ((state in ('requested', 'accepted', 'penny-paid')) = (deadline_at is not null)),
  check ((state in ('completed', 'rejected', 'cancelled', 'expired')) = (ended_at is not null))
);
create unique index bookings_active_once on bookings (property_id)
  where state not in ('requested', 'completed', 'rejected', 'cancelled', 'expired');
create unique index bookings_open_once on bookings (property_id, buyer_id)
  where state not in ('completed', 'rejected', 'cancelled', 'expired');
create index bookings_of_buyer on bookings (buyer_id, id desc);
create index bookings_of_seller on bookings (seller_id, id desc);
create index bookings_of_property on bookings (property_id, id desc);
create index bookings_waiting on bookings (deadline_at) where deadline_at is not null;
