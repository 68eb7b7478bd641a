import { builder } from '../../base/graphql/builder.ts';
import { AttemptQuestion, type AttemptQuestionShape } from '../attempt/attempt-question.ts';

/** The verdict on one try; where nothing is recorded, with the tickets to go on with. */
export type CheckedAnswer = {
  readonly result: boolean;
  readonly settled: boolean;
  readonly question: AttemptQuestionShape;
  readonly group_id: string | null;
  readonly revision: number;
  readonly saved_at: string | null;
  readonly ticket: string | null;
  readonly resources_ticket: string | null;
};

/** The verdict on one try. */
export const CheckedAnswerRef = builder.objectRef<CheckedAnswer>('CheckedAnswer').implement({
  description: 'The verdict on one try.',
  fields: (t) => ({
    result: t.exposeBoolean('result', { description: 'Whether the answer is right.' }),
    settled: t.exposeBoolean('settled', {
      description: 'Whether the question is over: right, or wrong for the second time.',
    }),
    attempt_question: t.expose('question', {
      type: AttemptQuestion,
      description: 'The question with what this try has earned.',
    }),
    group_id: t.exposeID('group_id', {
      nullable: true,
      description: 'The group of the attempt now; null where nothing is recorded.',
    }),
    revision: t.exposeInt('revision', { description: 'The revision of the attempt after this try.' }),
    saved_at: t.expose('saved_at', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was saved; null where nothing is recorded.',
    }),
    ticket: t.exposeString('ticket', {
      nullable: true,
      description: 'The attempt after this try, sealed, where nothing is recorded; null in a group.',
    }),
    resources_ticket: t.exposeString('resources_ticket', {
      nullable: true,
      description: 'Opens the resources that the question has earned, in free mode; null in a group.',
    }),
  }),
});
