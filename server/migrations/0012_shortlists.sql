-- What a person keeps: favourites are hearts given quickly, the shortlist is what they are deciding between.
create table favourites (
  user_id bigint not null references users on delete cascade,
  property_id bigint not null references properties on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, property_id)
);
create index favourites_latest on favourites (user_id, created_at desc, property_id desc);

create table shortlists (
  user_id bigint not null references users on delete cascade,
  property_id bigint not null references properties on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, property_id)
);
create index shortlists_latest on shortlists (user_id, created_at desc, property_id desc);
