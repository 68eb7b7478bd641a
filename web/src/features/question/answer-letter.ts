import { letterOf, mostMatchingRows } from '@lectern/domain/question/question.ts';

/** The letter an answer is shown under; answers beyond Z carry their number. */
export const answerLetter = (index: number): string => (index < mostMatchingRows ? letterOf(index) : String(index + 1));
