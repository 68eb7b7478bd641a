import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react';
import { localDay } from '../../texts/local-day.ts';
import { texts } from '../../texts/texts.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import type { ShownFollowUp } from './follow-up-query.ts';

type Props = { readonly followUp: Pick<ShownFollowUp, 'state' | 'days_to_due' | 'due_on' | 'done_on'> };

/** Where a follow-up stands, in words. */
export function DueChip({ followUp: { state, days_to_due, due_on, done_on } }: Props) {
  const words = texts.followUp;
  if (state === 'DONE')
    return (
      <Chip dense tone="green" icon={IconCheck}>
        {words.done(localDay(done_on ?? ''))}
      </Chip>
    );
  if (state === 'OVERDUE')
    return (
      <Chip dense tone="red" icon={IconAlertTriangle}>
        {words.overdue(-days_to_due)}
      </Chip>
    );
  return (
    <Chip dense tone={state === 'DUE' ? 'yellow' : 'neutral'} icon={IconClock}>
      {state === 'DUE' ? words.dueToday : words.dueOn(due_on)}
    </Chip>
  );
}
