import { IconCheck, IconX } from '@tabler/icons-react';
import { texts } from '../../texts/texts.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import { OwnWords } from './own-words.tsx';

/** How a part of a settled answer stands; null where there is nothing to say about it. */
export type Verdict = 'correct' | 'incorrect' | null;

/** Says beside a part of the answer that it is the right one, or the learner's own wrong one. */
export function VerdictChip({ verdict }: { readonly verdict: Verdict }) {
  if (verdict === null) return null;
  const right = verdict === 'correct';
  return (
    <Chip tone={right ? 'green' : 'red'} icon={right ? IconCheck : IconX}>
      <OwnWords>{right ? texts.question.correctAnswer : texts.question.yourAnswer}</OwnWords>
    </Chip>
  );
}
