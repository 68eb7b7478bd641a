import type { Answer } from '@lectern/domain/learning/question/question-types.ts';
import type { LearnerQuestion } from '@lectern/domain/learning/question/learner-question.ts';

/**
 * open: the answer can be changed. checked: it is being tried, or a key is withheld. missed: it was wrong, and another
 * try follows. settled: it stands for good and the question carries its key, so that the parts of the answer show
 * whether they are right.
 */
export type WidgetState = 'open' | 'checked' | 'missed' | 'settled';

/** What every widget is given: the question, the answer so far and what to do with a new one. */
export type WidgetProps<Given extends Answer = Answer> = {
  readonly question: LearnerQuestion;
  readonly answer: Given;
  readonly onChange: (answer: Given) => void;
  readonly state: WidgetState;
  /** The id of the element that holds the question's text. */
  readonly labelledBy: string;
};
