import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { writeQuestions } from '../write-question.ts';

builder.mutationField('setQuestionLessonReference', (t) =>
  t.field({
    type: Authored,
    description: 'Says for which lesson questions of benchmarks count; one without a lesson is asked of nobody.',
    args: {
      lessonId: t.arg.id({ required: false, description: 'A lesson of their course; null takes the lesson away.' }),
      questionId: t.arg.id({ required: false, description: 'One question.' }),
      questionIds: t.arg.idList({ required: false, description: 'Several at once, in one change set.' }),
    },
    resolve: (_root, { lessonId, questionId, questionIds }, context) =>
      author(context, 'setQuestionLessonReference', async (act) => {
        const { db } = context;
        const ids = [...new Set([...(questionId == null ? [] : [questionId]), ...(questionIds ?? [])])];
        if (ids.length === 0) throw new Refusal('INVALID', { field: 'questionId', issue: { code: 'REQUIRED' } });
        const lesson_id = lessonId ?? null;
        const { rows } = await sql<{ fitting: number }>`/* fitting-questions */
          select count(*)::int as fitting from questions q
          join benchmarks b on b.id = q.benchmark_id and b.deleted_on is null
          where q.id = any(${ids}::uuid[]) and q.deleted_on is null and (${lesson_id}::uuid is null
            or exists (select from lessons l where l.id = ${lesson_id}::uuid and l.course_id = b.course_id and l.deleted_on is null))`.execute(
          db,
        );
        if (rows[0]?.fitting !== ids.length) throw new Refusal('NOT_FOUND');
        return writeQuestions(
          db,
          act,
          ids.map((id) => ({ id, changes: { lesson_id } })),
        );
      }),
  }),
);
