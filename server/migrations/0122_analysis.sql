-- What the market analysis is answered from: the live listings of each place packed in columns, the closed deals and the
-- monthly medians. A job packs anew only what has changed, and a process reads only what was packed since it last looked.
create sequence analysis_versions;
create table analysis_blocks (
  -- place:CITY:LOCALITY (0: none of ours), deals or months.
  name text primary key,
  version bigint not null unique,
  made_at timestamptz not null,
  rows int not null,
  body bytea not null
);

-- What has to be packed anew. Rows are only ever added, so that writers never wait for each other.
create table analysis_stale (
  id bigint generated always as identity primary key,
  name text not null
);
create index analysis_stale_name on analysis_stale (name);

create function note_stale_place(city_id int, locality_id int) returns void language sql as $$
  insert into analysis_stale (name) values ('place:' || city_id || ':' || coalesce(locality_id, 0));
$$;

create function listing_changes_analysis() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.state = 'verified' then
    perform note_stale_place(old.city_id, old.locality_id);
  end if;
  if tg_op <> 'DELETE' and new.state = 'verified' and (tg_op = 'INSERT' or old.state <> 'verified'
      or (old.city_id, old.locality_id) is distinct from (new.city_id, new.locality_id)) then
    perform note_stale_place(new.city_id, new.locality_id);
  end if;
  return null;
end $$;
create trigger properties_begin_analysis after insert on properties for each row when (new.state = 'verified')
  execute function listing_changes_analysis();
create trigger properties_leave_analysis after delete on properties for each row when (old.state = 'verified')
  execute function listing_changes_analysis();
create trigger properties_change_analysis after update on properties for each row
  when ((old.state = 'verified' or new.state = 'verified') and
    (old.state, old.city_id, old.locality_id, old.listed_in, old.subcategory, old.price_paise, old.carpet_sqft, old.plot_sqft,
      old.bhk, old.bathrooms, old.total_floors, old.exterior_material, old.structure_type, old.possession, old.listed_at)
    is distinct from
    (new.state, new.city_id, new.locality_id, new.listed_in, new.subcategory, new.price_paise, new.carpet_sqft, new.plot_sqft,
      new.bhk, new.bathrooms, new.total_floors, new.exterior_material, new.structure_type, new.possession, new.listed_at))
  execute function listing_changes_analysis();

create function deal_changes_analysis() returns trigger language plpgsql as $$
begin
  insert into analysis_stale (name) values ('deals');
  return null;
end $$;
create trigger bookings_change_analysis after update of state on bookings for each row
  when (new.state in ('completed', 'active') and old.state <> new.state) execute function deal_changes_analysis();

create function months_change_analysis() returns trigger language plpgsql as $$
begin
  insert into analysis_stale (name) values ('months');
  return null;
end $$;
create trigger usual_prices_change_analysis after insert or update on usual_prices for each statement
  execute function months_change_analysis();

insert into analysis_stale (name)
select distinct 'place:' || city_id || ':' || coalesce(locality_id, 0) from properties where state = 'verified'
union all values ('deals'), ('months');
