import { sql } from 'kysely';
import type { Database } from '../../src/base/database/connect.ts';

/** What somebody may see, told from the tables alone. */
export type Reach = {
  /** The ids of everything that the database holds, and of what this person may see of it. */
  readonly known: ReadonlySet<string>;
  readonly visible: ReadonlySet<string>;
  /** Ids of people, invited and awaited ones among them, whose addresses they may read, and of those whose role. */
  readonly emails: ReadonlySet<string>;
  readonly roles: ReadonlySet<string>;
  /** Group keys that they may read. */
  readonly keys: ReadonlySet<string>;
  /** Licenses whose key and purchase order they may read, offers for them, and follow-ups whose comment. */
  readonly sold: ReadonlySet<string>;
  /** What has a chain in the audit log that they may read, and whether they may read from where something was done. */
  readonly audited: ReadonlySet<string>;
  readonly traced: boolean;
  /** Questions of which they may see the key, and those of which a hint. */
  readonly solved: ReadonlySet<string>;
  readonly hinted: ReadonlySet<string>;
  /** Groups and courses in which they began a sitting that is still open, whatever became of their membership. */
  readonly begun: ReadonlySet<string>;
};

const content = "('PRODUCT_MANAGER', 'CONTENT_MANAGER', 'CONTENT_DEVELOPER', 'DEVELOPER', 'SYSTEM_ADMIN')";
const support = "('TECH_SUPPORT', 'CUSTOMER_SUCCESS', 'DEVELOPER', 'SYSTEM_ADMIN', 'PRODUCT_MANAGER')";
const readers = "('TECH_SUPPORT', 'CUSTOMER_SUCCESS', 'DEVELOPER', 'SYSTEM_ADMIN')";
const sales = "('SALES_MANAGER', 'DEVELOPER', 'SYSTEM_ADMIN')";
const renewal = "('SALES_MANAGER', 'DEVELOPER', 'SYSTEM_ADMIN', 'CUSTOMER_SUCCESS')";
const classroom = "('DEVELOPER', 'SYSTEM_ADMIN')";

/** Written from the matrix of permissions, not from the statements of the product. `me` is the person; none for visitors. */
const facts = (viewerId: string | null) => sql`
  with me as (select * from users where id = ${viewerId}::uuid and deleted_on is null),
  belongs as (select m.* from group_members m join me on m.user_id = me.id join groups g on g.id = m.group_id
    where m.deleted_on is null and g.deleted_on is null),
  runs as (select m.institution_id, m.role from institution_members m join me on m.user_id = me.id
    where m.deleted_on is null and m.role in ('CENTER_ADMIN', 'INSTRUCTOR')),
  adminned as (select g.* from groups g join runs on runs.institution_id = g.institution_id and runs.role = 'CENTER_ADMIN'
    where g.deleted_on is null),
  taught as (select group_id as id from belongs where role in ('MAIN_INSTRUCTOR', 'INSTRUCTOR') union select id from adminned
    union select g.id from groups g, me where me.role::text in ${sql.raw(classroom)} and g.deleted_on is null),
  read_groups as (select group_id as id from belongs union select id from taught
    union select g.id from groups g, me where me.role::text in ${sql.raw(readers)} and g.deleted_on is null),
  staff_of_people as (select 1 from me where role::text in ${sql.raw(support)} or role = 'SALES_MANAGER'),
  read_courses as (
    select c.course_id as id from group_courses c where c.group_id in (select group_id from belongs union select id from adminned)
    union select course_id from free_course_benchmarks
    union select l.course_id from free_lessons f join lessons l on l.id = f.lesson_id
    union select c.id from courses c, me where me.role::text in ${sql.raw(content)}),
  author as (select 1 from me where role::text in ${sql.raw(content)}),
  read_lessons as (select l.* from lessons l where exists (select from author) or l.published and l.deleted_on is null
    and (l.course_id in (select c.course_id from group_courses c where c.group_id in (select group_id from belongs union select id from adminned))
      or l.id in (select lesson_id from free_lessons) or l.course_id in (select course_id from free_course_benchmarks))),
  read_projects as (select s.* from study_projects s join read_lessons l on l.id = s.lesson_id
    where exists (select from author) or s.published and s.deleted_on is null),
  read_benchmarks as (select b.* from benchmarks b where b.course_id in (select id from read_courses)),
  read_questions as (
    select q.* from questions q join case_studies k on k.id = q.case_study_id join read_projects s on s.id = k.study_project_id
    union select q.* from questions q join read_benchmarks b on b.id = q.benchmark_id),
  classmates as (select m.* from group_members m where m.group_id in (select id from read_groups)),
  own_work as (select a.* from attempts a where a.user_id in (select id from me)
      or a.group_id in (select id from taught) and a.state = 'SUBMITTED')`;

