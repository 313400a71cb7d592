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
  content_hash bytea not null check (length(content_hash) = 32)
);

create table ledger_entries (
  movement_id bigint not null references ledger_movements,
  account_id bigint not null references ledger_accounts,
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
create table ledger_unsealed (movement_id bigint primary key references ledger_movements);
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

create function keep_ledger_balances() returns trigger language plpgsql as $$
begin
  -- In the order of ids, whoever comes: so nobody waits in a circle.
  perform from ledger_accounts account join added on added.account_id = account.id
    where account.balance_paise is not null order by account.id for no key update of account;
  if found then
    update ledger_accounts account set balance_paise = account.balance_paise + kind.side * moved.paise
      from (select account_id, sum(paise) as paise from added group by account_id) moved, ledger_account_kinds kind
      where account.id = moved.account_id and kind.prefix = account.prefix and account.balance_paise is not null;
  end if;
  return null;
end $$;
create trigger ledger_entries_balances after insert on ledger_entries referencing new table as added
  for each statement execute function keep_ledger_balances();

create function start_ledger_account() returns trigger language plpgsql as $$
begin
  select case when kind.may_go_below_zero then null else 0 end into new.balance_paise
    from ledger_account_kinds kind where kind.prefix = split_part(new.name, ':', 1);
  return new;
end $$;
create trigger ledger_accounts_start before insert on ledger_accounts
  for each row execute function start_ledger_account();

create function check_entry_balanced() returns trigger language plpgsql as $$
begin
  if (select sum(paise) from ledger_entries where movement_id = new.movement_id) <> 0 then
    raise exception 'movement % is not balanced', new.movement_id
      using errcode = 'check_violation', constraint = 'ledger_balanced';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balanced after insert on ledger_entries
  deferrable initially deferred for each row execute function check_entry_balanced();

create function check_movement_entered() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_entries where movement_id = new.id) then
    raise exception 'movement % has no entries', new.id
      using errcode = 'check_violation', constraint = 'ledger_balanced';
  end if;
  return null;
end $$;
create constraint trigger ledger_movements_entered after insert on ledger_movements
  deferrable initially deferred for each row execute function check_movement_entered();

-- What a movement says, in one text: key, kind, moment in milliseconds, then each account with its paise by name.
create function ledger_content_hash(key text, kind text, at timestamptz, names text[], amounts bigint[])
returns bytea language sql immutable as $$
  select sha256(convert_to(key || E'\n' || kind || E'\n' || (extract(epoch from at) * 1000)::bigint ||
    (select string_agg(E'\n' || name || ' ' || paise, '' order by place)
     from unnest(names, amounts) with ordinality as entry (name, paise, place)), 'UTF8'))
$$;

-- One balanced movement in one call. Entries of the same account are added up, those of zero left out.
create function ledger_post(p_key text, p_kind text, p_at timestamptz, p_accounts text[], p_paise bigint[])
returns table (id bigint, is_new boolean) language plpgsql as $$
declare
  names text[];
  amounts bigint[];
  ids bigint[];
  movement bigint;
begin
  select array_agg(merged.name order by merged.name collate "C"), array_agg(merged.paise order by merged.name collate "C")
    into names, amounts
    from (select entry.name, sum(entry.paise)::bigint as paise from unnest(p_accounts, p_paise) as entry (name, paise)
      group by entry.name having sum(entry.paise) <> 0) merged;
  if names is null then
    raise exception 'movement % moves nothing', p_key using errcode = 'check_violation', constraint = 'ledger_balanced';
  end if;
  if (select sum(amount) from unnest(amounts) as amount) <> 0 then
    raise exception 'movement % is not balanced', p_key
      using errcode = 'check_violation', constraint = 'ledger_balanced';
  end if;

  insert into ledger_movements (key, kind, at, content_hash)
    values (p_key, p_kind, p_at, ledger_content_hash(p_key, p_kind, p_at, names, amounts))
    on conflict (key) do nothing returning ledger_movements.id into movement;
  if movement is null then
    select first.id into movement from ledger_movements first
      where first.key = p_key and first.kind = p_kind and
        (select array_agg(account.name || ' ' || entry.paise order by account.name collate "C")
         from ledger_entries entry join ledger_accounts account on account.id = entry.account_id
         where entry.movement_id = first.id) =
        (select array_agg(entry.name || ' ' || entry.paise order by entry.name collate "C")
         from unnest(names, amounts) as entry (name, paise));
    if movement is null then
      raise exception 'the key % was used for another movement', p_key
        using errcode = 'unique_violation', constraint = 'ledger_key_reused';
    end if;
    return query select movement, false;
    return;
  end if;

  ids := array(select account.id from unnest(names) with ordinality as wanted (name, place)
    join ledger_accounts account using (name) order by wanted.place);
  if cardinality(ids) < cardinality(names) then
    insert into ledger_accounts (name) select wanted.name from unnest(names) as wanted (name)
      where not exists (select from ledger_accounts account where account.name = wanted.name)
      order by wanted.name collate "C" on conflict (name) do nothing;
    ids := array(select account.id from unnest(names) with ordinality as wanted (name, place)
      join ledger_accounts account using (name) order by wanted.place);
  end if;
  insert into ledger_entries (movement_id, account_id, paise)
    select movement, entry.account_id, entry.paise from unnest(ids, amounts) as entry (account_id, paise);
  insert into ledger_unsealed (movement_id) values (movement);
  return query select movement, true;
end $$;

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
