-- The sweep of files asks, for some hundred files at a time, which of them a row names. Papers have their index.
create index users_photo on users (photo_key) where photo_key is not null;
create index property_pictures_key on property_pictures (key) where key is not null;
create index properties_video on properties (video_key) where video_key is not null;
create index data_exports_file on data_exports (file_key) where file_key is not null;

-- The name by which the storage knows whose it is: another database on the same folder must not sweep it.
create table file_store (
  id uuid primary key default gen_random_uuid(),
  is_only boolean not null default true unique check (is_only)
);
insert into file_store default values;
