import { IconArrowDownRight, IconArrowsLeftRight } from '@tabler/icons-react';
import { texts } from '../../../texts/texts.ts';
import { Chip } from '../../../ui/figures/chip.tsx';
import type { KnownGain } from './gain.ts';

/** Says what got worse, and what may be chance; nothing of what is clearly more, or where no range is known. */
export function ChangeChip({ known: { change, low } }: { readonly known: KnownGain }) {
  const { worse, unclear } = texts.gradebook.gain;
  if (change === 'MORE' || low === null) return null;
  return change === 'LESS' ? (
    <Chip dense tone="yellow" icon={IconArrowDownRight}>
      {worse}
    </Chip>
  ) : (
    <Chip dense icon={IconArrowsLeftRight}>
      {unclear}
    </Chip>
  );
}
