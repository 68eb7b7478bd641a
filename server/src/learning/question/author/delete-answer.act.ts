import { fewestAnswers } from '@lectern/domain/learning/question/authored-answer.ts';
import { benchmarkQuestionForm } from '@lectern/domain/learning/question/question-form.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { readItems } from '../../../base/content/change-items.ts';
import { questionKind, writeQuestions } from '../write-question.ts';

builder.mutationField('deleteAnswer', (t) =>
  t.field({
    type: Authored,
    description:
      'Takes an answer out of its question. It is refused with TOO_FEW for the last two, and where what is left would not be a question of its type.',
    args: { id: t.arg.id({ description: 'The answer.' }) },
    resolve: (_root, { id }, context) =>
      author(context, 'deleteAnswer', async (act) => {
        const { db } = context;
        const { rows } = await sql<{ id: string }>`
          select q.id from answers a join questions q on q.id = a.question_id and q.deleted_on is null
          where a.id = ${id} for no key update of q`.execute(db);
        const question = rows[0] && (await readItems(db, questionKind, [rows[0].id])).get(rows[0].id);
        if (!question) throw new Refusal('NOT_FOUND');
        const { content, version } = question;
        const answers = content.answers.filter((answer) => answer.id !== id);
        if (answers.length < fewestAnswers)
          throw new Refusal('INVALID', { field: 'id', issue: { code: 'TOO_FEW', minimum: fewestAnswers } });
        const { answers: left } = parseInput(benchmarkQuestionForm, { ...content, answers });
        return writeQuestions(db, act, [{ id: question.id, changes: { answers: left }, base_version: version }]);
      }),
  }),
);
