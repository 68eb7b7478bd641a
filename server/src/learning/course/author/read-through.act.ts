import type { QuestionType } from '@lectern/domain/learning/question/question-types.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql, type RawBuilder } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { ContentKindName } from '../../../base/content/content-kind-name.ts';
import { readInEditor } from '../../../base/change-set/waiting-changes/as-it-will-be.ts';
import { QuestionTypeRef } from '../../question/question.ts';
import { courseItems, type CourseItem } from './course-items.ts';

type Answer = {
  readonly answer: string;
  readonly answer_image: string | null;
  readonly is_correct: boolean | null;
  readonly sequence: number | null;
  readonly match: string | null;
};

type Item = CourseItem & {
  readonly level: number | null;
  readonly number: number | null;
  readonly type: QuestionType | null;
  readonly answers: readonly Answer[];
};

type Reading = {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  readonly product_id: string;
  readonly items: readonly Item[];
};

const ReadItem = builder.objectRef<Item>('ReadItem').implement({
  description: 'An item of a course as it is read through.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ContentKindName, description: 'Its kind.' }),
    id: t.exposeID('id', { description: 'Its id.' }),
    in_kind: t.expose('in_kind', { type: ContentKindName, description: 'The kind of what it is edited in.' }),
    in_id: t.exposeID('in_id', { description: 'The id of what it is edited in, which may be itself.' }),
    name: t.exposeString('name', { nullable: true, description: 'What it is called, where it has a name.' }),
    published: t.exposeBoolean('published', {
      nullable: true,
      description: 'Whether it is published; null where it shows with its parents.',
    }),
    level: t.exposeInt('level', { nullable: true, description: 'The level of an assessment or study project.' }),
    number: t.exposeInt('number', { nullable: true, description: 'The number of a study project.' }),
    texts: t.stringList({
      description: 'What it says, in order: cleaned HTML, but plain text of lessons and assessments.',
      resolve: ({ texts }) => texts.filter((text) => text !== null && text !== '') as string[],
    }),
    type: t.expose('type', { type: QuestionTypeRef, nullable: true, description: 'How a question is answered.' }),
    answers: t.field({
      type: 'JSON',
      description:
        'The answers of a question with its key: answer, answer_image, is_correct, sequence and match of each; a sequence in its right order.',
      resolve: ({ answers }) => answers,
    }),
  }),
});

const ReadThrough = builder.objectRef<Reading>('ReadThrough').implement({
  description: 'A course, or a part of one, to be read from its beginning to its end.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the course.' }),
    name: t.exposeString('name', { description: 'The name of the course.' }),
    language: t.exposeString('language', { description: 'The language of its content, a BCP 47 tag.' }),
    product_id: t.exposeID('product_id', { description: 'The product it belongs to.' }),
    items: t.field({
      type: [ReadItem],
      description: 'What is read, in order.',
      resolve: ({ items }) => [...items],
    }),
  }),
});

builder.queryField('readThrough', (t) =>
  t.field({
    type: ReadThrough,
    description:
      'All that a course, a lesson, a study project or an assessment says, drafts too, with the keys of its questions, for content roles. A summary is read with the questions of its benchmark.',
    args: {
      courseId: t.arg.id({ description: 'The course.' }),
      itemId: t.arg.id({ required: false, description: 'The part of it; left out, all of it.' }),
    },
    resolve: async (_root, { courseId, itemId }, context): Promise<Reading> => {
      const reading = await readInEditor(context, 'readThrough', [courseId], readingOf(courseId, itemId ?? null));
      if (!reading || (itemId != null && reading.items.length === 0)) throw new Refusal('NOT_FOUND');
      return reading;
    },
  }),
);

function readingOf(courseId: string, itemId: string | null): RawBuilder<Reading | null> {
  return sql<Reading | null>`(
    select json_build_object('id', c.id, 'name', c.name, 'language', c.language, 'product_id', c.product_id, 'items', (
      select coalesce(json_agg(json_build_object('kind', i.kind, 'id', i.id, 'in_kind', i.in_kind, 'in_id', i.in_id,
        'name', i.name, 'published', i.published, 'texts', i.texts,
        'level', case i.kind when 'STUDY_PROJECT' then i.place[3] - 3 when 'BENCHMARK' then i.place[2] when 'SUMMARY' then i.place[2] end,
        'number', case i.kind when 'STUDY_PROJECT' then i.place[4] end,
        'type', q.type, 'answers', coalesce((
          select json_agg(json_build_object('answer', a.answer, 'answer_image', a.answer_image, 'is_correct', a.is_correct,
            'sequence', a.sequence, 'match', a.match) order by a.sequence, a.order_key)
          from answers a where a.question_id = q.id), '[]'::json)) order by i.place, i.id), '[]'::json)
      from ${courseItems(courseId)} i left join questions q on i.kind = 'QUESTION' and q.id = i.id
      where ${itemId}::uuid is null or ${itemId} in (i.id, i.in_id, i.lesson_id)
        or i.in_id = (select benchmark_id from summaries where id = ${itemId})
    )) from courses c where c.id = ${courseId} and c.deleted_on is null)`;
}
