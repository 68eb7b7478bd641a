import { questionContainer } from '@lectern/domain/learning/question/question-form.ts';
import type { QuestionType } from '@lectern/domain/learning/question/question-types.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { plainText } from '@lectern/domain/learning/study-project/introduction.ts';
import { sql } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { readInEditor } from '../../../base/change-set/waiting-changes/as-it-will-be.ts';
import { askable } from '../askable.ts';
import { QuestionTypeRef } from '../question.ts';
import { QuestionContainerInput } from './question-input.ts';

type Listed = {
  readonly id: string;
  readonly version: number;
  readonly type: QuestionType;
  readonly text: string;
  readonly is_reinforced: boolean;
  readonly lesson: { readonly id: string; readonly name: string } | null;
  readonly has_hint: boolean;
  readonly has_reveal: boolean;
  readonly has_answers: boolean;
  readonly is_free_sample: boolean;
};

/** How much of a question's text a list shows, in characters. */
const longestExcerpt = 200;

const CmsQuestionLesson = builder
  .objectRef<{ readonly id: string; readonly name: string }>('CmsQuestionLesson')
  .implement({
    description: 'The lesson that a question counts for.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'The id of the lesson.' }),
      name: t.exposeString('name', { description: 'Its name.' }),
    }),
  });

const CmsQuestion = builder.objectRef<Listed>('CmsQuestion').implement({
  description: 'A question as lists of its author show it, without its key.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the question.' }),
    version: t.exposeInt('version', { description: 'Its version, counted from 1.' }),
    type: t.expose('type', { type: QuestionTypeRef, description: 'How it is answered.' }),
    text: t.exposeString('text', { description: `Its text without markup, at most ${longestExcerpt} characters.` }),
    is_reinforced: t.exposeBoolean('is_reinforced', {
      description: 'Whether it reinforces the case of its case study.',
    }),
    lesson: t.expose('lesson', {
      type: CmsQuestionLesson,
      nullable: true,
      description: 'The lesson that it counts for; null without one, and then a benchmark asks it of nobody.',
    }),
    has_hint: t.exposeBoolean('has_hint', { description: 'Whether something of the library is its hint.' }),
    has_reveal: t.exposeBoolean('has_reveal', { description: 'Whether something of the library explains it.' }),
    is_free_sample: t.exposeBoolean('is_free_sample', {
      description: 'Whether free mode asks it, and no assessment of a group.',
    }),
    has_answers: t.exposeBoolean('has_answers', { description: 'Whether it has answers; else it is asked of nobody.' }),
  }),
});

builder.queryField('cmsQuestions', (t) =>
  t.field({
    type: [CmsQuestion],
    description: 'The questions of a benchmark or a case study, the case first, in their order: for content roles.',
    args: { belongsTo: t.arg({ type: QuestionContainerInput, description: 'The benchmark or case study.' }) },
    resolve: async (_root, { belongsTo }, context): Promise<readonly Listed[]> => {
      const { benchmark_id = null, case_study_id = null } = belongsTo;
      const questions = await readInEditor(
        context,
        'cmsQuestions',
        [benchmark_id, case_study_id].filter((id) => id !== null),
        sql<readonly Listed[] | null>`(
          select coalesce(json_agg(json_build_object('id', q.id, 'version', q.version, 'type', q.type,
            'text', left(q.question, 4000), 'is_reinforced', q.is_reinforced, 'is_free_sample', q.is_free_sample,
            'lesson', case when l.id is not null then json_build_object('id', l.id, 'name', l.name) end,
            'has_hint', exists (select from question_resources r where r.question_id = q.id and r.type = 'hint'),
            'has_reveal', exists (select from question_resources r where r.question_id = q.id and r.type = 'reveal'),
            'has_answers', ${askable}) order by q.is_reinforced, q.order_key, q.id) filter (where q.id is not null), '[]'::json)
          from (
            select id from benchmarks where id = ${benchmark_id}::uuid and deleted_on is null
            union all select id from case_studies where id = ${case_study_id}::uuid and deleted_on is null
          ) container
          left join questions q on (q.benchmark_id = ${benchmark_id}::uuid or q.case_study_id = ${case_study_id}::uuid) and q.deleted_on is null
          left join lessons l on l.id = q.lesson_id and l.deleted_on is null
          group by container.id
        )`,
      );
      parseInput(questionContainer, belongsTo, 'belongsTo');
      if (!questions) throw new Refusal('NOT_FOUND');
      return questions.map(({ text, ...question }) => ({ ...question, text: excerptOf(text) }));
    },
  }),
);

function excerptOf(html: string): string {
  const text = plainText(html);
  return text.length > longestExcerpt ? `${text.slice(0, longestExcerpt - 1).trimEnd()}…` : text;
}
