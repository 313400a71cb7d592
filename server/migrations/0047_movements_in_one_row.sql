-- A movement and its entries are one row. Kept apart, with a row an entry, a posting cost 2.7 times the bare inserts,
-- most of it for queries that proved what one row shows by itself: that its entries came together, and sum to zero.

-- Domains, since a connection reads their rules once; those of a table are read anew by every statement.
create domain ledger_key as text check (length(value) <= 200 and value ~ '^[!-~]+$');
create domain ledger_kind as text check (length(value) <= 50 and value ~ '^[a-z-]+$');
-- To the millisecond, as the clock of the product hands it in.
create domain ledger_moment as timestamptz check (value = date_trunc('milliseconds', value));
create domain ledger_hash as bytea check (length(value) = 32);
-- Whatever else a name or a null would bring into the text of the array: a quote, a capital, a bracket.
create domain ledger_names as text[] check (value::text !~ '[^a-z0-9:,{}-]|::|:[,}]');
create domain ledger_balance as bigint constraint ledger_not_below_zero check (value >= 0);

drop trigger ledger_movements_balanced on ledger_movements;
drop function check_movement_balanced();
drop function ledger_post(text, text, timestamptz, text[], bigint[]);

alter table ledger_movements disable trigger ledger_movements_append_only;
alter table ledger_movements add column accounts text[], add column paise bigint[];
update ledger_movements movement set accounts = entered.accounts, paise = entered.paise
  from (select entry.movement_id, array_agg(account.name order by account.name collate "C") as accounts,
      array_agg(entry.paise order by account.name collate "C") as paise
    from ledger_entries entry join ledger_accounts account on account.id = entry.account_id
    group by entry.movement_id) entered
  where entered.movement_id = movement.id;
alter table ledger_movements
  drop constraint ledger_movements_key_check,
  drop constraint ledger_movements_kind_check,
  drop constraint ledger_movements_at_check,
  drop constraint ledger_movements_content_hash_check,
  drop column transaction_id,
  alter key type ledger_key,
  alter kind type ledger_kind,
  alter at type ledger_moment,
  alter content_hash type ledger_hash,
  alter accounts type ledger_names,
  alter accounts set not null,
  alter paise set not null;
alter table ledger_movements enable always trigger ledger_movements_append_only;
drop table ledger_entries;
drop function keep_ledger_entries();
-- Debit above zero, credit below.
create view ledger_entries as
  select movement.id as movement_id, entry.account, entry.paise
  from ledger_movements movement, unnest(movement.accounts, movement.paise) as entry (account, paise);

-- Only accounts that may not go below zero are written down, with their balance on their own side: such a row is locked
-- by whoever posts to it. The others are shared by every payment, so their balance is summed and nobody waits.
create table ledger_guarded_accounts (
  name text primary key,
  balance_paise ledger_balance not null
);
insert into ledger_guarded_accounts
  select name, balance_paise from ledger_accounts where balance_paise is not null;
create table sealed_balances_by_name as
  select account.name as account, balance.paise
  from ledger_sealed_balances balance join ledger_accounts account on account.id = balance.account_id;
drop table ledger_sealed_balances, ledger_accounts;
drop function start_ledger_account();
alter table sealed_balances_by_name rename to ledger_sealed_balances;
alter table ledger_sealed_balances add primary key (account), alter paise set not null;

create trigger ledger_guarded_accounts_stay before delete or truncate on ledger_guarded_accounts
  for each statement execute function refuse_ledger_change();
-- A balance changes only from within the trigger on movements.
create trigger ledger_guarded_accounts_keep before insert or update on ledger_guarded_accounts
  for each statement when (pg_trigger_depth() < 1) execute function refuse_ledger_change();
alter table ledger_guarded_accounts enable always trigger ledger_guarded_accounts_stay;
alter table ledger_guarded_accounts enable always trigger ledger_guarded_accounts_keep;

-- The kinds of account, as the trigger below knows them without asking.
alter table ledger_account_kinds
  add check (prefix in ('gateway', 'revenue', 'gst', 'refunds', 'held', 'payable')),
  add check (may_go_below_zero = (prefix not in ('held', 'payable'))),
  add check (may_go_below_zero or side = -1);

-- Without a single query unless an account is guarded: this is what a payment waits for.
create function keep_ledger_movement() returns trigger language plpgsql as $$
declare
  total bigint := 0;
begin
  for i in 1 .. cardinality(new.accounts) loop
    total := total + new.paise[i];
    -- In the order of their names, so each once; and all lock in that order, so nobody waits in a circle.
    if new.accounts[i] like any ('{gateway:_%,revenue:_%,gst:_%,refunds:_%}')
      and abs(new.paise[i]) between 1 and 9007199254740991
      and (i = 1 or new.accounts[i] collate "C" > new.accounts[i - 1]) then
      continue;
    elsif (new.accounts[i] like any ('{held:_%,payable:_%}')
      and abs(new.paise[i]) between 1 and 9007199254740991
      and (i = 1 or new.accounts[i] collate "C" > new.accounts[i - 1])) is not true then
      raise exception 'movement %: % paise on % is no entry of the ledger', new.key, new.paise[i], new.accounts[i]
        using errcode = 'check_violation', constraint = 'ledger_entry';
    end if;
    loop
      update ledger_guarded_accounts set balance_paise = balance_paise - new.paise[i] where name = new.accounts[i];
      exit when found;
      -- Made on first use; who finds it just made by another adds to that one.
      insert into ledger_guarded_accounts values (new.accounts[i], -new.paise[i]) on conflict (name) do nothing;
      exit when found;
    end loop;
  end loop;
  if (total = 0 and cardinality(new.accounts) > 1 and cardinality(new.paise) = cardinality(new.accounts)) is not true then
    raise exception 'movement % is not balanced', new.key
      using errcode = 'check_violation', constraint = 'ledger_balanced';
  end if;
  return null;
end $$;
create trigger ledger_movements_keep after insert on ledger_movements
  for each row execute function keep_ledger_movement();
alter table ledger_movements enable always trigger ledger_movements_keep;

-- As before, with the entries from the movement's own row.
create or replace function ledger_seal(p_now timestamptz, p_limit int) returns int language plpgsql as $$
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
  insert into ledger_sealed_balances as balance (account, paise)
    select entry.account, sum(entry.paise) from ledger_entries entry where entry.movement_id = any (sealed)
    group by entry.account
    on conflict (account) do update set paise = balance.paise + excluded.paise;
  delete from ledger_unsealed where movement_id = any (sealed);
  return cardinality(sealed);
end $$;
