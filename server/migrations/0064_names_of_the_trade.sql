-- Names that need no glossary: a file that no row names is orphaned, it is kept in a bucket, and a payment that is not
-- what was asked for is mismatched.
alter table stray_files rename to orphaned_files;
alter table orphaned_files rename column shelf to bucket;
alter table orphaned_files rename constraint stray_files_pkey to orphaned_files_pkey;
alter table orphaned_files rename constraint stray_files_shelf_check to orphaned_files_bucket_check;
alter index stray_files_due rename to orphaned_files_due;

drop index payments_misfits;
alter table payments drop constraint payments_role_check;
update payments set role = 'mismatched' where role = 'misfit';
alter table payments add constraint payments_role_check check (role in ('settles', 'excess', 'mismatched'));
create index payments_mismatched on payments (order_id) where role = 'mismatched';

update demo_parts set name = 'packages' where name = 'wares';
