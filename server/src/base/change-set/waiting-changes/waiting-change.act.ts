import { Refusal } from '@lectern/domain/refusal.ts';
import { sql, type RawBuilder } from 'kysely';
import { builder } from '../../graphql/builder.ts';
import type { Row } from '../../content/content-kind.ts';
import { readAsRole } from '../../account/read-as-role.ts';
import { readItems } from '../../content/change-items.ts';
import { ContentKindName } from '../../content/content-kind-name.ts';
import { kindOf, type KindName } from '../../content/kinds.ts';

type Child = { readonly id: string; readonly name: string };
type Read = {
  readonly id: string;
  readonly item_id: string;
  readonly kind: KindName;
  readonly before: Row | null;
  readonly after: Row | null;
  readonly names: readonly Child[];
  readonly children_before: readonly Child[];
  readonly children_after: readonly Child[];
  readonly groups: number;
  readonly learners: number;
  readonly results: number;
  readonly sittings: number;
};

const ChildRef = builder.objectRef<Child>('WaitingChild').implement({
  description: 'Something that a change speaks of.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    name: t.exposeString('name', { description: 'What it is called, with the markup of its author.' }),
  }),
});

const Reach = builder.objectRef<Read>('WaitingChangeDetails').implement({
  description: 'What a change that waits will do: what learners see before and after it, and whom it concerns.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the change.' }),
    item_id: t.exposeID('item_id', { description: 'The item.' }),
    kind: t.expose('kind', { type: ContentKindName, description: 'The kind of the item.' }),
    before: t.field({
      type: 'JSON',
      nullable: true,
      description: 'What learners see: the fields of its kind; null for an item that is new to them.',
      resolve: ({ before }) => before,
    }),
    after: t.field({
      type: 'JSON',
      nullable: true,
      description: 'What they will see; null for an item that is taken out.',
      resolve: ({ after }) => after,
    }),
    names: t.expose('names', {
      type: [ChildRef],
      description: 'What the change speaks of by its id: lessons, pages and cards.',
    }),
    children_before: t.expose('children_before', {
      type: [ChildRef],
      description: 'How what is in it stands, where that changes; else empty.',
    }),
    children_after: t.expose('children_after', {
      type: [ChildRef],
      description: 'How that will stand; what is still to come is left out.',
    }),
    groups: t.exposeInt('groups', {
      description: 'How many groups that are not deleted have its course, or one of its product.',
    }),
    learners: t.exposeInt('learners', { description: 'How many learners are in them.' }),
    results: t.exposeInt('results', {
      description: 'How many submitted attempts have asked a question and keep the key they were graded by.',
    }),
    sittings: t.exposeInt('sittings', { description: 'How many running attempts ask it and keep that key, too.' }),
  }),
});

builder.queryField('waitingChange', (t) =>
  t.field({
    type: Reach,
    description: 'What a change that waits will do, for content roles.',
    args: { id: t.arg.id({ description: 'The change.' }) },
    resolve: async (_root, { id }, context): Promise<Read> => {
      const change = await readAsRole(context, 'waitingChange', changeJson(id));
      if (!change) throw new Refusal('NOT_FOUND');
      const { item_id, kind, content, deleted, base_version, ...reach } = change;
      const now = (await readItems(context.db, kindOf(kind), [item_id])).get(item_id);
      const before = base_version === null ? null : ((now?.content ?? null) as Row | null);
      return { ...reach, item_id, kind, before, after: deleted ? null : (content ?? before) };
    },
  }),
);

type Found = Omit<Read, 'before' | 'after'> & {
  readonly content: Row | null;
  readonly deleted: boolean | null;
  readonly base_version: number | null;
};

