import type { AuthoredAnswer } from './authored-answer.ts';
import type { QuestionView } from './question-view.ts';

/** Answers in their author's order; once settled, each says whether it is correct. */
export function markedView(answers: readonly AuthoredAnswer[], settled: boolean): QuestionView {
  return {
    select_all: false,
    answers: answers.map(({ id, answer, answer_image, is_correct }) => ({
      id,
      answer,
      answer_image,
      is_correct: settled ? is_correct === true : null,
      sequence: null,
      match: null,
    })),
    concepts: [],
    descriptions: [],
  };
}
