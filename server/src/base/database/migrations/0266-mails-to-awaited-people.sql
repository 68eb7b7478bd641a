-- Whom a roster awaits hears of it where the institution wants that: one mail for a person and a group.
alter table institutions add column mails_awaited boolean not null default false;

alter table mail_outbox
  add column group_id uuid,
  add constraint mail_outbox_group_fkey foreign key (group_id) references groups (id),
  drop constraint mail_outbox_about_whole,
  add constraint mail_outbox_about_whole check ((institution_id is null) = (num_nonnulls(invitation_id, group_id) = 0)),
  add constraint mail_outbox_about_one check (num_nonnulls(invitation_id, group_id) <= 1);
create unique index mail_outbox_awaited_unique on mail_outbox (group_id, recipient) where group_id is not null;

-- All that an institution causes count for what an address gets in a day.
drop index mail_outbox_recipient_index;
create index mail_outbox_recipient_index on mail_outbox (recipient, not_before) where institution_id is not null;
