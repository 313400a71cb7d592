-- Who has a share in a side of a deal besides whoever acts for it: co-owners and joint buyers, and who signs for one under
-- a power of attorney. Each accepts with a code of their own; they need no account. They are other people's data: the
-- mobile number is kept encrypted, and goes when the deal is over.
create table sharers (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  side text not null check (side in ('buyer', 'seller')),
  name text not null check (name <> ''),
  -- Hundredths of a per cent; whoever acts for the side has the rest.
  share int not null check (share between 1 and 10000),
  -- Null once they have declined or the deal is over.
  mobile_sealed text,
  mobile_hash text,
  mobile_shown text,
  -- Who confirms in their place, and by which registered document.
  attorney_name text check (attorney_name <> ''),
  attorney_mobile_sealed text,
  attorney_mobile_hash text,
  attorney_mobile_shown text,
  document_number text check (document_number <> ''),
  document_dated date,
  document_office text check (document_office <> ''),
  named_at timestamptz not null,
  -- When they were last sent the link, and how often.
  told_at timestamptz not null,
  told_times int not null default 1,
  confirmed_at timestamptz,
  -- What exactly they accepted: price, terms, the people and shares of their side.
  confirmed_version text,
  declined_at timestamptz,
  check ((confirmed_at is null) = (confirmed_version is null)),
  check (confirmed_at is null or declined_at is null),
  check (attorney_name is null or (document_number is not null and document_dated is not null and document_office is not null))
);
create index sharers_of_booking on sharers (booking_id, id);
create unique index sharers_once on sharers (booking_id, mobile_hash) where mobile_hash is not null;
create index sharers_of_mobile on sharers (mobile_hash) where mobile_hash is not null;
create index sharers_of_attorney on sharers (attorney_mobile_hash) where attorney_mobile_hash is not null;
