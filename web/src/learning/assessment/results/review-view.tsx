import type { ComponentProps } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { Refused } from '../../../ui/feedback/refused.tsx';
import { PlayerPage } from '../../player/player-page.tsx';
import type { Sitting } from '../played-sitting.ts';
import { ReviewTable } from './review-table.tsx';
import classes from './review-view.module.css';

type Props = {
  readonly attempt: Sitting;
  readonly language: string;
  readonly bar: ComponentProps<typeof PlayerPage>['bar'];
  readonly submitting: boolean;
  /** What has kept the submission from arriving so far; it is tried again by itself. */
  readonly failed: 'LINE' | 'SERVER' | null;
  readonly refused: string | null;
  /** What has changed around the sitting since it began. */
  readonly notice: string | null;
  readonly onReview: (index: number) => void;
  readonly onSubmit: () => void;
};

/** The last look at a sitting: the table of its questions, and the submission. */
export function ReviewView({ attempt, language, bar, submitting, failed, refused, notice, onReview, onSubmit }: Props) {
  return (
    <PlayerPage
      language={language}
      bar={bar}
      notice={notice}
      actions={{
        label: texts.player.submit,
        onAct: onSubmit,
        busy: submitting,
        note: submitting ? null : texts.assessment.canChange,
        beside: (
          <Button size="lg" variant="default" disabled={submitting} onClick={() => onReview(attempt.index)}>
            {texts.assessment.toQuestions}
          </Button>
        ),
      }}
    >
      {failed && (
        <p role="alert" className={classes['failed']}>
          {failed === 'SERVER' ? texts.player.submitFailed : texts.assessment.submitsWhenBack}
        </p>
      )}
      {refused && <Refused text={refused}>{null}</Refused>}
      <ReviewTable questions={attempt.questions} locked={submitting} onReview={onReview} />
    </PlayerPage>
  );
}
