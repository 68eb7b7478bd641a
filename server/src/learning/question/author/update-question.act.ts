import { builder } from '../../../base/graphql/builder.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { ContentWhere } from '../../../base/change-set/content-where.ts';
import { writeQuestions } from '../write-question.ts';
import { parseQuestion } from './parse-question.ts';
import { containerOf } from './question-ground.ts';
import { QuestionInputRef } from './question-input.ts';

builder.mutationField('updateQuestion', (t) =>
  t.field({
    type: Authored,
    description:
      'Says all of a question anew. Answers that are sent with their id stay those answers; those that are missing go. What learners were asked before stays as it was.',
    args: {
      data: t.arg({ type: QuestionInputRef, description: 'What it says.' }),
      where: t.arg({ type: ContentWhere, description: 'The question.' }),
    },
    resolve: (_root, { data, where }, context) =>
      author(context, 'updateQuestion', async (act) => {
        const changes = await parseQuestion(context.db, data, containerOf(where.id));
        return writeQuestions(context.db, act, [
          { id: where.id, changes, ...(where.version == null ? {} : { base_version: where.version }) },
        ]);
      }),
  }),
);
