-- Counts the changes of what a course shows. A server may keep what it has read of a course for as long as the number
-- stays the same; the number is part of every statement that needs it, so nothing stale is ever shown.
create table course_versions (
  course_id uuid constraint course_versions_pkey primary key,
  version bigint not null default 1,
  constraint course_versions_course_fkey foreign key (course_id) references courses (id)
);
insert into course_versions (course_id) select id from courses;

-- Within one transaction the first change counts for all: what follows becomes visible together with it.
create function count_course_change(changed uuid[]) returns void language sql as $$
  update course_versions set version = version + 1
  where course_id = any(changed) and xmin <> pg_current_xact_id()::xid
$$;

create function keep_course_version() returns trigger language plpgsql as $$
declare
  row jsonb;
begin
  foreach row in array array_remove(array[
    case when tg_op <> 'INSERT' then to_jsonb(old) end,
    case when tg_op <> 'DELETE' then to_jsonb(new) end
  ], null) loop
    if tg_table_name = 'products' then
      perform count_course_change(array(select id from courses where product_id = (row ->> 'id')::uuid));
    elsif tg_table_name = 'courses' then
      insert into course_versions (course_id) values ((row ->> 'id')::uuid) on conflict do nothing;
      perform count_course_change(array[(row ->> 'id')::uuid]);
    elsif row ? 'course_id' then
      perform count_course_change(array[(row ->> 'course_id')::uuid]);
    elsif row ->> 'lesson_id' is not null and tg_table_name <> 'questions' then
      perform count_course_change(array(select course_id from lessons where id = (row ->> 'lesson_id')::uuid));
    elsif tg_table_name = 'case_studies' then
      perform count_course_change(array(
        select l.course_id from study_projects s join lessons l on l.id = s.lesson_id where s.id = (row ->> 'study_project_id')::uuid));
    elsif tg_table_name = 'questions' then
      perform count_course_change(array(
        select course_id from benchmarks where id = (row ->> 'benchmark_id')::uuid
        union
        select l.course_id from case_studies c join study_projects s on s.id = c.study_project_id join lessons l on l.id = s.lesson_id
        where c.id = (row ->> 'case_study_id')::uuid));
    end if;
  end loop;
  return null;
end
$$;

create trigger products_keep_course_version after update on products for each row execute function keep_course_version();
create trigger courses_keep_course_version after insert or update on courses for each row execute function keep_course_version();
create trigger lessons_keep_course_version after insert or update or delete on lessons for each row execute function keep_course_version();
create trigger lesson_pages_keep_course_version after insert or update or delete on lesson_pages for each row execute function keep_course_version();
create trigger quickdeck_cards_keep_course_version after insert or update or delete on quickdeck_cards for each row execute function keep_course_version();
create trigger quickclip_cards_keep_course_version after insert or update or delete on quickclip_cards for each row execute function keep_course_version();
create trigger study_projects_keep_course_version after insert or update or delete on study_projects for each row execute function keep_course_version();
create trigger case_studies_keep_course_version after insert or update or delete on case_studies for each row execute function keep_course_version();
create trigger questions_keep_course_version after insert or update or delete on questions for each row execute function keep_course_version();
create trigger benchmarks_keep_course_version after insert or update or delete on benchmarks for each row execute function keep_course_version();
create trigger summaries_keep_course_version after insert or update or delete on summaries for each row execute function keep_course_version();
