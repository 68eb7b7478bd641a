import { graceSeconds } from '@lectern/domain/learning/attempt/grace-seconds.ts';
import { useEffect, useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { beginAtTop } from '../../ui/page/page-heading.tsx';
import { isNotSaved } from '../../ui/figures/save-mark.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { exerciseName } from '../course/exercise-name.ts';
import { ConflictDialog } from '../attempt/conflict-dialog.tsx';
import { useWorkingCopy } from '../attempt/use-working-copy.ts';
import type { Changes } from '../../base/saving/changes.ts';
import { addedTime } from './clock/clocks.ts';
import { Countdown } from './clock/countdown.tsx';
import type { SittingCopy } from './start/open-sitting.ts';
import type { Sitting } from './played-sitting.ts';
import { QuestionView } from './question-view.tsx';
import { ReviewView } from './results/review-view.tsx';
import { partsOf, unansweredIn } from './sitting-run.ts';
import { TimesUpDialog } from './clock/times-up-dialog.tsx';
import { useHeard, type Hear } from './clock/use-heard.ts';
import { useSecondsLeft } from './clock/use-seconds-left.ts';
import { useSubmission } from './use-submission.ts';
import { whatBecomes } from './what-becomes.ts';
import { endOf, whatCounted, whatMayCount } from './what-counts.ts';

/** Milliseconds between two looks whether a sitting that nobody decides about is over; no reply says it. */
const lookEvery = 3000;

type Props = {
  readonly copy: SittingCopy;
  /** Asks what time the sitting has and where it is; null where nobody can change that. */
  readonly hear: Hear | null;
  readonly course: string;
  readonly language: string;
  readonly onExit: () => void;
  /** Told with the sitting that is over, and the questions whose last answers came too late. */
  readonly onSubmitted: (sitting: Sitting, late: readonly string[]) => void;
  readonly onGone: () => void;
  /** Leads to the course. */
  readonly onLeave: () => void;
};

/** A sitting: question by question, the review of all of them, and the submission, against the clock of the server. */
export function SittingPhase({ copy, hear, course, language, onExit, onSubmitted, onGone, onLeave }: Props) {
  const { attempt, differing, replaced, ended, late, gone, status } = useWorkingCopy(copy);
  const asks = Object.keys(differing).length > 0;
  const [view, setView] = useState<'QUESTION' | 'REVIEW'>('QUESTION');
  const [reviewed, setReviewed] = useState(false);
  const [asksSubmit, setAsksSubmit] = useState(false);
  const { left, submitting, submitNow, notTaken } = useSubmission(copy, {
    attemptId: attempt.id,
    over: attempt.over,
    sending: status.act !== null,
    undecided: asks || status.halt?.kind === 'CONFLICT',
  });
  const notice = whatBecomes(useHeard(attempt.id, hear, attempt.over), groupOf(copy));
  const timeUp = left === 0;
  const graceLeft = useSecondsLeft(attempt.id, !timeUp || attempt.over, graceSeconds);

  const go = (next: 'QUESTION' | 'REVIEW') => {
    beginAtTop();
    copy.showQuestion(next === 'QUESTION');
    setView(next);
    if (next === 'REVIEW') setReviewed(true);
  };
  const press = () => (unansweredIn(attempt) > 0 ? setAsksSubmit(true) : submitNow());

  useEffect(() => {
    if (!attempt.over || timeUp) return;
    if (ended) showToast('info', ended);
    onSubmitted(attempt, late);
  }, [attempt, ended, late, timeUp, onSubmitted]);
  useEffect(() => {
    if (replaced > 0 && !asks && !copy.view().attempt.over) showToast('info', texts.attempt.conflict.merged);
  }, [copy, replaced, asks]);
  const isUndecided = asks && timeUp && graceLeft === 0 && !attempt.over;
  useEffect(() => {
    if (!isUndecided) return undefined;
    copy.lookForEnd();
    const timer = setInterval(copy.lookForEnd, lookEvery);
    return () => clearInterval(timer);
  }, [copy, isUndecided]);
  useEffect(() => {
    if (gone) onGone();
  }, [gone, onGone]);

  const bar = {
    title: exerciseName(attempt),
    course,
    onExit,
    saved: status.mark,
    timer: left === null ? null : <Countdown left={left} total={(attempt.time_limit ?? 0) + addedTime(attempt.id)} />,
  };
  const refused = status.halt?.kind === 'REFUSED' ? status.halt.text : null;
  return (
    <>
      {view === 'QUESTION' ? (
        <QuestionView
          key="question"
          {...{ copy, attempt, language, refused, reviewed, notice }}
          bar={{ ...bar, parts: partsOf(attempt) }}
          locked={submitting || timeUp}
          onReview={() => go('REVIEW')}
        />
      ) : (
        <ReviewView
          key="review"
          {...{ attempt, language, refused, submitting, notice }}
          bar={{ ...bar, heads: false }}
          failed={
            !submitting || !isNotSaved(status.mark) ? null : status.halt || status.mark === 'faulty' ? 'SERVER' : 'LINE'
          }
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
      {asks ? (
        <ConflictDialog
          questions={attempt.questions}
          differing={differing}
          language={language}
          onChoose={copy.choose}
        />
      ) : (
        timeUp && (
          <TimesUpDialog
            submitted={attempt.over ? [endOf(attempt), ...whatCounted(attempt, late)] : null}
            saved={status.mark}
            known={whatMayCount(attempt, answeredIn(copy.queue.unsaved()), graceLeft ?? 0)}
            refused={notTaken}
            onSee={() => onSubmitted(attempt, late)}
            onTryAgain={copy.queue.flush}
            onLeave={onLeave}
          />
        )
      )}
    </>
  );
}

/** The group that the page of a sitting is of. */
const groupOf = ({ queue: { target } }: SittingCopy) => (target.type === 'FORM' ? '' : target.group_id);

/** The questions whose answers are among these changes. */
function answeredIn({ questions }: Changes): ReadonlySet<string> {
  return new Set(Object.entries(questions).flatMap(([id, { answer }]) => (answer === undefined ? [] : [id])));
}
