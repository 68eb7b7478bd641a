import { useEffect, useState } from 'react';
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts';
import type { SaveRefusal } from '../saving/save-request.ts';
import type { SittingCopy } from './start/open-sitting.ts';
import { submitSitting } from './sitting-run.ts';
import { timeLeft } from './clock/clocks.ts';
import { hearAtEnd, type Hear } from './clock/use-added-minutes.ts';
import { useSecondsLeft } from './clock/use-seconds-left.ts';

type Standing = {
  readonly attemptId: string;
  readonly over: boolean;
  /** Whether the queue sends a submission, even one that an earlier page asked for. */
  readonly sending: boolean;
  /** Whether a conflict waits to be decided. */
  readonly undecided: boolean;
};

type Submission = {
  /** Whole seconds left; they stand still while the sitting is submitted. Null where it is untimed. */
  readonly left: number | null;
  readonly submitting: boolean;
  readonly submitNow: () => void;
  /** Why the server did not take what was submitted because the time was over; null where it did not say so. */
  readonly notTaken: string | null;
};

/** Submits a sitting when it is asked to, and by itself once the time is over and nothing has to be decided before. */
export function useSubmission(
  copy: SittingCopy,
  hear: Hear | null,
  { attemptId, over, sending, undecided }: Standing,
): Submission {
  const [asked, setAsked] = useState(false);
  const [notTaken, setNotTaken] = useState<string | null>(null);
  const refused = useFailureToast();
  const submitting = asked || sending;
  const left = useSecondsLeft(attemptId, submitting || over);
  const isDue = left === 0 && !undecided && !over;
  useEffect(() => {
    if (!isDue) return undefined;
    let wanted = true;
    const submitAtEnd = async () => {
      await hearAtEnd(attemptId, hear);
      if (wanted && timeLeft(attemptId) === 0) setNotTaken(reasonOf(await submitSitting(copy)));
    };
    void submitAtEnd();
    return () => {
      wanted = false;
    };
  }, [isDue, copy, attemptId, hear]);
  useEffect(() => {
    if (over) refused.overtake();
  }, [over, refused]);
  const submitNow = async () => {
    refused.overtake();
    setAsked(true);
    const refusal = await submitSitting(copy);
    const reason = reasonOf(refusal);
    if (reason !== null) refused.say('error', reason);
    if (refusal) setAsked(false);
  };
  return { left, submitting, submitNow: () => void submitNow(), notTaken };
}

/** What is said of a refusal; a conflict is settled instead. */
function reasonOf(refusal: SaveRefusal | null): string | null {
  return refusal && refusal.code !== 'CONFLICT' ? refusal.text : null;
}
