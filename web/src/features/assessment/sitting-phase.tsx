import { useEffect, useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { focusNextHeading } from '../../ui/page/page-heading.tsx';
import { isNotSaved } from '../../ui/figures/save-mark.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { exerciseName } from '../course/exercise-name.ts';
import { ConflictDialog } from '../attempt/conflict-dialog.tsx';
import { useWorkingCopy } from '../attempt/use-working-copy.ts';
import { Countdown } from './clock/countdown.tsx';
import type { SittingCopy } from './start/open-sitting.ts';
import type { Sitting } from './played-sitting.ts';
import { QuestionView } from './question-view.tsx';
import { ReviewView } from './results/review-view.tsx';
import { partsOf, unansweredIn } from './sitting-run.ts';
import { TimesUpDialog } from './clock/times-up-dialog.tsx';
import { useSubmission } from './use-submission.ts';

type Props = {
  readonly copy: SittingCopy;
  readonly course: string;
  readonly language: string;
  readonly onExit: () => void;
  readonly onSubmitted: (sitting: Sitting) => void;
  readonly onGone: () => void;
  /** Leads to the course. */
  readonly onLeave: () => void;
};

/** A sitting: question by question, the review of all of them, and the submission, against the clock of the server. */
export function SittingPhase({ copy, course, language, onExit, onSubmitted, onGone, onLeave }: Props) {
  const { attempt, differing, replaced, ended, gone, status } = useWorkingCopy(copy);
  const [view, setView] = useState<'QUESTION' | 'REVIEW'>('QUESTION');
  const [reviewed, setReviewed] = useState(false);
  const [asksSubmit, setAsksSubmit] = useState(false);
  const { left, submitting, submitNow, notTaken } = useSubmission(copy, {
    attemptId: attempt.id,
    over: attempt.over,
    sending: status.act !== null,
    undecided: differing.length > 0 || status.halt?.kind === 'CONFLICT',
  });
  const timeUp = left === 0;

  const go = (next: 'QUESTION' | 'REVIEW') => {
    focusNextHeading();
    copy.showQuestion(next === 'QUESTION');
    setView(next);
    if (next === 'REVIEW') setReviewed(true);
  };
  const press = () => (unansweredIn(attempt) > 0 ? setAsksSubmit(true) : submitNow());

  useEffect(() => {
    if (!attempt.over || timeUp) return;
    if (ended) showToast('info', ended);
    onSubmitted(attempt);
  }, [attempt, ended, timeUp, onSubmitted]);
  useEffect(() => {
    if (replaced > 0 && differing.length === 0 && !copy.view().attempt.over) showToast('info', texts.refusals.CONFLICT);
  }, [copy, replaced, differing.length]);
  useEffect(() => {
    if (gone) onGone();
  }, [gone, onGone]);

  const bar = {
    title: exerciseName(attempt),
    course,
    onExit,
    saved: status.mark,
    timer: left === null ? null : <Countdown left={left} total={attempt.time_limit ?? 0} />,
  };
  const refused = status.halt?.kind === 'REFUSED' ? status.halt.text : null;
  return (
    <>
      {view === 'QUESTION' ? (
        <QuestionView
          key="question"
          {...{ copy, attempt, language, refused, reviewed }}
          bar={{ ...bar, parts: partsOf(attempt) }}
          locked={submitting || timeUp}
          onReview={() => go('REVIEW')}
        />
      ) : (
        <ReviewView
          key="review"
          {...{ attempt, refused, submitting }}
          bar={{ ...bar, heads: false }}
          failed={submitting && isNotSaved(status.mark)}
          onReview={(index) => {
            copy.moveTo(index);
            go('QUESTION');
          }}
          onSubmit={press}
        />
      )}
      {asksSubmit && (
        <ConfirmDialog
          title={texts.assessment.submitUnanswered(unansweredIn(attempt))}
          confirm={texts.player.submit}
          destroys={false}
          onConfirm={() => {
            setAsksSubmit(false);
            submitNow();
          }}
          onClose={() => setAsksSubmit(false)}
        >
          {texts.assessment.submitUnansweredText}
        </ConfirmDialog>
      )}
      {differing.length > 0 ? (
        <ConflictDialog questions={attempt.questions} differing={differing} onChoose={copy.choose} />
      ) : (
        timeUp && (
          <TimesUpDialog
            submitted={attempt.over}
            saved={status.mark}
            refused={notTaken}
            onSee={() => onSubmitted(attempt)}
            onTryAgain={copy.queue.flush}
            onLeave={onLeave}
          />
        )
      )}
    </>
  );
}
