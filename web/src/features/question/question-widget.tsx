import type { ChoiceAnswer } from '@lectern/domain/question/multiple-choice/multiple-choice.ts';
import type { MatchingAnswer } from '@lectern/domain/question/matching/matching.ts';
import type { RowsAnswer } from '@lectern/domain/question/rows/rows.ts';
import type { SequenceAnswer } from '@lectern/domain/question/sequence/sequence.ts';
import type { QuestionType } from '@lectern/domain/question/question-types.ts';
import { lazy, Suspense } from 'react';
import { texts } from '../../texts/texts.ts';
import { Empty } from '../../ui/empty.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChoiceWidget } from './choice-widget.tsx';
import { RowsWidget } from './rows-widget.tsx';
import type { WidgetProps } from './widget-props.ts';

const loadSequence = () => import('./sequence-widget.tsx').then((module) => ({ default: module.SequenceWidget }));
const loadMatching = () => import('./matching-widget.tsx').then((module) => ({ default: module.MatchingWidget }));
const SequenceWidget = lazy(loadSequence);
const MatchingWidget = lazy(loadMatching);

/** Fetches what these types of question need beyond their page, so that a lost connection does not keep one from opening. */
export async function preloadWidgets(types: readonly QuestionType[]): Promise<void> {
  await Promise.all([
    types.includes('SEQUENCE') ? loadSequence() : null,
    types.includes('MATCHING') ? loadMatching() : null,
  ]);
}

/** The part of a question that takes the answer, for each of the five types. */
export function QuestionWidget(props: WidgetProps) {
  const { question } = props;
  if (question.answers.length === 0 && question.concepts.length === 0) return <Empty text={texts.question.noAnswers} />;
  switch (question.type) {
    case 'MULTIPLE_CHOICE':
      return <ChoiceWidget {...(props as WidgetProps<ChoiceAnswer>)} />;
    case 'TRUE_OR_FALSE':
    case 'CORRECT_OR_INCORRECT':
      return <RowsWidget {...(props as WidgetProps<RowsAnswer>)} />;
    case 'SEQUENCE':
      return (
        <Suspense fallback={<Skeleton shape="list" count={question.answers.length} />}>
          <SequenceWidget {...(props as WidgetProps<SequenceAnswer>)} />
        </Suspense>
      );
    case 'MATCHING':
      return (
        <Suspense fallback={<Skeleton shape="list" count={question.concepts.length} />}>
          <MatchingWidget {...(props as WidgetProps<MatchingAnswer>)} />
        </Suspense>
      );
  }
}
