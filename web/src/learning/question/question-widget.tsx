import type { QuestionType } from '@lectern/domain/learning/question/question-types.ts';
import { Suspense } from 'react';
import { texts } from '../../texts/texts.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { widgetOf } from './question-widgets.ts';
import type { WidgetProps } from './widget-props.ts';

/** Fetches what these types of question need beyond their page, so that a lost connection does not keep one from opening. */
export async function preloadWidgets(types: readonly QuestionType[]): Promise<void> {
  await Promise.all(types.map(async (type) => widgetOf(type).load?.()));
}

/** The part of a question that takes the answer. */
export function QuestionWidget(props: WidgetProps) {
  const { Widget, parts } = widgetOf(props.question.type);
  const count = parts(props.question);
  if (count === 0) return <Empty text={texts.question.noAnswers} />;
  return (
    <Suspense fallback={<Skeleton shape="list" count={count} />}>
      <Widget {...props} />
    </Suspense>
  );
}
