import type { LearnerAnswer } from '@lectern/domain/learning/question/question-view.ts';
import { texts } from '../../../texts/texts.ts';
import { plainText } from '../../../base/rich-text/plain-text.ts';

/** What an item of a sequence is called: its text, what its picture says, or where it stands, counted from 0. */
export const itemName = ({ answer, answer_image_alt }: LearnerAnswer, index: number): string =>
  plainText(answer) || answer_image_alt || texts.question.picture(String(index + 1));
