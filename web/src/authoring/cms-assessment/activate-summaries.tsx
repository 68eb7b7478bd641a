import { useOneAct } from '../../graphql/use-one-act.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
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
  const { act, busy } = useOneAct();
  const words = texts.cmsAssessment;
  const missing = benchmarks.filter(({ level }) => !summaries.some((summary) => summary.level === level));
  if (missing.length === 0) return null;
  const activate = async () => {
    const wanted = missing.map(({ id, level }) => ({ id, level }));
    const variables = { benchmarks: wanted, course_id: courseId };
    const data = await act(activateMutation, variables, { failed: words.activateFailed });
    if (!data) return;
    offerUndo(words.activated, data.authored);
    onChanged();
  };
  return (
    <Button variant="default" loading={busy} onClick={() => void activate()}>
      {words.activate}
    </Button>
  );
}
