import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { performanceBand, type PerformanceBand } from '@lectern/domain/learning/attempt/score.ts';
import { texts } from '../../texts/texts.ts';
import { Chip } from '../../ui/figures/chip.tsx';

/** How a score is called, with the mark of its colour. */
export const ScoreChip = ({ percent }: { readonly percent: number | null }) => (
  <BandChip band={performanceBand(percent)} />
);

/** The same of a band. */
export function BandChip({ band }: { readonly band: PerformanceBand }) {
  const word = texts.results.bands[band];
  if (band === 'NA') return <Chip>{word}</Chip>;
  return band === 'REVIEW_NEEDED' ? (
    <Chip tone="yellow" icon={IconAlertTriangle}>
      {word}
    </Chip>
  ) : (
    <Chip tone="green" icon={IconCheck}>
      {word}
    </Chip>
  );
}
