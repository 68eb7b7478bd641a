-- Who has handed a link to a new password out, since they may not open an account that has come to more than they may
-- give; null for a link that was mailed to its person, and for one of the machine.
alter table identity_links
  add column made_by uuid,
  add constraint identity_links_made_by_fkey foreign key (made_by) references users (id),
  add constraint identity_links_made_by_known check (made_by is null or purpose = 'PASSWORD');