/** The children that an order speaks of, in that order: places by id, or the ids of pages. */
const childrenJson = (order: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_object('id', o.id, 'name', name_of_item(o.kind, o.id)) order by o.place), '[]'::json)
  from (${order}) o)`;

const kindOfTable = sql`case t.key when 'lessons' then 'LESSON' when 'courses' then 'COURSE' when 'study_projects' then 'STUDY_PROJECT'
  when 'book_pages' then 'BOOK_PAGE' when 'lesson_pages' then 'BOOK_PAGE' when 'case_studies' then 'CASE_STUDY'
  when 'key_elements' then 'KEY_ELEMENT' when 'quickdeck_cards' then 'QUICKDECK_CARD' when 'quickclip_cards' then 'QUICKCLIP_CARD'
  when 'questions' then 'QUESTION' end`;

const placesAfter = sql`
  select case jsonb_typeof(t.value) when 'array' then e.value #>> '{}' else e.key end::uuid as id, ${kindOfTable} as kind,
    case jsonb_typeof(t.value) when 'array' then e.at else (e.value #>> '{}')::numeric end as place
  from jsonb_each(w.orders) t
  cross join lateral (
    select null as key, a.value, a.at from jsonb_array_elements(case jsonb_typeof(t.value) when 'array' then t.value else '[]' end) with ordinality a (value, at)
    union all select o.key, o.value, 0 from jsonb_each(case jsonb_typeof(t.value) when 'object' then t.value else '{}' end) o
  ) e`;

/** Where the children of an item stand for learners. */
const placesNow = sql`
  select p.page_id as id, 'BOOK_PAGE' as kind, p.order_key::numeric as place from lesson_pages p
    where p.lesson_id = w.item_id and w.orders ? 'lesson_pages'
  union all select id, 'LESSON', display_order from lessons where course_id = w.item_id and w.orders ? 'lessons' and deleted_on is null
  union all select id, 'COURSE', display_order from courses where product_id = w.item_id and w.orders ? 'courses' and deleted_on is null
  union all select id, 'STUDY_PROJECT', level * 1000000 + study_project_number from study_projects
    where lesson_id = w.item_id and w.orders ? 'study_projects' and deleted_on is null
  union all select id, 'BOOK_PAGE', page_number from book_pages where book_id = w.item_id and w.orders ? 'book_pages' and deleted_on is null
  union all select id, 'CASE_STUDY', order_key from case_studies
    where study_project_id = w.item_id and w.orders ? 'case_studies' and deleted_on is null
  union all select id, 'KEY_ELEMENT', order_key from key_elements
    where study_project_id = w.item_id and w.orders ? 'key_elements' and deleted_on is null
  union all select id, 'QUICKDECK_CARD', order_key from quickdeck_cards
    where lesson_id = w.item_id and w.orders ? 'quickdeck_cards' and deleted_on is null
  union all select id, 'QUICKCLIP_CARD', order_key from quickclip_cards
    where lesson_id = w.item_id and w.orders ? 'quickclip_cards' and deleted_on is null
  union all select id, 'QUESTION', order_key from questions
    where (benchmark_id = w.item_id or case_study_id = w.item_id) and w.orders ? 'questions' and deleted_on is null`;

/** What ids in a content stand for; the text is searched, because they stand in different fields. */
const namesJson = sql`(
  select coalesce(json_agg(json_build_object('id', n.id, 'name', n.name)), '[]'::json) from (
    select id, name from lessons where course_id = w.root_id
    union all select t.id, coalesce(nullif(t.title, ''), t.page_number::text) from book_pages t where t.id in (select id from spoken)
    union all select t.id, coalesce(nullif(t.title, ''), left(t.term, 500)) from quickdeck_cards t where t.id in (select id from spoken)
    union all select t.id, t.title from quickclip_cards t where t.id in (select id from spoken)
  ) n)`;

const changeJson = (id: string): RawBuilder<Found | null> => sql<Found | null>`(/* waiting-change */
  with w as (select * from waiting_changes where id = ${id} and discarded_on is null),
  spoken as (
    select distinct found[1]::uuid as id from w cross join lateral regexp_matches(concat(w.content -> 'hint', w.content -> 'reveal', w.content -> 'resource_ids',
      (select jsonb_agg(r.resource) from (
        select coalesce(page_id, quickdeck_card_id, quickclip_card_id) as resource from key_element_resources where key_element_id = w.item_id
        union all select coalesce(page_id, quickdeck_card_id, quickclip_card_id) from question_resources where question_id = w.item_id) r)),
      '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g') found
  ),
  taught as (
    select distinct g.id from w join courses c on c.id = w.root_id
      or c.product_id = coalesce((select product_id from books where id = w.root_id), w.root_id)
    join group_courses gc on gc.course_id = c.id join groups g on g.id = gc.group_id and g.deleted_on is null
  ),
  asked as (
    select a.state from w join attempts a on w.kind = 'QUESTION' and a.course_id = w.root_id
      and a.group_id in (select id from taught)
      and a.questions @> jsonb_build_array(jsonb_build_object('question_id', w.item_id::text))
  )
  select json_build_object('id', w.id, 'item_id', w.item_id, 'kind', w.kind, 'content', w.content, 'deleted', w.deleted,
    'base_version', w.base_version, 'names', ${namesJson}, 'children_before', ${childrenJson(placesNow)}, 'children_after', ${childrenJson(placesAfter)},
    'groups', (select count(*)::int from taught),
    'learners', (select count(distinct m.user_id)::int from group_members m where m.group_id in (select id from taught)
      and m.role = 'STUDENT' and m.deleted_on is null),
    'results', (select count(*)::int from asked where state = 'SUBMITTED'),
    'sittings', (select count(*)::int from asked where state <> 'SUBMITTED'))
  from w)`;
