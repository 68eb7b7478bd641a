import { questionContainer } from '@lectern/domain/learning/question/question-form.ts';
import { sql } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { writeQuestions } from '../write-question.ts';
import { parseQuestion } from './parse-question.ts';
import { QuestionContainerInput, QuestionInputRef } from './question-input.ts';

builder.mutationField('createQuestion', (t) =>
  t.field({
    type: Authored,
    description: 'Puts a question behind the others of a benchmark or case study.',
    args: {
      data: t.arg({ type: QuestionInputRef, description: 'What it says.' }),
      belongsTo: t.arg({ type: QuestionContainerInput, description: 'Where it belongs.' }),
      later: t.arg.boolean({
        required: false,
        description: 'Whether it waits for its publishing even where the caller may publish. Left out, it does not.',
      }),
    },
    resolve: (_root, { data, belongsTo }, context) =>
      author(context, 'createQuestion', async (act) => {
        const { db } = context;
        const {
          benchmark_id = null,
          case_study_id = null,
          is_reinforced,
        } = parseInput(questionContainer, belongsTo, 'belongsTo');
        const container = sql`select ${benchmark_id}::uuid as benchmark_id, ${case_study_id}::uuid as case_study_id`;
        const question = await parseQuestion(db, data, container);
        const place = { benchmark_id, case_study_id, is_reinforced: is_reinforced === true, order_key: undefined };
        const { lesson_id = null, is_free_sample = false, hint = null, reveal = null } = question;
        return writeQuestions(db, act, [
          { content: { ...question, ...place, lesson_id, is_free_sample, hint, reveal } },
        ]);
      }),
  }),
);
