import type { AuthoredAnswer } from './authored-answer.ts';
import { asShown, type Presentation } from './presentation.ts';
import type { QuestionView } from './question-view.ts';

/** Answers as they are shown; once settled, each says whether it is correct. */
export function markedView(answers: readonly AuthoredAnswer[], shown: Presentation, settled: boolean): QuestionView {
  return {
    select_all: false,
    answers: asShown(answers, shown).map(({ id, answer, answer_image, answer_image_alt, is_correct }) => ({
      id,
      answer,
      answer_image,
      answer_image_alt,
      is_correct: settled ? is_correct === true : null,
      sequence: null,
      match: null,
    })),
    concepts: [],
    descriptions: [],
  };
}
