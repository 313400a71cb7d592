-- The back office lists people with those who joined last at the top: a page of them without sorting everybody.
create index users_newest on users (created_at desc, id desc) where erased_at is null;
