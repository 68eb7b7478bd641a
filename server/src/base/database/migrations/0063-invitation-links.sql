-- An invitation is mailed with a link, on a day that has room for it, and called to mind; withdrawn, it may come back.
alter table invitations
  add column language text not null default 'en',
  -- How often it was sent; whoever copies its link gets one for this time.
  add column sendings integer not null default 0,
  add column mail_id uuid,
  add column mailed_on timestamptz,
  add column reminds boolean not null default true,
  add column reminded integer not null default 0,
  add column link_used_on timestamptz,
  add column withdrawn_on timestamptz,
  add column withdrawn_by uuid,
  add constraint invitations_mail_fkey foreign key (mail_id) references mail_outbox (id) on delete set null,
  add constraint invitations_withdrawn_by_fkey foreign key (withdrawn_by) references users (id),
  add constraint invitations_withdrawn_whole check ((withdrawn_on is null) = (withdrawn_by is null)),
  add constraint invitations_reminded_range check (reminded between 0 and 2),
  drop constraint invitations_one_per_email,
  drop column token_hash;
create unique index invitations_one_per_email on invitations (institution_id, email) where withdrawn_on is null;
create index invitations_mail_index on invitations (mail_id);
create index invitations_reminder_index on invitations (mailed_on)
  where withdrawn_on is null and reminds and reminded < 2;

-- Who was invited long ago is not reminded all at once.
update invitations set
  mailed_on = expires_on - interval '30 days',
  reminded = case when expires_on < now() + interval '20 days' then 2 when expires_on < now() + interval '27 days' then 1 else 0 end;

create table invitation_links (
  token_hash text constraint invitation_links_pkey primary key,
  invitation_id uuid not null,
  created_on timestamptz not null default now(),
  constraint invitation_links_invitation_fkey foreign key (invitation_id) references invitations (id) on delete cascade
);
create index invitation_links_invitation_index on invitation_links (invitation_id);

-- What a mail is about. An invitation that is answered is gone, and its mail counts for its day all the same.
alter table mail_outbox
  add column institution_id uuid,
  add column invitation_id uuid,
  add constraint mail_outbox_institution_fkey foreign key (institution_id) references institutions (id),
  add constraint mail_outbox_about_whole check ((institution_id is null) = (invitation_id is null));
create index mail_outbox_institution_index on mail_outbox (institution_id, not_before) where institution_id is not null;
create index mail_outbox_recipient_index on mail_outbox (recipient, not_before) where invitation_id is not null;
create index mail_outbox_invitation_index on mail_outbox (invitation_id) where invitation_id is not null;

-- Whoever has chosen a password by the link of an invitation is signed in by the next step, once.
alter table identity_links
  drop constraint identity_links_purpose_known,
  drop constraint identity_links_email_known,
  add constraint identity_links_purpose_known check (purpose in ('SIGN_UP', 'PASSWORD', 'EMAIL', 'SIGN_IN')),
  add constraint identity_links_email_known check ((purpose in ('PASSWORD', 'SIGN_IN')) = (email is null));
