-- What is still to be done for an institution: what, who, when, done. It stands alone or on a comment; what an
-- administrator of the institution has asked those who sell carries the question, of which one is open at a time.
create table follow_ups (
  id uuid constraint follow_ups_pkey primary key default gen_random_uuid(),
  institution_id uuid not null,
  license_id uuid,
  comment_id uuid,
  question text,
  seats integer,
  member_id uuid,
  what text not null,
  assignee_id uuid,
  due_on date not null,
  done_on timestamptz,
  done_by uuid,
  version integer not null default 1,
  created_on timestamptz not null default now(),
  created_by uuid not null,
  modified_on timestamptz not null default now(),
  modified_by uuid,
  deleted_on timestamptz,
  deleted_by uuid,
  constraint follow_ups_what_length check (length(what) <= 500 and (length(what) > 0 or question = 'MORE_SEATS')),
  constraint follow_ups_question_known check (case question
    when 'MORE_SEATS' then seats > 0 and license_id is not null and member_id is null
    when 'MEMBER' then member_id is not null and seats is null
    else question is null and seats is null and member_id is null end),
  constraint follow_ups_done_known check (num_nulls(done_on, done_by) in (0, 2)),
  constraint follow_ups_institution_fkey foreign key (institution_id) references institutions (id),
  constraint follow_ups_license_fkey foreign key (license_id, institution_id) references licenses (id, institution_id),
  constraint follow_ups_comment_fkey foreign key (comment_id) references comments (id),
  constraint follow_ups_member_fkey foreign key (member_id) references institution_members (id),
  constraint follow_ups_assignee_fkey foreign key (assignee_id) references users (id),
  constraint follow_ups_done_by_fkey foreign key (done_by) references users (id),
  constraint follow_ups_created_by_fkey foreign key (created_by) references users (id),
  constraint follow_ups_modified_by_fkey foreign key (modified_by) references users (id),
  constraint follow_ups_deleted_by_fkey foreign key (deleted_by) references users (id)
);
create index follow_ups_institution_index on follow_ups (institution_id) where deleted_on is null;
create index follow_ups_due_index on follow_ups (due_on, id) where done_on is null and deleted_on is null;
create index follow_ups_license_index on follow_ups (license_id) where done_on is null and deleted_on is null;
create unique index follow_ups_one_open_question on follow_ups (institution_id, question, coalesce(member_id, license_id))
  where question is not null and done_on is null and deleted_on is null;
