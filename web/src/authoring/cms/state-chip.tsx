import { use } from 'react';
import { texts } from '../../texts/texts.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import { WaitingItems } from './waiting-items.ts';

type Props = {
  readonly published: boolean;
  /** The item, which learners may see as it was before a change that waits. */
  readonly id?: string | undefined;
  readonly dense?: boolean;
};

/** Whether learners see an item, if they see all that it belongs to. */
export function StateChip({ published, id, dense = false }: Props) {
  const waits = use(WaitingItems).has(id ?? '');
  const tone = published ? (waits ? 'yellow' : 'green') : 'outlined';
  return (
    <Chip tone={tone} dense={dense}>
      {published ? (waits ? texts.cms.changesWaiting : texts.cms.published) : texts.cms.draft}
    </Chip>
  );
}
