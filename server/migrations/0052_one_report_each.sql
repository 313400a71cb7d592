-- One open report for each person, or each visitor's network, and listing: eighty of them say no more than one.
-- The visitor is a keyed hash of network and listing, and goes when the report is settled.
alter table property_reports add column visitor_hash text check (visitor_hash ~ '^[0-9a-f]{64}$');
alter table property_reports add check (visitor_hash is null or (reporter_id is null and settled_at is null));

-- Until now somebody could give several reasons; the newest stays.
delete from property_reports older using property_reports newer
where older.property_id = newer.property_id and older.reporter_id = newer.reporter_id and older.id < newer.id
  and older.settled_at is null and newer.settled_at is null;
drop index property_reports_once;
create unique index property_reports_once on property_reports (property_id, reporter_id)
  where settled_at is null and reporter_id is not null;
create unique index property_reports_visitor_once on property_reports (property_id, visitor_hash)
  where visitor_hash is not null;
-- The back office reads them listing by listing.
create index property_reports_listing on property_reports (property_id, created_at) where settled_at is null;
