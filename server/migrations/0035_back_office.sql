-- What the back office did, to whom and why. Append-only: the database refuses to change or to forget a line.
create table audit_log (
  id bigint generated always as identity primary key,
  admin_id bigint not null references users,
  act text not null check (act ~ '^[a-z-]+\.[a-z-]+$'),
  -- Whom it concerns, and the row it is about.
  user_id bigint references users,
  subject_id bigint,
  reason text not null,
  created_at timestamptz not null
);
create index audit_log_user on audit_log (user_id, id desc);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = 'restrict_violation';
end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();

-- People are looked up by the beginning of a name.
create index users_firstname_prefix on users (lower(firstname) text_pattern_ops);
create index users_lastname_prefix on users (lower(lastname) text_pattern_ops);

-- How a report ended.
alter table property_reports add column decision text check (decision in ('dismissed', 'taken-down')),
  add check ((settled_at is null) = (decision is null));
