-- The double-entry ledger, in paise. Append-only: movements and their entries are never changed or taken away, and the
-- database itself refuses to. A movement is balanced when its transaction commits, or the commit fails.
create table ledger_account_kinds (
  prefix text primary key check (prefix ~ '^[a-z]+$'),
  kind text not null check (kind in ('asset', 'income', 'tax', 'liability')),
  -- The side it grows on: 1 by debits, -1 by credits.
  side smallint not null check (side in (1, -1)),
  may_go_below_zero boolean not null
);
insert into ledger_account_kinds (prefix, kind, side, may_go_below_zero) values
  ('gateway', 'asset', 1, true),
  ('revenue', 'income', -1, true),
  ('gst', 'tax', -1, true),
  ('refunds', 'liability', -1, true),
  ('held', 'liability', -1, false),
  ('payable', 'liability', -1, false);

-- Made on first use.
create table ledger_accounts (
  id bigint generated always as identity primary key,
  name text not null unique check (name ~ '^[a-z]+(:[a-z0-9-]+)+$'),
  prefix text not null generated always as (split_part(name, ':', 1)) stored references ledger_account_kinds,
  -- Kept, on the account's own side, only where it may not go below zero: such a row is locked by whoever posts to it.
  -- The others are shared by every payment, so their balance is summed and nobody waits for anybody.
  balance_paise bigint constraint ledger_not_below_zero check (balance_paise >= 0)
);

create table ledger_movements (
  id bigint generated always as identity primary key,
  key text not null unique check (key ~ '^[!-~]{1,200}$'),
  kind text not null check (kind ~ '^[a-z-]{1,50}$'),
  -- To the millisecond, as the clock of the product hands it in.
  at timestamptz not null check (at = date_trunc('milliseconds', at)),
  content_hash bytea not null check (length(content_hash) = 32),
  -- The transaction it was posted in: no entry joins it from another.
  transaction_id xid8 not null default pg_current_xact_id()
);

-- Its movement and account are looked up once a statement, by the trigger below: a foreign key would do so once a row,
-- and lock the few accounts that every payment shares. Neither table ever loses a row.
create table ledger_entries (
  movement_id bigint not null,
  account_id bigint not null,
  -- Debit above zero, credit below.
  paise bigint not null check (paise <> 0 and abs(paise) <= 9007199254740991),
  primary key (movement_id, account_id)
);
create index ledger_entries_account on ledger_entries (account_id, movement_id) include (paise);

-- The chain. Each link is the hash of the one before and of the movement's contents, made by the sealing job, since a
-- head that every payment appends to would make all of them wait in one line.
create table ledger_chain (
  position bigint primary key check (position > 0),
  movement_id bigint not null unique references ledger_movements,
  hash bytea not null check (length(hash) = 32),
  sealed_at timestamptz not null
);
create table ledger_unsealed (movement_id bigint primary key);
-- Debits less credits of everything sealed, so that a balance costs only what came since.
create table ledger_sealed_balances (
  account_id bigint primary key references ledger_accounts,
  paise bigint not null
);

-- What was proven, and when.
create table ledger_checks (
  id bigint generated always as identity primary key,
  asked_by bigint references users,
  asked_at timestamptz not null,
  finished_at timestamptz,
  movements bigint,
  entries bigint,
  unsealed bigint,
  head bytea,
  problems text[]
);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: % on % is refused', lower(tg_op), tg_table_name
    using errcode = 'restrict_violation';
end $$;
create trigger ledger_movements_append_only before update or delete or truncate on ledger_movements
  for each statement execute function refuse_ledger_change();
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function refuse_ledger_change();
create trigger ledger_chain_append_only before update or delete or truncate on ledger_chain
  for each statement execute function refuse_ledger_change();
create trigger ledger_accounts_stay before delete or truncate on ledger_accounts
  for each statement execute function refuse_ledger_change();
-- A balance changes only from within the trigger on entries.
create trigger ledger_accounts_keep before update on ledger_accounts
  for each statement when (pg_trigger_depth() < 1) execute function refuse_ledger_change();
-- In a session that plays replica too.
alter table ledger_movements enable always trigger ledger_movements_append_only;
alter table ledger_entries enable always trigger ledger_entries_append_only;
alter table ledger_chain enable always trigger ledger_chain_append_only;
alter table ledger_accounts enable always trigger ledger_accounts_stay;
alter table ledger_accounts enable always trigger ledger_accounts_keep;

create function keep_ledger_entries() returns trigger language plpgsql as $$
declare
  total numeric;
  strays bigint;
  is_guarded boolean;
begin
  select sum(entry.paise), bool_or(entry.is_guarded),
      count(*) filter (where entry.is_guarded is null or entry.is_ours is not true)
    into total, is_guarded, strays
    from (select added.paise,
      (select balance_paise is not null from ledger_accounts where id = added.account_id) as is_guarded,
      (select transaction_id = pg_current_xact_id() from ledger_movements where id = added.movement_id) as is_ours
      from added) entry;
  if strays > 0 then
    raise exception 'the ledger is append-only: entries come with their movement'
      using errcode = 'restrict_violation';
  end if;
  if total <> 0 then
    raise exception 'entries are not balanced' using errcode = 'check_violation', constraint = 'ledger_balanced';
  end if;
  if is_guarded then
    -- In the order of ids, whoever comes: so nobody waits in a circle.
    perform from ledger_accounts account join added on added.account_id = account.id
      where account.balance_paise is not null order by account.id for no key update of account;
    update ledger_accounts account set balance_paise = account.balance_paise + kind.side * moved.paise
      from (select account_id, sum(paise) as paise from added group by account_id) moved, ledger_account_kinds kind
      where account.id = moved.account_id and kind.prefix = account.prefix and account.balance_paise is not null;
  end if;
  return null;
