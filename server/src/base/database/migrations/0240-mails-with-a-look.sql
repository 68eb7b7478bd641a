-- The language that a mail is written in, and who answers what its reader asks.
alter table mail_outbox
  add column language text not null default 'en',
  add column reply_to text;
