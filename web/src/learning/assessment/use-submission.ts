import { useEffect, useState } from 'react';
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts';
import type { SaveRefusal } from '../../base/saving/save-request.ts';
import type { SittingCopy } from './start/open-sitting.ts';
import { submitSitting } from './sitting-run.ts';
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
export function useSubmission(copy: SittingCopy, { attemptId, over, sending, undecided }: Standing): Submission {
  const [asked, setAsked] = useState(false);
  const [notTaken, setNotTaken] = useState<string | null>(null);
  const refused = useFailureToast();
  const submitting = asked || sending;
  const left = useSecondsLeft(attemptId, submitting || over);
  const isDue = left === 0 && !undecided && !over;
  useEffect(() => {
    if (!isDue) return;
    const submitAtEnd = async () => setNotTaken(reasonOf(await submitSitting(copy, true)));
    void submitAtEnd();
  }, [isDue, copy]);
  useEffect(() => {
    if (over) refused.overtake();
  }, [over, refused]);
  const submitNow = async () => {
    refused.overtake();
    setAsked(true);
    const refusal = await submitSitting(copy, false);
    const reason = reasonOf(refusal);
    if (reason !== null) refused.say('error', reason);
    if (refusal) setAsked(false);
  };
  return { left, submitting, submitNow: () => void submitNow(), notTaken };
}

/** What is said of a refusal; a conflict is settled instead, and with time left the sitting goes on. */
function reasonOf(refusal: SaveRefusal | null): string | null {
  return refusal && refusal.code !== 'CONFLICT' && refusal.code !== 'TIME_LEFT' ? refusal.text : null;
}
