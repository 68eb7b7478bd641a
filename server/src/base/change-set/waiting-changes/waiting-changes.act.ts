import { publishRoles } from '@lectern/domain/base/account/role.ts';
import { plainText } from '@lectern/domain/learning/study-project/introduction.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql, type RawBuilder } from 'kysely';
import { builder } from '../../graphql/builder.ts';
import { readAsRole } from '../../account/read-as-role.ts';
import { ContentPlace, contentPlaceJson, type ContentPlaceShape } from '../../working-copy/content-place.ts';
import { discardedDays } from './discard-changes.ts';
import { canBeCopied } from './sent-back.ts';
import { ContentKindName } from '../../content/content-kind-name.ts';
import type { KindName } from '../../content/kinds.ts';
import type { Row } from '../../content/content-kind.ts';
import { wholeNameIn } from '../../database/whole-name.ts';

/** How much of a text stands for an item in a list, in characters. */
const longestName = 200;

type Changes = 'NEW' | 'CHANGED' | 'REMOVED' | 'RESTORED' | 'REORDERED';

type Listed = {
  readonly id: string;
  readonly item_id: string;
  readonly kind: KindName;
  readonly name: string;
  readonly what: Changes;
  readonly version: number;
  readonly root_id: string;
  readonly place: ContentPlaceShape;
  readonly author: { readonly id: string; readonly name: string } | null;
  readonly changed_on: string;
  readonly mine: boolean;
  readonly discarded_on: string | null;
  readonly discarded_by: { readonly id: string; readonly name: string } | null;
  readonly note: string | null;
  readonly is_copied: boolean;
  readonly can_be_copied: boolean;
};

const What = builder.enumType('WaitingWhat', {
  description: 'What a change that waits will do to its item.',
  values: {
    NEW: { description: 'Learners will see the item for the first time.' },
    CHANGED: { description: 'It will say something else.' },
    REMOVED: { description: 'Learners will see it no more.' },
    RESTORED: { description: 'It will come back.' },
    REORDERED: { description: 'What is in it will stand in another order, and it says the same.' },
  } satisfies Record<Changes, { description: string }>,
});

const Author = builder.objectRef<NonNullable<Listed['author']>>('WaitingAuthor').implement({
  description: 'Who has made a change that waits.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the person.' }),
    name: t.exposeString('name', { description: 'First and last name.' }),
  }),
});

const WaitingChangeRef = builder.objectRef<Listed>('WaitingChange').implement({
  description: 'A change of one item that learners see only once it is published.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the change.' }),
    item_id: t.exposeID('item_id', { description: 'The item.' }),
    kind: t.expose('kind', { type: ContentKindName, description: 'The kind of the item.' }),
    name: t.exposeString('name', {
      description: `What the item will be called, without markup, at most ${longestName} characters; empty for one that has no name.`,
    }),
    what: t.expose('what', { type: What, description: 'What will become of it.' }),
    version: t.exposeInt('version', { description: 'The version of the item that its editors see.' }),
    root_id: t.exposeID('root_id', { description: 'The course, e-book or product in which it waits.' }),
    place: t.expose('place', { type: ContentPlace, description: 'Where the form of the item is.' }),
    author: t.expose('author', {
      type: Author,
      nullable: true,
      description: 'Who has changed it last; null where a program has.',
    }),
    changed_on: t.expose('changed_on', { type: 'DateTime', description: 'When that was.' }),
    mine: t.exposeBoolean('mine', { description: 'Whether that was the caller, who may withdraw it.' }),
    discarded_on: t.expose('discarded_on', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was thrown away; null for one that waits.',
    }),
    discarded_by: t.expose('discarded_by', {
      type: Author,
      nullable: true,
      description: 'Who has thrown it away; null for one that waits.',
    }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'What whoever sent it back has written for its author; null for one that was not sent back.',
    }),
    is_copied: t.exposeBoolean('is_copied', {
      description: 'Whether it has become a working copy of its author when it was sent back, or since.',
    }),
    can_be_copied: t.exposeBoolean('can_be_copied', {
      description: 'Whether the caller can make it a working copy of theirs, by takeSentBack.',
    }),
  }),
});

