import { useState } from 'react';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { useSend } from '../../graphql/use-send.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts';
import { offerUndo } from '../change-set/undo-store.ts';
import { activateMutation } from './assessment-query.ts';

type OfLevel = { readonly id: string; readonly level: number };

type Props = {
  readonly courseId: string;
  readonly benchmarks: readonly OfLevel[];
  readonly summaries: readonly { readonly level: number }[];
  readonly onChanged: () => void;
};

/** Makes the summaries of a course from its benchmarks; it is there as long as a level has none. */
export function ActivateSummaries({ courseId, benchmarks, summaries, onChanged }: Props) {
  const send = useSend();
  const failure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const words = texts.cmsAssessment;
  const missing = benchmarks.filter(({ level }) => !summaries.some((summary) => summary.level === level));
  if (missing.length === 0) return null;
  const activate = async () => {
    if (busy) return;
    setBusy(true);
    failure.overtake();
    const wanted = missing.map(({ id, level }) => ({ id, level }));
    const { data, error } = await send(activateMutation, { benchmarks: wanted, course_id: courseId });
    setBusy(false);
    if (!data || error) return failure.say('error', refusalOf(error)?.text ?? words.activateFailed);
    offerUndo(words.activated, data.authored);
    onChanged();
  };
  return (
    <Button variant="default" loading={busy} onClick={() => void activate()}>
      {words.activate}
    </Button>
  );
}
