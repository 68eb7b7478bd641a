import { builder } from '../../base/graphql/builder.ts';
import { CheckedAnswerRef } from '../../learning/study-project/checked-answer.ts';
import { checkUnrecorded } from '../../learning/study-project/check-unrecorded.ts';
import { recordedNowhere } from '../../learning/sealed-attempt/recorded-nowhere.ts';
import { allowAnyone } from './allow-anyone.ts';
import { findUserId } from './find-user-id.ts';
import { inFreeMode } from './in-free-mode.ts';

const CheckFreeAnswerInput = builder.inputType('CheckFreeAnswerInput', {
  description: 'One try at a question of a free study project.',
  fields: (t) => ({
    ticket: t.string({ description: 'The attempt as the last reply gave it.' }),
    question_id: t.id({ description: 'The question.' }),
    answer: t.field({
      type: 'JSON',
      required: false,
      description: 'The answer in the shape of its type; a sequence may be left out to keep its order.',
    }),
    seconds_spent: t.float({ required: false, description: 'Active seconds on the question, in all.' }),
  }),
});

builder.mutationField('checkFreeAnswer', (t) =>
  t.field({
    extensions: recordedNowhere,
    type: CheckedAnswerRef,
    description:
      'Grades one try at a question of a free study project, for everyone; after the second wrong one the answer is revealed. Nothing is stored, an Idempotency-Key neither. 60 calls a minute.',
    args: { data: t.arg({ type: CheckFreeAnswerInput, description: 'The try.' }) },
    resolve: (_root, { data }, context) =>
      inFreeMode(context, async () => {
        await allowAnyone(context, 'checkFreeAnswer', await findUserId(context));
        return checkUnrecorded(context, 'FREE', data);
      }),
  }),
);