builder.queryField('waitingChanges', (t) =>
  t.field({
    type: [WaitingChangeRef],
    description:
      'What learners will see change, by place and the oldest first: for content roles. Of what was thrown away or sent back in the last 30 days, authors see their own, but for what was sent back and waits anew.',
    args: {
      placeId: t.arg.id({
        required: false,
        description:
          'A course, e-book or product, of which only its own changes are given, NOT_FOUND where it is not there; all of them where it is left out.',
      }),
      discarded: t.arg.boolean({
        required: false,
        description: 'Whether those are wanted that were thrown away instead of those that wait.',
      }),
    },
    resolve: async (_root, { placeId, discarded }, context): Promise<readonly Listed[]> => {
      const changes = await readAsRole(
        context,
        'waitingChanges',
        changesJson(placeId ?? null, context.viewerId, discarded ?? false),
      );
      if (!changes) throw new Refusal('NOT_FOUND');
      return changes.map(({ content, called, ...change }) => ({
        ...change,
        name: nameOf(content ?? {}, change.place.title ?? called),
      }));
    },
  }),
);

/** What an item will be called. */
function nameOf(content: Row, title: string | null): string {
  const said = [content['name'], content['title'], content['term'], content['question']].find(
    (text) => typeof text === 'string' && text !== '',
  );
  return plainText((said as string | undefined) ?? title ?? '').slice(0, longestName);
}

type Read = Omit<Listed, 'name'> & { readonly content: Row | null; readonly called: string | null };

const changesJson = (root: string | null, viewer: string | null, discarded: boolean): RawBuilder<Read[] | null> => sql<
  Read[] | null
>`(/* waiting-changes */
  select case when ${root}::uuid is null or exists (select from roots_of(array[${root}::uuid]) r where r.root_id = ${root}::uuid) then coalesce(json_agg(json_build_object('id', w.id, 'item_id', w.item_id, 'kind', w.kind, 'version', w.version,
    'content', w.content, 'called', case when not w.deleted then name_of_item(w.kind, w.item_id) end, 'root_id', w.root_id, 'place', place.json,
    'what', case when w.base_version is null then 'NEW' when w.deleted then 'REMOVED' when not w.deleted then 'RESTORED'
      when w.content is null and w.published is null then 'REORDERED' else 'CHANGED' end,
    'author', case when u.id is not null then json_build_object('id', u.id, 'name', ${wholeNameIn('u')}) end,
    'changed_on', w.changed_on, 'mine', w.changed_by is not distinct from ${viewer}::uuid, 'discarded_on', w.discarded_on,
    'discarded_by', case when d.id is not null then json_build_object('id', d.id, 'name', ${wholeNameIn('d')}) end,
    'note', w.note, 'is_copied', w.copied, 'can_be_copied', ${canBeCopied} and w.changed_by is not distinct from ${viewer}::uuid)
    order by lower(place.json ->> 'within'), w.root_id, w.changed_on, w.id), '[]'::json) end
  from waiting_changes w
  cross join lateral (
    select w.item_id, w.kind, 1 as base_version, case when w.base_version is null or not w.deleted then coalesce(w.content ->> 'benchmark_id',
      w.content ->> 'case_study_id', w.content ->> 'book_id', w.content ->> 'study_project_id', w.content ->> 'lesson_id',
      w.content ->> 'course_id', case when not w.deleted then w.root_id::text end)::uuid end as parent_id
  ) c
  cross join lateral (select ${contentPlaceJson} as json) place
  left join users u on u.id = w.changed_by
  left join users d on d.id = w.discarded_by
  where ${discarded ? discardedFor(viewer) : sql`w.discarded_on is null`} and place.json is not null and (${root}::uuid is null or w.root_id = ${root}::uuid))`;

/** What a person may bring back: whoever publishes, all of it; others, their own. */
const discardedFor = (viewer: string | null) => sql`w.discarded_on > now() - make_interval(days => ${discardedDays})
  and (w.note is null or not exists (
    select from waiting_changes again where again.item_id = w.item_id and again.discarded_on is null))
  and (w.changed_by = ${viewer}::uuid or exists (select from users v where v.id = ${viewer}::uuid and v.role = any(${publishRoles}::global_role[])))`;
