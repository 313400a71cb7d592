-- Where mails and SMS go when no provider is configured: people trying the product read them at /dev/outbox.
-- Stays empty in production.
create table outbox_messages (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  subject text,
  body text not null,
  created_at timestamptz not null default now(),
  check ((channel = 'mail') = (subject is not null))
);
create index outbox_messages_recipient on outbox_messages (recipient, id);
