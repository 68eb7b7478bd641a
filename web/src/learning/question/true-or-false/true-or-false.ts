import { texts } from '../../../texts/texts.ts';
import { rowsType } from '../rows/rows-type.tsx';

export const trueOrFalse = rowsType(() => ({ yes: texts.question.true, no: texts.question.false }));
