import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { isPass, performanceBand } from '@lectern/domain/attempt/score.ts';
import { texts } from '../../texts/texts.ts';
import { Chip } from '../../ui/figures/chip.tsx';

/** How a score is called, with the mark of its colour. */
export function ScoreChip({ percent }: { readonly percent: number | null }) {
  const word = texts.results.bands[performanceBand(percent)];
  if (percent === null) return <Chip>{word}</Chip>;
  return isPass(percent) ? (
    <Chip tone="green" icon={IconCheck}>
      {word}
    </Chip>
  ) : (
    <Chip tone="yellow" icon={IconAlertTriangle}>
      {word}
    </Chip>
  );
}
