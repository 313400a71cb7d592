-- What buyers offer for a listing, and what its owner answers. One open bid for each buyer and listing, and one accepted
-- bid for each listing, are held by the database: of two that are accepted at once, one wins.
create table bids (
  id bigint generated always as identity primary key,
  property_id bigint not null references properties,
  buyer_id bigint not null references users,
  -- Other bidders know them by it: Bidder 3.
  number int not null check (number > 0),
  state text not null default 'pending'
    check (state in ('pending', 'countered', 'accepted', 'booked', 'rejected', 'withdrawn', 'expired')),
  -- What the buyer offers; for a rental, a month.
  amount_paise bigint not null check (amount_paise > 0),
  note text check (note <> ''),
  -- What the owner would take instead.
  counter_paise bigint check (counter_paise > 0),
  counter_note text check (counter_note <> ''),
  -- The price that both agreed on.
  agreed_paise bigint check (agreed_paise > 0),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  expires_at timestamptz not null,
  check ((state = 'countered') <= (counter_paise is not null)),
  check ((state in ('accepted', 'booked')) <= (agreed_paise is not null))
);
create unique index bids_open_once on bids (property_id, buyer_id) where state in ('pending', 'countered', 'accepted');
create unique index bids_accepted_once on bids (property_id) where state = 'accepted';
create index bids_of_buyer on bids (buyer_id, id desc);
create index bids_of_property on bids (property_id, id desc);
create index bids_expiring on bids (expires_at) where state in ('pending', 'countered', 'accepted');

-- Every offer and counter-offer, as both sides made them.
create table bid_offers (
  id bigint generated always as identity primary key,
  bid_id bigint not null references bids on delete cascade,
  by_owner boolean not null,
  amount_paise bigint not null check (amount_paise > 0),
  note text check (note <> ''),
  at timestamptz not null
);
create index bid_offers_of on bid_offers (bid_id, id);

-- What bidders may see of each other; a listing without a row keeps its bids sealed.
create table bid_modes (
  property_id bigint primary key references properties on delete cascade,
  mode text not null check (mode in ('sealed', 'rank', 'open')),
  changed_at timestamptz not null
);
