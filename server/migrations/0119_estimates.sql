-- What a listing would be asked for: the models that were learned from all listings, and how right they were on those
-- they had never seen. A model is small and read whole; the newest of each kind of deal counts.
create table estimate_models (
  id bigint generated always as identity primary key,
  -- Names it in the memory of each process, whatever database it came from.
  key uuid not null unique default gen_random_uuid(),
  listed_in listed_in not null,
  trained_at timestamptz not null,
  listings int not null check (listings > 0),
  -- Shares: half of the estimates were at most so far off; so many asked prices lay within the band.
  median_error real not null check (median_error >= 0),
  coverage real not null check (coverage between 0 and 1),
  model bytea not null
);
create index estimate_models_newest on estimate_models (listed_in, id desc);

-- The same for each city (locality null) and each locality of ours.
create table estimate_accuracies (
  model_id bigint not null references estimate_models on delete cascade,
  city_id int not null references cities,
  locality_id int references localities,
  listings int not null check (listings > 0),
  median_error real not null check (median_error >= 0),
  coverage real not null check (coverage between 0 and 1)
);
create unique index estimate_accuracies_unique on estimate_accuracies (model_id, city_id, coalesce(locality_id, 0));
