-- What agents, lawyers and evaluators say about themselves, and where they work. And the paper with which they prove
-- their registration: private, and kept only until the number is decided about.
create table professional_profiles (
  user_id bigint primary key references users,
  about text check (about <> ''),
  -- The year in which they began in the profession.
  since_year int check (since_year between 1940 and 2200),
  languages text[] not null default '{}',
  changed_at timestamptz not null
);

-- A whole city, or one locality of it.
create table professional_areas (
  user_id bigint not null references professional_profiles on delete cascade,
  city_id int not null references cities,
  locality_id int references localities,
  unique nulls not distinct (user_id, city_id, locality_id)
);
create index professional_areas_city on professional_areas (city_id, user_id);

create table professional_proofs (
  user_id bigint primary key references users on delete cascade,
  file_key text not null unique,
  file_name text not null check (file_name <> ''),
  content_type text not null,
  size_bytes int not null check (size_bytes > 0),
  upload_id text not null,
  uploaded_at timestamptz not null
);

-- The directories read one profession at a time.
create index users_professionals on users (role, lower(lastname), lower(firstname), id)
  where role in ('agent', 'lawyer', 'evaluator') and suspended_at is null;
