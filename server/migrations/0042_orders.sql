-- Orders: everything that is paid for goes one way. What may never happen is refused here, not by hope: an order that
-- moves off its graph, a price that changes after the fact, a second payment that settles the same order, the same
-- payment counted twice.
create table orders (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  purpose text not null check (purpose in ('subscription', 'owner-contact', 'rent-contact', 'promote-property',
    'promote-profile', 'property-analysis', 'agent-lead', 'hire-agent', 'hire-lawyer', 'hire-evaluator', 'booking-penny',
    'booking-amount', 'booking-instalment')),
  subject_id bigint not null,
  option text,
  title text not null check (title <> ''),
  sac text not null,
  taxable_paise bigint not null check (taxable_paise >= 0),
  cgst_paise bigint not null check (cgst_paise >= 0),
  sgst_paise bigint not null check (sgst_paise >= 0),
  igst_paise bigint not null check (igst_paise >= 0),
  -- Payment partners take nothing below one rupee.
  total_paise bigint not null check (total_paise >= 100),
  place_of_supply text not null,
  gstin text,
  gateway text not null,
  -- Our order's name at the payment partner.
  reference text not null unique,
  -- Null until the partner knows of it.
  checkout_url text,
  state text not null default 'created',
  -- Why it did not come to a payment, as its payer reads it.
  problem text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  closed_at timestamptz,
  invoice_id bigint unique,
  invoice_number text unique,
  refunded_paise bigint not null default 0,
  -- When the partner is asked next without anybody calling; null: no more.
  next_check_at timestamptz,
  checks int not null default 0,
  check (taxable_paise + cgst_paise + sgst_paise + igst_paise = total_paise),
  check ((state in ('paid', 'refunded')) = (paid_at is not null)),
  check ((state in ('paid', 'refunded')) = (invoice_id is not null)),
  check ((invoice_id is null) = (invoice_number is null)),
  check (refunded_paise between 0 and total_paise),
  check ((state = 'refunded') = (refunded_paise = total_paise)),
  check (refunded_paise = 0 or paid_at is not null)
);
create index orders_of on orders (user_id, id desc);
create index orders_by_state on orders (state, id desc);
create index orders_unpaid on orders (expires_at) where state = 'created';
create index orders_to_check on orders (next_check_at) where next_check_at is not null;

