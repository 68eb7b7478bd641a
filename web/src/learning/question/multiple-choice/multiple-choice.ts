import type { ChoiceAnswer } from '@lectern/domain/learning/question/multiple-choice/multiple-choice.ts';
import { texts } from '../../../texts/texts.ts';
import type { TypeWidget } from '../type-widget.ts';
import { ChoiceWidget } from './choice-widget.tsx';

export const multipleChoice: TypeWidget<ChoiceAnswer> = {
  Widget: ChoiceWidget,
  parts: ({ answers }) => answers.length,
  instruction: ({ select_all }) => (select_all ? texts.question.selectAll : null),
  whyNotReady: () => texts.question.chooseFirst,
};
