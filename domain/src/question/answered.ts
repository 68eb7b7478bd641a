import type { Answer, ChoiceAnswer, MatchingAnswer, RowsAnswer, SequenceAnswer } from './answer.ts';
import type { LearnerQuestion } from './learner-question.ts';

/**
 * Whether an answer is complete enough to be checked and to count as Answered: a choice with at least one selection,
 * a sequence once it was placed, rows and matching once none is left open.
 */
export function isAnswered(question: LearnerQuestion, answer: Answer): boolean {
  return unanswered(question, answer) === 0;
}

/** How many parts still wait for an answer: open rows, concepts without a letter, else 1 or 0. */
export function unanswered(question: LearnerQuestion, answer: Answer): number {
  switch (question.type) {
    case 'MULTIPLE_CHOICE': {
      const { chosen } = answer as ChoiceAnswer;
      return question.answers.some(({ id }) => chosen.includes(id)) ? 0 : 1;
    }
    case 'SEQUENCE':
      return (answer as SequenceAnswer).placed ? 0 : 1;
    case 'TRUE_OR_FALSE':
    case 'CORRECT_OR_INCORRECT': {
      const { rows } = answer as RowsAnswer;
      return question.answers.filter(({ id }) => !Object.hasOwn(rows, id)).length;
    }
    case 'MATCHING': {
      const { letters } = answer as MatchingAnswer;
      return question.concepts.filter(({ id }) => !Object.hasOwn(letters, id)).length;
    }
  }
}