const visible = sql`
  select id from me union select user_id from classmates union select owner_id from groups where id in (select id from read_groups)
  union select user_id from institution_members where institution_id in (select institution_id from runs) or exists (select from staff_of_people)
  union select m.user_id from institution_members m join groups g on g.institution_id = m.institution_id where g.id in (select id from taught)
  union select created_by from invitations where email in (select email from me)
  union select i.institution_id from invitations i where i.email in (select email from me)
  union select i.id from invitations i where i.email in (select email from me)
  union select unnest(array[i.id, i.created_by]) from invitations i where exists (select from me where role::text in ${sql.raw(sales)})
    or i.institution_id in (select institution_id from runs where role = 'CENTER_ADMIN')
  union select i.id from (select id from invitations union select id from awaited_members) i
    where exists (select from me where role::text in ${sql.raw(support)})
  union select id from follow_ups where exists (select from me where role::text in ${sql.raw(renewal)})
  union select id from comments where exists (select from me where role::text in ${sql.raw(sales)})
  union select id from users where exists (select from staff_of_people)
  union select id from read_groups
  union select g.id from groups g where g.deleted_on is not null and (g.institution_id in (select institution_id from runs)
    or exists (select from me where role::text in ${sql.raw(classroom)}))
  union select institution_id from groups where id in (select id from read_groups)
  union select m.institution_id from institution_members m join me on m.user_id = me.id where m.deleted_on is null
  union select id from institutions where exists (select from staff_of_people)
  union select id from institution_members where institution_id in (select institution_id from runs) or exists (select from staff_of_people)
  union select license_id from groups where id in (select id from taught)
  union select l.id from licenses l where l.institution_id in (select institution_id from runs) or exists (select from staff_of_people)
  union select unnest(array[m.user_id, g.id]) from groups g join group_members m on m.group_id = g.id
    where g.institution_id in (select institution_id from runs) or exists (select from staff_of_people)
  union select o.id from license_offers o where exists (select from me where role::text in ${sql.raw(sales)})
  union select p.product_id from license_products p join licenses l on l.id = p.license_id
    where l.institution_id in (select institution_id from runs) or exists (select from staff_of_people)
  union select c.id from courses c join license_products p on p.product_id = c.product_id join licenses l on l.id = p.license_id
    where l.institution_id in (select institution_id from runs) or exists (select from staff_of_people) or l.id in
      (select license_id from groups where id in (select id from taught))
  union select p.product_id from license_products p join groups g on g.license_id = p.license_id where g.id in (select id from taught)
  union select course_id from group_courses where group_id in (select id from read_groups)
  union select c.product_id from courses c where c.id in (select id from read_courses) or c.id in
    (select course_id from group_courses where group_id in (select id from read_groups))
  union select m.id from mail_outbox m, me where me.role = 'SYSTEM_ADMIN'
  union select s.id from (select id from products union select id from courses) s
    where exists (select from author) or exists (select from me where role = 'SALES_MANAGER')
  union select id from read_courses union select id from read_lessons union select id from read_projects
  union select id from read_benchmarks union select s.id from summaries s where s.course_id in (select id from read_courses)
  union select id from read_questions union select a.id from answers a where a.question_id in (select id from read_questions)
  union select k.id from case_studies k join read_projects s on s.id = k.study_project_id
  union select k.id from key_elements k join read_projects s on s.id = k.study_project_id
  union select r.id from instructor_resources r where exists (select from author)
  union select r.id from question_resources r where r.question_id in (select id from read_questions)
  union select b.id from books b join courses c on c.product_id = b.product_id where c.id in (select id from read_courses)
  union select lp.page_id from lesson_pages lp join read_lessons l on l.id = lp.lesson_id
  union select p.id from book_pages p where exists (select from author)
  union select c.id from quickdeck_cards c join read_lessons l on l.id = c.lesson_id
  union select c.id from quickclip_cards c join read_lessons l on l.id = c.lesson_id
  union select id from own_work union select a.id from attempts a where a.group_id in (select id from taught)
  union select id from classmates union select id from awaited_members where group_id in (select id from taught)
  union select m.id from institution_members m join groups g on g.institution_id = m.institution_id where g.id in (select id from taught)
  union select e.id from (select id, course_id from benchmarks union select id, course_id from summaries
      union select s.id, l.course_id from study_projects s join lessons l on l.id = s.lesson_id
      union select id, course_id from lessons) e
    join group_courses c on c.course_id = e.course_id where c.group_id in (select id from taught)
  union select q.id from questions q where q.id in (select (asked ->> 'question_id')::uuid from own_work w, jsonb_array_elements(w.questions) asked)
  union select a.id from answers a where a.question_id in (select (asked ->> 'question_id')::uuid from own_work w, jsonb_array_elements(w.questions) asked)`;

