import type { Answer } from '@lectern/domain/learning/question/question-types.ts';
import type { LearnerQuestion } from '@lectern/domain/learning/question/learner-question.ts';
import type { ComponentType } from 'react';
import type { WidgetProps } from './widget-props.ts';

/** What the browser shows of a type of question. Texts are functions: they are read while they are shown. */
export type TypeWidget<Given extends Answer> = {
  /** The part that takes the answer. */
  readonly Widget: ComponentType<WidgetProps<Given>>;
  /** Fetches the widget, where its code is not part of the player's. */
  readonly load?: () => Promise<unknown>;
  /** How many parts there are to answer; without one there is nothing to show. */
  readonly parts: (question: LearnerQuestion) => number;
  /** How the question is answered, where the widget does not say it by itself. */
  readonly instruction: (question: LearnerQuestion) => string | null;
  /** Why the answer cannot be checked yet, while so many parts wait for it. */
  readonly whyNotReady: (open: number) => string;
};
