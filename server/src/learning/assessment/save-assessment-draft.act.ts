import { graceSeconds } from '@lectern/domain/learning/attempt/grace-seconds.ts';
import { builder } from '../../base/graphql/builder.ts';
import { claimOf } from '../../base/graphql/transaction.ts';
import { DraftAnswerInput } from '../attempt/draft-answer-input.ts';
import { saveSitting } from '../attempt/save-sitting.ts';
import { ownWork } from '../attempt/own-work.ts';
import { AssessmentAttempt } from './assessment-attempt.ts';

const AssessmentDraftInput = builder.inputType('AssessmentDraftInput', {
  description: 'What to save of an open sitting.',
  fields: (t) => ({
    group_id: t.id({ description: 'The group.' }),
    attempt_id: t.id({ description: 'The attempt; it is found in another group too, where it has moved there.' }),
    revision: t.int({ description: 'The revision these answers are based on; an older one is a CONFLICT.' }),
    question_index: t.int({ required: false, description: 'The question reached, counted from 0.' }),
    answers: t.field({ type: [DraftAnswerInput], description: 'The answers that changed.' }),
  }),
});

builder.mutationField('saveAssessmentDraft', (t) =>
  t.field({
    type: AssessmentAttempt,
    description: `Saves answers of your open sitting. After the deadline and ${graceSeconds} seconds of grace nothing is taken any more.`,
    args: { data: t.arg({ type: AssessmentDraftInput, description: 'What to save.' }) },
    extensions: { transaction: 'own', ...ownWork },
    resolve: (_root, args, context, info) =>
      saveSitting(context, 'saveAssessmentDraft', args.data, claimOf('saveAssessmentDraft', args, context, info)),
  }),
);
