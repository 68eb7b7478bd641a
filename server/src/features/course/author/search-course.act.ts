import { plainText } from '@lectern/domain/study-project/introduction.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql, type RawBuilder } from 'kysely';
import { builder } from '../../../graphql/builder.ts';
import { ContentKindName } from '../../change-set/content-kind-name.ts';
import { readInEditor } from '../../change-set/waiting/as-it-will-be.ts';
import { courseItems, type CourseItem } from './course-items.ts';

type Hit = Pick<CourseItem, 'kind' | 'id' | 'in_kind' | 'in_id' | 'in_name'> & { readonly excerpts: readonly string[] };
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
      description: 'What it is edited in: LESSON, STUDY_PROJECT, BENCHMARK, SUMMARY or BOOK; that may be itself.',
    }),
    in_id: t.exposeID('in_id', { description: 'The id of what it is edited in.' }),
    in_name: t.exposeString('in_name', {
      nullable: true,
      description: 'What that is called; null for a study project or an assessment.',
    }),
    excerpts: t.stringList({
      description: 'Of each text that has one of the words, what stands around the first; without markup.',
      resolve: ({ excerpts }) => [...excerpts],
    }),
  }),
});

const CourseSearch = builder.objectRef<Search>('CourseSearch').implement({
  description: 'What was found in a course.',
  fields: (t) => ({
    hits: t.field({
      type: [CourseHit],
      description: `The items in the order of the course, at most ${most}.`,
      resolve: ({ hits }) => [...hits],
    }),
    more: t.exposeBoolean('more', { description: 'Whether there are more than these.' }),
  }),
});

builder.queryField('searchCourse', (t) =>
  t.field({
    type: CourseSearch,
    description:
      'Looks for words in all texts of a course, drafts too, for content roles: beginnings, middles and ends of words count, capitals do not.',
    args: {
      courseId: t.arg.id({ description: 'The course.' }),
      text: t.arg.string({
        description: `The words, 2 to ${longest} characters. An item is found where all of them stand in it, whatever the order.`,
      }),
    },
    resolve: async (_root, { courseId, text }, context): Promise<Search> => {
      const words = text.trim().toLowerCase().split(/\s+/u);
      const length = text.trim().length;
      const isSearched = length >= 2 && length <= longest;
      const found = await readInEditor(
        context,
        'searchCourse',
        [courseId],
        isSearched ? hitsOf(courseId, words) : sql<readonly Hit[] | null>`null`,
      );
      if (length < 2) throw new Refusal('INVALID', { field: 'text', issue: { code: 'TOO_SHORT', minimum: 2 } });
      if (!isSearched) throw new Refusal('INVALID', { field: 'text', issue: { code: 'TOO_LONG', maximum: longest } });
      if (!found) throw new Refusal('NOT_FOUND');
      const hits = found.slice(0, most).map(({ excerpts, ...hit }) => ({ ...hit, excerpts: excerpts.map(plainText) }));
      return { hits, more: found.length > most };
    },
  }),
);

/** Markup is left out of what is searched once the words are known to stand there, or in the markup. */
function hitsOf(courseId: string, words: readonly string[]): RawBuilder<readonly Hit[] | null> {
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`);
  return sql<readonly Hit[] | null>`(
    select (
      select coalesce(json_agg(json_build_object('kind', f.kind, 'id', f.id, 'in_kind', f.in_kind, 'in_id', f.in_id,
        'in_name', f.in_name, 'excerpts', f.excerpts) order by f.place, f.id), '[]'::json)
      from (
        select i.kind, i.id, i.in_kind, i.in_id, i.in_name, i.place, array(
          select substring(part from greatest(1, at - 60) for 200) from unnest(said.parts) part,
            lateral (select min(nullif(strpos(lower(part), word), 0)) as at from unnest(${words}::text[]) word) first
          where at is not null) as excerpts
        from ${courseItems(courseId)} i
        cross join lateral (select array_to_string(i.name || i.texts || case when i.kind = 'QUESTION' then
          array(select a.answer || coalesce(' ' || a.match, '') from answers a where a.question_id = i.id order by a.order_key) end, e'\\n') as raw) written
        cross join lateral (select string_to_array(replace(regexp_replace(written.raw, '<[^>]*>', ' ', 'g'), '&amp;', '&'), e'\\n') as parts) said
        where written.raw ilike all(${patterns}::text[]) and array_to_string(said.parts, ' ') ilike all(${patterns}::text[])
        order by i.place, i.id limit ${most + 1}
      ) f
    ) from courses c where c.id = ${courseId} and c.deleted_on is null)`;
}
