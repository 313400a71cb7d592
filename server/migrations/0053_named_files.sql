-- The sweep of files asks, for some hundred files at a time, which of them a row names. Papers have their index.
create index users_photo on users (photo_key) where photo_key is not null;
create index property_pictures_key on property_pictures (key) where key is not null;
create index properties_video on properties (video_key) where video_key is not null;
create index data_exports_file on data_exports (file_key) where file_key is not null;
