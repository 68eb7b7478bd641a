-- What keeps somebody out is read for one person: mails to their address that were not delivered, and refused joins.
create index mail_outbox_failed_index on mail_outbox (recipient) where last_error is not null and sent_on is null;
create index refused_joins_user_index on refused_joins (user_id);
