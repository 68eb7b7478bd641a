import { texts } from '../../texts/texts.ts';
import { Track } from '../../ui/figures/track.tsx';
import { useReading } from './reading.ts';

/** The choice of text size and spacing, wherever something is read. */
export function ReadingSteps() {
  const words = texts.library;
  const [reading, setReading] = useReading();
  const steps = (labels: readonly string[]) => labels.map((label, value) => ({ label, value }));
  return (
    <>
      <Track
        legend={words.size}
        options={steps(words.sizes)}
        value={reading.size}
        onChange={(size) => setReading({ ...reading, size })}
        size="sm"
      />
      <Track
        legend={words.spacing}
        options={steps(words.spacings)}
        value={reading.spacing}
        onChange={(spacing) => setReading({ ...reading, spacing })}
        size="sm"
      />
    </>
  );
}
