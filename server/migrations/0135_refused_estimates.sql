-- How right a model was is measured on the listings that it would have estimated. Those with too few comparables were
-- refused: they are counted, and told beside the error.
alter table estimate_models add column judged int;
-- Not known of models from before.
alter table estimate_models add column refused int check (refused >= 0);
update estimate_models set judged = listings;
alter table estimate_models alter column judged set not null;
alter table estimate_models add check (judged > 0);
