-- What authors do, act by act, and what it superseded. It lies beside the tables of content, which hold what learners
-- see; no statement of a learner reads it.
create table change_sets (
  id uuid constraint change_sets_pkey primary key,
  -- The operation as the policy of permissions names it, or that of a program.
  operation text not null,
  created_by uuid constraint change_sets_author_fkey references users,
  created_on timestamptz not null default now(),
  -- The change set that this one takes back.
  undoes uuid constraint change_sets_undoes_fkey references change_sets constraint change_sets_undoes_key unique,
  constraint change_sets_operation_length check (length(operation) between 1 and 100)
);
create index change_sets_author_index on change_sets (created_by, created_on desc);

-- The items of a change set. A version of null stands for an item that was not there yet.
create table change_set_items (
  change_set_id uuid not null constraint change_set_items_set_fkey references change_sets,
  item_id uuid not null,
  kind text not null,
  version_before integer,
  version_after integer not null,
  -- Null for items without a state of their own.
  published_before boolean,
  published_after boolean,
  deleted_before boolean not null,
  deleted_after boolean not null,
  -- Where an item stood that was taken out.
  place_before integer,
  constraint change_set_items_pkey primary key (change_set_id, item_id),
  constraint change_set_items_versions check (version_after >= version_before)
);
create index change_set_items_item_index on change_set_items (item_id, version_after);

-- What was superseded: an item says at a version what its lowest version of that or more holds here, else what it says now.
create table superseded_versions (
  item_id uuid not null,
  version integer not null,
  -- What the item said; null where this version was superseded in the order of its children only.
  content jsonb,
  -- How its children stood, by the table they are in; null where their order stayed.
  orders jsonb,
  constraint superseded_versions_pkey primary key (item_id, version),
  constraint superseded_versions_something check (content is not null or orders is not null)
);

-- The product that an item of a kind belongs to.
create function product_of(kind text, item uuid) returns uuid language sql stable as $$
  select case kind
    when 'PRODUCT' then item
    when 'COURSE' then (select product_id from courses where id = item)
    when 'BOOK' then (select product_id from books where id = item)
    when 'BOOK_PAGE' then (select b.product_id from book_pages p join books b on b.id = p.book_id where p.id = item)
    else (select c.product_id from courses c where c.id = case kind
      when 'LESSON' then (select course_id from lessons where id = item)
      when 'BENCHMARK' then (select course_id from benchmarks where id = item)
      when 'SUMMARY' then (select course_id from summaries where id = item)
      when 'QUICKDECK_CARD' then (select l.course_id from quickdeck_cards t join lessons l on l.id = t.lesson_id where t.id = item)
      when 'QUICKCLIP_CARD' then (select l.course_id from quickclip_cards t join lessons l on l.id = t.lesson_id where t.id = item)
      when 'STUDY_PROJECT' then (select l.course_id from study_projects t join lessons l on l.id = t.lesson_id where t.id = item)
      when 'CASE_STUDY' then (select l.course_id from case_studies t join study_projects s on s.id = t.study_project_id
        join lessons l on l.id = s.lesson_id where t.id = item)
      when 'KEY_ELEMENT' then (select l.course_id from key_elements t join study_projects s on s.id = t.study_project_id
        join lessons l on l.id = s.lesson_id where t.id = item)
      when 'QUESTION' then (select coalesce(b.course_id, l.course_id) from questions t
        left join benchmarks b on b.id = t.benchmark_id
        left join case_studies k on k.id = t.case_study_id left join study_projects s on s.id = k.study_project_id
        left join lessons l on l.id = s.lesson_id where t.id = item)
    end)
  end
$$;
