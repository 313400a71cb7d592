-- People who are shown as Premium Users until a date. A lawyer never is: the rules of that profession forbid promotion.
create table profile_promotions (
  user_id bigint primary key references users on delete cascade,
  since timestamptz not null,
  until timestamptz not null check (until > since)
);
create index profile_promotions_until on profile_promotions (until);

create function refuse_lawyer_promotion() returns trigger language plpgsql as $$
begin
  if exists (select 1 from users where id = new.user_id and role = 'lawyer') then
    raise exception 'lawyers are not promoted' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger profile_promotions_no_lawyers before insert or update on profile_promotions
  for each row execute function refuse_lawyer_promotion();
