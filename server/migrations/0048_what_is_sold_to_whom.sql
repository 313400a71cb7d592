-- Only what can be used is sold; a business on an invoice has an address; an owner may give a number again;
-- one press of a button promotes once.
-- Nothing uses leads yet: packages that live by them wait, unsold, until it does; agents' packages are worth their price
-- without them. What somebody has bought stays as it was bought.
update packages set is_offered = false where role in ('lawyer', 'evaluator');
update packages set leads = 0 where role = 'agent';
update packages set about = 'Sixty owners in three months, and a month among the Premium Users.' where id = 12;

-- Rule 46 wants the name and the address of a registered recipient. Null for who gives no GSTIN, and for orders made
-- before.
alter table orders add column billed_name text, add column billed_address text;

-- A contact that is taken back early is made good once, however often its owner takes it back and gives it again.
alter table contact_unlocks add column given_back_at timestamptz;
update contact_unlocks c set given_back_at = c.revoked_at where c.revoked_at is not null and (c.credit_id is not null
  or exists (select from quota_uses u where u.kind = 'contacts' and u.subject = 'contact ' || c.id and u.given_back_at is not null));

-- One press, sent once or ten times, takes the days of a package once.
alter table property_promotions add column key text;
create unique index property_promotions_once on property_promotions (property_id, key) where key is not null;
alter table profile_promotions add column key text;
create unique index profile_promotions_once on profile_promotions (user_id, key) where key is not null;
