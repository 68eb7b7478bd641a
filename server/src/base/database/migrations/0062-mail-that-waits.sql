-- A mail may wait for another day, and is given up at once where the mail server refuses its address.
alter table mail_outbox
  add column not_before timestamptz not null default now(),
  add column refused_on timestamptz,
  add constraint mail_outbox_sent_or_refused check (sent_on is null or refused_on is null);
update mail_outbox set not_before = created_on;
drop index mail_outbox_unsent_index;
create index mail_outbox_due_index on mail_outbox (not_before) where sent_on is null and refused_on is null and tries < 5;

-- The language that a person reads, as their browser has said it at the beginning of a session.
alter table users
  add column language text,
  add constraint users_language_format check (language ~ '^[a-z]{2,3}$');
