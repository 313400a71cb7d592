-- People of every role. Only activated accounts live here: a registration waits in its own table until
-- its mobile number is proven, so nobody can block another person's address.
create table users (
  id bigint generated always as identity primary key,
  role text not null check (role in ('user', 'agent', 'lawyer', 'evaluator', 'admin')),
  firstname text not null check (firstname <> ''),
  lastname text not null check (lastname <> ''),
  email text not null check (email = lower(email)),
  mobile text not null check (mobile ~ '^[6-9][0-9]{9}$'),
  password_hash text not null,
  city text not null,
  -- Where an agent works.
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  -- Key of the photo on the public shelf.
  photo_key text,
  aadhaar_verified_at timestamptz,
  pan_verified_at timestamptz,
  suspended_at timestamptz,
  created_at timestamptz not null,
  constraint users_email_unique unique (email),
  constraint users_mobile_unique unique (mobile),
  check ((latitude is null) = (longitude is null)),
  check (role <> 'agent' or latitude is not null)
);