-- The graph, as rows. The contract has the same table; a test holds the two together.
create table order_moves (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into order_moves values
  ('created', 'paid'), ('created', 'failed'), ('created', 'expired'), ('created', 'cancelled'),
  ('failed', 'paid'), ('expired', 'paid'), ('cancelled', 'paid'), ('paid', 'refunded');

create function check_order_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'created' then raise exception 'an order begins as created'; end if;
    return new;
  end if;
  if new.state <> old.state and not exists (
    select from order_moves where from_state = old.state and to_state = new.state) then
    raise exception 'an order does not go from % to %', old.state, new.state;
  end if;
  if (new.id, new.user_id, new.purpose, new.subject_id, new.option, new.taxable_paise, new.cgst_paise, new.sgst_paise,
      new.igst_paise, new.total_paise, new.place_of_supply, new.gateway, new.reference, new.created_at)
    is distinct from (old.id, old.user_id, old.purpose, old.subject_id, old.option, old.taxable_paise, old.cgst_paise,
      old.sgst_paise, old.igst_paise, old.total_paise, old.place_of_supply, old.gateway, old.reference, old.created_at) then
    raise exception 'what was ordered, by whom and for how much does not change';
  end if;
  if old.paid_at is not null and (new.paid_at, new.invoice_id) is distinct from (old.paid_at, old.invoice_id) then
    raise exception 'an order is paid once';
  end if;
  return new;
end $$;
create trigger orders_move before insert or update on orders for each row execute function check_order_change();

-- One press of a button, sent once or ten times, is one order.
create table order_keys (
  user_id bigint not null references users,
  key text not null,
  order_id bigint not null references orders,
  -- What was asked for with it: the same key for something else is refused.
  asked text not null,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index order_keys_of on order_keys (order_id);

-- Money that arrived, as the partner confirmed it.
create table payments (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  gateway text not null,
  gateway_payment_id text not null,
  amount_paise bigint not null check (amount_paise > 0),
  currency text not null,
  method text not null,
  -- settles: paid the order. excess: more than was asked, goes back. misfit: not what was asked, waits for a person.
  role text not null check (role in ('settles', 'excess', 'misfit')),
  paid_at timestamptz not null,
  recorded_at timestamptz not null,
  constraint payments_once unique (gateway, gateway_payment_id)
);
create unique index payments_settle_once on payments (order_id) where role = 'settles';
create index payments_of on payments (order_id);
create index payments_misfits on payments (order_id) where role = 'misfit';

create table refunds (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  payment_id bigint not null references payments,
  amount_paise bigint not null check (amount_paise > 0),
  reason text not null check (reason <> ''),
  -- Null: given back by itself.
  by_user bigint references users,
  -- One press of the button in the back office is one refund.
  key text not null,
  state text not null default 'pending' check (state in ('pending', 'done', 'failed')),
  -- A refund that failed is asked for again under a new name.
  attempt int not null default 1,
  gateway_refund_id text,
  problem text,
  credit_note_id bigint unique,
  credit_note_number text unique,
  created_at timestamptz not null,
  done_at timestamptz,
  next_check_at timestamptz,
  checks int not null default 0,
  unique (order_id, key),
  check ((state = 'done') = (done_at is not null)),
  check ((credit_note_id is null) = (credit_note_number is null))
);
create index refunds_of on refunds (order_id);
create index refunds_to_check on refunds (next_check_at) where state = 'pending';
create index refunds_failed on refunds (order_id) where state = 'failed';
-- Money that was too much goes back once.
create unique index refunds_of_excess_once on refunds (payment_id) where by_user is null;

-- Everything that happened to an order. Written once, never changed.
create table order_events (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  at timestamptz not null,
  what text not null,
  detail text not null default ''
);
create index order_events_of on order_events (order_id, id);
create function keep_order_events() returns trigger language plpgsql as $$
begin
  raise exception 'what happened to an order is append-only';
end $$;
create trigger order_events_kept before update or delete or truncate on order_events
  for each statement execute function keep_order_events();

-- Web-hooks that were taken: the same one again changes nothing.
create table web_hooks (
  gateway text not null,
  event_id text not null,
  kind text not null,
  reference text not null,
  received_at timestamptz not null,
  primary key (gateway, event_id)
);
create index web_hooks_received on web_hooks (received_at);
-- Those that were refused, counted by day and reason. Nothing of their contents is kept.
create table web_hook_refusals (
  day date not null,
  gateway text not null,
  because text not null,
  times int not null,
  primary key (day, gateway, because)
);

-- The simulated payment partner: what a real one would keep on its own side. Nothing here is believed without asking.
create table sandbox_sessions (
  id text primary key,
  reference text not null unique,
  amount_paise bigint not null,
  currency text not null,
  title text not null,
  return_path text not null,
  state text not null default 'active' check (state in ('active', 'paid', 'expired', 'terminated')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create table sandbox_payments (
  id text primary key,
  session_id text not null references sandbox_sessions,
  amount_paise bigint not null,
  currency text not null,
  method text not null,
  state text not null check (state in ('success', 'failed', 'dropped')),
  at timestamptz not null
);
create index sandbox_payments_of on sandbox_payments (session_id);
create table sandbox_refunds (
  id text primary key,
  session_id text not null references sandbox_sessions,
  amount_paise bigint not null check (amount_paise > 0),
  state text not null check (state in ('pending', 'done')),
  created_at timestamptz not null
);
create index sandbox_refunds_of on sandbox_refunds (session_id);
