import { plainText } from '@lectern/domain/learning/study-project/introduction.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { readAsRole } from '../../../base/account/read-as-role.ts';
import { ContentKindName } from '../../../base/content/content-kind-name.ts';
import type { KindName } from '../../../base/content/kinds.ts';
import { ContentPlace, contentPlaceJson, type ContentPlaceShape } from '../../../base/working-copy/content-place.ts';

/** How much of a text stands for an item in a list, in characters. */
const longestName = 200;

const waysToShow = {
  PAGES: { description: 'Among the pages of a lesson.' },
  RESOURCES: { description: 'Among what a key element shows.' },
  HINT: { description: 'As the hint of a question.' },
  REVEAL: { description: 'As the explanation of a question.' },
} as const;

type UseShape = {
  readonly kind: KindName;
  readonly id: string;
  readonly name: string;
  readonly as: keyof typeof waysToShow;
  readonly waits: boolean;
  readonly place: ContentPlaceShape;
};

type UsesShape = { readonly key_elements: number; readonly questions: number; readonly list: readonly UseShape[] };

const ShownAs = builder.enumType('MaterialShownAs', {
  description: 'How an item shows a page or a card.',
  values: waysToShow,
});

const MaterialUse = builder.objectRef<UseShape>('MaterialUse').implement({
  description: 'An item that shows a page or a card.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ContentKindName, description: 'Its kind: a lesson, a key element or a question.' }),
    id: t.exposeID('id', { description: 'Its id.' }),
    name: t.exposeString('name', {
      description: `What it is called, without markup, at most ${longestName} characters.`,
    }),
    as: t.expose('as', { type: ShownAs, description: 'How it shows it.' }),
    waits: t.exposeBoolean('waits', {
      description: 'Whether it will show it only once a change that waits is published.',
    }),
    place: t.expose('place', { type: ContentPlace, description: 'Where its form is.' }),
  }),
});

const CardUses = builder.objectRef<UsesShape>('CardUses').implement({
  description: 'What shows a page or a card, and shows it no longer when that is deleted.',
  fields: (t) => ({
    key_elements: t.exposeInt('key_elements', { description: 'How many key elements show it.' }),
    questions: t.exposeInt('questions', { description: 'How many questions have it as their hint or explanation.' }),
    list: t.field({
      type: [MaterialUse],
      description: 'All that shows it, drafts and what waits too, by course.',
      resolve: ({ list }) => [...list],
    }),
  }),
});

builder.queryField('cardUses', (t) =>
  t.field({
    type: CardUses,
    description: 'What shows a page of an e-book, a flash card or a video card, for content roles.',
    args: { id: t.arg.id({ description: 'The page or the card.' }) },
    resolve: async (_root, { id }, context): Promise<UsesShape> => {
      const uses = await readAsRole(context, 'cardUses', usesJson(id));
      if (!uses) throw new Refusal('NOT_FOUND');
      const count = (kind: KindName) =>
        new Set(uses.flatMap((use) => (use.kind === kind && !use.waits ? [use.id] : []))).size;
      return {
        key_elements: count('KEY_ELEMENT'),
        questions: count('QUESTION'),
        list: uses.map((use) => ({ ...use, name: plainText(use.name).slice(0, longestName) })),
      };
    },
  }),
);

/** What shows it now, and what will once a change that waits is published. */
const usesJson = (id: string) => sql<readonly UseShape[] | null>`(/* material-uses */ select (
  with shown as (
    select 'LESSON' as kind, l.id, 'PAGES' as shown_as, false as waits, null::jsonb as content from lesson_pages p
      join lessons l on l.id = p.lesson_id and l.deleted_on is null where p.page_id = material.id
    union all select 'KEY_ELEMENT', k.id, 'RESOURCES', false, null from key_element_resources r
      join key_elements k on k.id = r.key_element_id and k.deleted_on is null
      where material.id in (r.page_id, r.quickdeck_card_id, r.quickclip_card_id)
    union all select 'QUESTION', q.id, upper(r.type::text), false, null from question_resources r
      join questions q on q.id = r.question_id and q.deleted_on is null
      where material.id in (r.page_id, r.quickdeck_card_id, r.quickclip_card_id)
  ), waiting as (
    select w.kind, w.item_id as id, x.shown_as, true as waits, w.content from waiting_changes w
    cross join lateral (values ('PAGES', w.orders -> 'lesson_pages'), ('RESOURCES', w.content -> 'resource_ids'),
      ('HINT', w.content -> 'hint' -> 'resource_ids'), ('REVEAL', w.content -> 'reveal' -> 'resource_ids')) x (shown_as, ids)
    where w.discarded_on is null and w.deleted is not true and x.ids @> to_jsonb(material.id)
      and not exists (select from shown s where s.id = w.item_id and s.shown_as = x.shown_as)
  ), uses as (select * from shown union all select * from waiting)
  select coalesce(json_agg(json_build_object('kind', u.kind, 'id', u.id, 'as', u.shown_as, 'waits', u.waits, 'place', place.json,
      'name', coalesce(nullif(name_of_item(u.kind, u.id), ''), u.content ->> 'name', u.content ->> 'question', ''))
    order by lower(place.json ->> 'within'), u.kind, u.id, u.shown_as), '[]'::json)
  from uses u
  cross join lateral (
    select u.id as item_id, u.kind, 1 as base_version, coalesce(u.content ->> 'benchmark_id', u.content ->> 'case_study_id',
      u.content ->> 'study_project_id')::uuid as parent_id
  ) c
  cross join lateral (select ${contentPlaceJson} as json) place
  where place.json is not null
) from (
  select id from book_pages where deleted_on is null union all select id from quickdeck_cards where deleted_on is null
  union all select id from quickclip_cards where deleted_on is null
) material where material.id = ${id})`;