end $$;
create trigger ledger_entries_keep after insert on ledger_entries referencing new table as added
  for each statement execute function keep_ledger_entries();

create function start_ledger_account() returns trigger language plpgsql as $$
begin
  select case when kind.may_go_below_zero then null else 0 end into new.balance_paise
    from ledger_account_kinds kind where kind.prefix = split_part(new.name, ':', 1);
  return new;
end $$;
create trigger ledger_accounts_start before insert on ledger_accounts
  for each row execute function start_ledger_account();

create function check_movement_balanced() returns trigger language plpgsql as $$
begin
  -- Null when there are none.
  if (select sum(paise) from ledger_entries where movement_id = new.id) is distinct from 0 then
    raise exception 'movement % is not balanced', new.id
      using errcode = 'check_violation', constraint = 'ledger_balanced';
  end if;
  return null;
end $$;
create constraint trigger ledger_movements_balanced after insert on ledger_movements
  deferrable initially deferred for each row execute function check_movement_balanced();

-- One balanced movement in one call. Entries of the same account are added up, those of zero left out. The hash is of
-- one text: key, kind and moment in milliseconds, then each account with its paise, by name; a line each.
create function ledger_post(p_key text, p_kind text, p_at timestamptz, p_accounts text[], p_paise bigint[])
returns table (id bigint, is_new boolean) language plpgsql as $$
declare
  names text[];
  amounts bigint[];
  ids bigint[];
  said text;
  total numeric;
  movement bigint;
begin
  select array_agg(merged.name), array_agg(merged.paise), array_agg(merged.id), sum(merged.paise),
      string_agg(E'\n' || merged.name || ' ' || merged.paise, '')
    into names, amounts, ids, total, said
    from (select entry.name, sum(entry.paise)::bigint as paise,
        (select account.id from ledger_accounts account where account.name = entry.name) as id
      from unnest(p_accounts, p_paise) as entry (name, paise)
      group by entry.name having sum(entry.paise) <> 0 order by entry.name collate "C") merged;
  if names is null or total <> 0 then
    raise exception 'movement % %', p_key, case when names is null then 'moves nothing' else 'is not balanced' end
      using errcode = 'check_violation', constraint = 'ledger_balanced';
  end if;

  insert into ledger_movements (key, kind, at, content_hash) values (p_key, p_kind, p_at,
      sha256(convert_to(p_key || E'\n' || p_kind || E'\n' || (extract(epoch from p_at) * 1000)::bigint || said, 'UTF8')))
    on conflict (key) do nothing returning ledger_movements.id into movement;
  if movement is null then
    select first.id into movement from ledger_movements first
      where first.key = p_key and first.kind = p_kind and said =
        (select string_agg(E'\n' || account.name || ' ' || entry.paise, '' order by account.name collate "C")
         from ledger_entries entry join ledger_accounts account on account.id = entry.account_id
         where entry.movement_id = first.id);
    if movement is null then
      raise exception 'the key % was used for another movement', p_key
        using errcode = 'unique_violation', constraint = 'ledger_key_reused';
    end if;
    return query select movement, false;
    return;
  end if;

  if array_position(ids, null) is not null then
    insert into ledger_accounts (name) select wanted.name from unnest(names, ids) as wanted (name, id)
      where wanted.id is null order by wanted.name collate "C" on conflict (name) do nothing;
    ids := array(select account.id from unnest(names) with ordinality as wanted (name, place)
      join ledger_accounts account using (name) order by wanted.place);
  end if;
  insert into ledger_entries (movement_id, account_id, paise)
    select movement, entry.account_id, entry.paise from unnest(ids, amounts) as entry (account_id, paise);
  insert into ledger_unsealed (movement_id) values (movement);
  return query select movement, true;
end $$;

-- What they ask is the same each time: planned once for a connection, where planning would cost more than doing.
alter function ledger_post set plan_cache_mode = force_generic_plan;
alter function keep_ledger_entries set plan_cache_mode = force_generic_plan;
alter function check_movement_balanced set plan_cache_mode = force_generic_plan;

-- Links what has been committed since the last time. One at a time; whoever comes second leaves it to the first.
create function ledger_seal(p_now timestamptz, p_limit int) returns int language plpgsql as $$
declare
  link record;
  place bigint;
  head bytea;
  sealed bigint[] := '{}';
begin
  if not pg_try_advisory_xact_lock(7461003) then return 0; end if;
  select chain.position, chain.hash into place, head from ledger_chain chain order by chain.position desc limit 1;
  place := coalesce(place, 0);
  head := coalesce(head, decode(repeat('00', 32), 'hex'));
  for link in select movement.id, movement.content_hash from ledger_unsealed
    join ledger_movements movement on movement.id = ledger_unsealed.movement_id
    order by movement.id limit p_limit
  loop
    place := place + 1;
    head := sha256(head || link.content_hash);
    insert into ledger_chain (position, movement_id, hash, sealed_at) values (place, link.id, head, p_now);
    sealed := sealed || link.id;
  end loop;
  insert into ledger_sealed_balances as balance (account_id, paise)
    select entry.account_id, sum(entry.paise) from ledger_entries entry where entry.movement_id = any (sealed)
    group by entry.account_id
    on conflict (account_id) do update set paise = balance.paise + excluded.paise;
  delete from ledger_unsealed where movement_id = any (sealed);
  return cardinality(sealed);
end $$;
