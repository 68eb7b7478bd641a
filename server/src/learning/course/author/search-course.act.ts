import { Refusal } from '@lectern/domain/refusal.ts';
import { excerptOf, piecesOf, rankOf } from '@lectern/domain/base/search/found-in.ts';
import { isTooShort, shortestSearch } from '@lectern/domain/base/search/normal-form.ts';
import { sql, type RawBuilder } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { ContentKindName } from '../../../base/content/content-kind-name.ts';
import { readInEditor } from '../../../base/change-set/waiting-changes/as-it-will-be.ts';
import { courseItemsAndResources, type CourseItem } from './course-items.ts';
import { plainOf } from './plain-texts.ts';

type Hit = Pick<CourseItem, 'kind' | 'id' | 'in_kind' | 'in_id' | 'in_name' | 'name'> & {
  readonly excerpts: readonly string[];
};
type Search = { readonly hits: readonly Hit[]; readonly more: boolean };

/** How many items are found at most, and how long the words may be that are looked for. */
const most = 100;
const longest = 200;

const CourseHit = builder.objectRef<Hit>('CourseHit').implement({
  description: 'An item of a course in whose texts all words stand that were looked for.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ContentKindName, description: 'Its kind.' }),
    id: t.exposeID('id', { description: 'Its id.' }),
    in_kind: t.expose('in_kind', {
      type: ContentKindName,
      description:
        'What it is edited in: LESSON, STUDY_PROJECT, BENCHMARK, SUMMARY, BOOK or INSTRUCTOR_RESOURCE; that may be itself.',
    }),
    in_id: t.exposeID('in_id', { description: 'The id of what it is edited in.' }),
    in_name: t.exposeString('in_name', {
      nullable: true,
      description:
        'What that is called; null for a study project or an assessment. Of a file for instructors it is the lesson that it is for.',
    }),
    name: t.exposeString('name', { nullable: true, description: 'What it is called; null where its place says so.' }),
    excerpts: t.stringList({
      description:
        'Of each text that has one of the words, what stands around the first, in whole words; without markup.',
      resolve: ({ excerpts }) => [...excerpts],
    }),
  }),
});

const CourseSearch = builder.objectRef<Search>('CourseSearch').implement({
  description: 'What was found in a course.',
  fields: (t) => ({
    hits: t.field({
      type: [CourseHit],
      description: `The items by kind, the kind with the best first and the best of each first, at most ${most}.`,
      resolve: ({ hits }) => [...hits],
    }),
    more: t.exposeBoolean('more', { description: 'Whether there are more than these.' }),
  }),
});

builder.queryField('searchCourse', (t) =>
  t.field({
    type: CourseSearch,
    description:
      'Looks for words in all texts of a course, drafts and the names and descriptions of its files for instructors too, for content roles: as beginnings of words, whatever their capitals and accents.',
    args: {
      courseId: t.arg.id({ description: 'The course.' }),
      text: t.arg.string({
        description: `The words, ${shortestSearch} to ${longest} characters, 1 where it is not Latin. An item is found where all of them stand in it, whatever the order.`,
      }),
    },
    resolve: async (_root, { courseId, text }, context): Promise<Search> => {
      const isShort = text.trim() === '' || isTooShort(text);
      const isSearched = !isShort && text.trim().length <= longest;
      const said = await readInEditor(
        context,
        'searchCourse',
        [courseId],
        isSearched ? saidIn(courseId) : sql<readonly SaidItem[] | null>`null`,
      );
      if (isShort)
        throw new Refusal('INVALID', { field: 'text', issue: { code: 'TOO_SHORT', minimum: shortestSearch } });
      if (!isSearched) throw new Refusal('INVALID', { field: 'text', issue: { code: 'TOO_LONG', maximum: longest } });
      if (!said) throw new Refusal('NOT_FOUND');
      const found = bestFirst(said, text);
      return { hits: found.slice(0, most).map((item) => hitOf(item, text)), more: found.length > most };
    },
  }),
);

type SaidItem = Omit<Hit, 'excerpts'> & { readonly said: readonly string[] };

/** All that says something in a course, in its order. */
function saidIn(courseId: string): RawBuilder<readonly SaidItem[] | null> {
  return sql<readonly SaidItem[] | null>`(
    select (
      select coalesce(json_agg(json_build_object('kind', i.kind, 'id', i.id, 'in_kind', i.in_kind, 'in_id', i.in_id,
        'in_name', i.in_name, 'name', i.name, 'said', array_remove(i.texts || case when i.kind = 'QUESTION' then
          array(select a.answer || coalesce(' ' || a.match, '') from answers a where a.question_id = i.id order by a.order_key) end, null))
        order by i.place, i.id), '[]'::json)
      from ${courseItemsAndResources(courseId)} i
    ) from courses c where c.id = ${courseId} and c.deleted_on is null)`;
}

/** What is found: the kind with the best item first, the best item of each first, those that fit alike in the order of the course. */
function bestFirst(said: readonly SaidItem[], search: string): SaidItem[] {
  const found = said.flatMap((item) => {
    const name = item.name === null ? null : plainOf(item.name).form;
    const rank = rankOf({ name, texts: item.said.map((html) => plainOf(html).form) }, search);
    return rank === null ? [] : [{ rank, item }];
  });
  const byKind = [...Map.groupBy(found, ({ item }) => item.kind).values()].map((ofKind) =>
    ofKind.toSorted((one, other) => other.rank - one.rank),
  );
  return byKind
    .toSorted((one, other) => (other[0]?.rank ?? 0) - (one[0]?.rank ?? 0))
    .flatMap((ofKind) => ofKind.map(({ item }) => item));
}

function hitOf({ said, ...item }: SaidItem, search: string): Hit {
  const holding = said
    .map((html) => plainOf(html).text)
    .filter((text) => piecesOf(text, search).some(({ isFound }) => isFound));
  return { ...item, excerpts: holding.map((text) => excerptOf(text, search)) };
}
