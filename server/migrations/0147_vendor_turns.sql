-- When a vendor that counts requests may be asked again, for all processes together.
create table vendor_turns (
  vendor text primary key,
  free_at timestamptz not null
);
