-- How right a model was is measured on the listings that it would have estimated. Those with too few comparables were
-- refused: they are counted, and told beside the error.
alter table estimate_models add column judged int;
alter table estimate_models add column refused int not null default 0 check (refused >= 0);
update estimate_models set judged = listings;
alter table estimate_models alter column judged set not null;
alter table estimate_models add check (judged > 0);
alter table estimate_models alter column refused drop default;
