import { texts } from '../../../texts/texts.ts';
import { rowsType } from '../rows/rows-type.tsx';

export const correctOrIncorrect = rowsType(() => ({ yes: texts.question.correct, no: texts.question.incorrect }));
