-- Packages and what people have of them, and the prices of what is sold by the piece. Prices are before tax. What was
-- bought is copied at the time: changing a package changes nothing that somebody has paid for.
create table packages (
  id int primary key,
  role text not null check (role in ('user', 'agent', 'lawyer', 'evaluator')),
  name text not null check (name <> ''),
  about text not null,
  price_paise bigint not null check (price_paise > 0),
  days int not null check (days between 1 and 730),
  contacts int not null default 0 check (contacts >= 0),
  leads int not null default 0 check (leads >= 0),
  listings int not null default 0 check (listings >= 0),
  promoted_days int not null default 0 check (promoted_days >= 0),
  is_usual boolean not null default false,
  is_offered boolean not null default true,
  unique (role, name),
  -- The rules of that profession forbid promotion.
  constraint packages_promote_no_lawyers check (role <> 'lawyer' or promoted_days = 0)
);
create unique index packages_one_usual on packages (role) where is_usual;

insert into packages (id, role, name, about, price_paise, days, contacts, leads, listings, promoted_days, is_usual) values
  (1, 'user', 'Seeker', 'A few owners to talk to, for a search that has begun.', 49900, 30, 5, 0, 0, 0, false),
  (2, 'user', 'Seeker Plus', 'For a search in earnest: twenty owners in three months.', 129900, 90, 20, 0, 0, 0, true),
  (3, 'user', 'Owner', 'For who sells or lets several homes: more places, two weeks as Featured.', 199900, 90, 0, 0, 10, 15, false),
  (4, 'user', 'Owner Plus', 'For who sells, lets and buys all year.', 699900, 365, 40, 0, 30, 60, false),
  (11, 'agent', 'Agent Start', 'To try what Properysearch brings you.', 249900, 30, 15, 10, 0, 7, false),
  (12, 'agent', 'Agent Growth', 'A steady flow of leads for one agent.', 649900, 90, 60, 40, 0, 30, true),
  (13, 'agent', 'Agent Office', 'For a whole year, or an office of several.', 1999900, 365, 300, 200, 0, 90, false),
  (21, 'lawyer', 'Practice', 'Requests of people who have chosen you. Nothing here ranks or promotes a lawyer.', 99900, 90, 0, 12, 0, 0, true),
  (22, 'lawyer', 'Practice Year', 'The same for a year. Nothing here ranks or promotes a lawyer.', 299900, 365, 0, 60, 0, 0, false),
  (31, 'evaluator', 'Valuer', 'A quarter of requests for valuation.', 149900, 90, 0, 12, 0, 7, true),
  (32, 'evaluator', 'Valuer Year', 'A year of requests, and a month among the premium users.', 499900, 365, 0, 60, 0, 30, false);

-- What is sold by the piece. The option of a promotion is its days; a contact has none.
create table piece_prices (
  purpose text not null check (purpose in ('owner-contact', 'rent-contact', 'promote-property', 'promote-profile')),
  option text not null default '',
  price_paise bigint not null check (price_paise > 0),
  primary key (purpose, option)
);
insert into piece_prices (purpose, option, price_paise) values
  ('owner-contact', '', 14900),
  ('rent-contact', '', 7900),
  ('promote-property', '7', 49900),
  ('promote-property', '15', 89900),
  ('promote-property', '30', 149900),
  ('promote-profile', '7', 39900),
  ('promote-profile', '15', 69900),
  ('promote-profile', '30', 119900);

-- One row for each purchase. It can be used from the moment it is paid; bought again while it runs, the new one ends as
-- many days after the old one's end.
create table subscriptions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  -- Null: a contact that was given back.
  package_id int references packages,
  name text not null,
  -- Null: not bought.
  order_id bigint unique references orders,
  paid_paise bigint check (paid_paise > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  refunded_at timestamptz,
  reminded_at timestamptz,
  end_told_at timestamptz,
  check ((order_id is null) = (paid_paise is null))
);
create index subscriptions_of on subscriptions (user_id, ends_at desc);
create index subscriptions_to_remind on subscriptions (ends_at) where reminded_at is null and refunded_at is null;
create index subscriptions_to_end on subscriptions (ends_at) where end_told_at is null and refunded_at is null;

create table subscription_quotas (
  subscription_id bigint not null references subscriptions on delete cascade,
  kind text not null check (kind in ('contacts', 'leads', 'listings', 'promotedDays')),
  granted int not null check (granted > 0),
  -- Places of listings are held, not used up.
  used int not null default 0,
  primary key (subscription_id, kind),
  constraint subscription_quotas_not_overdrawn check (used between 0 and granted),
  check (kind <> 'listings' or used = 0)
);

-- Every use, so that it can be shown and given back. What is counted above is the sum of what stands here.
create table quota_uses (
  id bigint generated always as identity primary key,
  subscription_id bigint not null,
  kind text not null,
  units int not null check (units > 0),
  -- What it was used for, so that it can be given back: 'contact 17'.
  subject text not null,
  what text not null,
  used_at timestamptz not null,
  given_back_at timestamptz,
  foreign key (subscription_id, kind) references subscription_quotas on delete cascade
);
create index quota_uses_of on quota_uses (subscription_id, id desc);
create index quota_uses_for on quota_uses (kind, subject);