const parts = {
  visible,
  emails: sql`select id from me union select user_id from institution_members where institution_id in (select institution_id from runs)
    union select m.user_id from group_members m join groups g on g.id = m.group_id where g.institution_id in (select institution_id from runs)
    union select id from users where exists (select from staff_of_people)
    union select a.id from awaited_members a where a.group_id in (select id from taught) or exists (select from me where role::text in ${sql.raw(support)})
    union select i.id from invitations i where exists (select from me where role::text in ${sql.raw(support)})`,
  roles: sql`select id from me union select id from users where exists (select from me where role::text in ${sql.raw(support)})`,
  keys: sql`select key as id from groups where id in (select group_id from belongs union select id from taught)`,
  sold: sql`select s.id from (select id from licenses union select id from license_offers union select id from follow_ups) s
    where exists (select from me where role::text in ${sql.raw(sales)})`,
  audited: sql`select a.chain_id as id from audit_log a where exists (select from me where role = 'SYSTEM_ADMIN')
    or a.chain = 'INSTITUTION' and a.chain_id in (select institution_id from runs where role = 'CENTER_ADMIN')`,
  traced: sql`select id from me where role = 'SYSTEM_ADMIN'`,
  solved: sql`select id from questions where exists (select from author)
    union select r.question_id from answer_records r join own_work w on w.group_id = r.group_id and w.id = r.attempt_id`,
  hinted: sql`select id from questions where exists (select from author)
    union select key::uuid from own_work w, jsonb_object_keys(w.progress) key`,
  begun: sql`select unnest(array[a.group_id, a.course_id]) as id from attempts a join me on me.id = a.user_id
    where a.state = 'STARTED' and a.type <> 'STUDY_PROJECT'`,
};

/** Reads what somebody may see of a database that does not change meanwhile. */
export async function readReach(db: Database, viewerId: string | null): Promise<Reach> {
  const idsOf = async (name: keyof typeof parts): Promise<Set<string>> => {
    const { rows } = await sql<{ id: string }>`${facts(viewerId)} ${parts[name]}`.execute(db);
    return new Set(rows.map(({ id }) => id));
  };
  return {
    known: await readIds(db),
    visible: await idsOf('visible'),
    emails: await idsOf('emails'),
    roles: await idsOf('roles'),
    keys: await idsOf('keys'),
    sold: await idsOf('sold'),
    audited: await idsOf('audited'),
    traced: (await idsOf('traced')).size > 0,
    solved: await idsOf('solved'),
    hinted: await idsOf('hinted'),
    begun: await idsOf('begun'),
  };
}

/** The ids of all tables that have a column of that name. */
async function readIds(db: Database): Promise<Set<string>> {
  const tables = (await db.introspection.getTables()).filter(
    ({ isView, columns }) => !isView && columns.some(({ name, dataType }) => name === 'id' && dataType === 'uuid'),
  );
  const all = tables.map(({ name }) => sql`select id::text from ${sql.table(name)}`);
  const { rows } = await sql<{ id: string }>`${sql.join(all, sql` union all `)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
