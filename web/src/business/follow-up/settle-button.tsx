import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import type { ShownFollowUp } from './follow-up-query.ts';
import { labelOf } from './follow-up-text.tsx';
import type { useFollowUpActs } from './use-follow-up-acts.ts';

type Props = { readonly followUp: ShownFollowUp; readonly acts: ReturnType<typeof useFollowUpActs> };

/** Says that a follow-up is done, or that it is not after all. */
export function SettleButton({ followUp, acts }: Props) {
  const words = texts.followUp;
  const done = followUp.state === 'DONE';
  const label = labelOf(followUp);
  return (
    <Button
      variant="default"
      size="xs"
      loading={acts.busy === followUp.id}
      aria-label={done ? words.notDoneThis(label) : words.doneThis(label)}
      onClick={() => void acts.settle(followUp, !done)}
    >
      {done ? words.notDone : words.markDone}
    </Button>
  );
}
