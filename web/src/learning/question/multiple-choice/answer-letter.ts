import { letterOf, mostLetters } from '@lectern/domain/learning/question/letter.ts';

/** The letter an answer is shown under; answers beyond Z carry their number. */
export const answerLetter = (index: number): string => (index < mostLetters ? letterOf(index) : String(index + 1));
