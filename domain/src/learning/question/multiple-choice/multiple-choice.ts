import { z } from 'zod/mini';
import { answerIds } from '../answer-id.ts';
import { answerFields, fewestAnswers, mostAnswers, noKey, shown } from '../authored-answer.ts';
import { anyOrder } from '../presentation.ts';
import type { QuestionTypeRules } from '../question-type.ts';
import { markedView } from '../marked-view.ts';

const given = z.strictObject({ chosen: answerIds });

/** The ids of the chosen answers. */
export type ChoiceAnswer = z.infer<typeof given>;

const choice = z.object({
  ...answerFields,
  is_correct: z.pipe(
    z.nullish(z.boolean()),
    z.transform((is_correct) => is_correct === true),
  ),
});

/** One or several of the answers are chosen; a learner is told which of the two. */
export const multipleChoice: QuestionTypeRules<ChoiceAnswer> = {
  description: 'One or several answers are chosen.',
  authored: z.pipe(
    z.array(choice.check(shown)).check(
      z.minLength(fewestAnswers),
      z.maxLength(mostAnswers),
      z.refine((answers) => answers.some(({ is_correct }) => is_correct), 'NO_CORRECT_ANSWER'),
    ),
    z.transform((answers) => answers.map((answer) => ({ ...noKey, ...answer }))),
  ),
  given,
  empty: () => ({ chosen: [] }),
  submitted: (answer) => answer,
  meaning: ({ chosen }) => chosen.toSorted().join(' '),
  unanswered: ({ answers }, { chosen }) => (answers.some(({ id }) => chosen.includes(id)) ? 0 : 1),
  ...anyOrder,
  view: (answers, presentation, settled) => ({
    ...markedView(answers, presentation, settled),
    select_all: answers.filter((answer) => answer.is_correct).length > 1,
  }),
};
