import type { RowsAnswer } from '@lectern/domain/learning/question/rows/rows.ts';
import { texts } from '../../../texts/texts.ts';
import type { TypeWidget } from '../type-widget.ts';
import { RowsWidget, type RowWords } from './rows-widget.tsx';

/** What the browser shows of a type with statements in rows; the words are those of the two buttons. */
export const rowsType = (words: () => RowWords): TypeWidget<RowsAnswer> => ({
  Widget: (props) => <RowsWidget {...props} words={words()} />,
  parts: ({ answers }) => answers.length,
  instruction: () => null,
  whyNotReady: (open) => texts.question.rowsOpen(open),
});
