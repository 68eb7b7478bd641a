import { texts } from '../../texts/texts.ts';
import { Select } from '../../ui/form/select.tsx';
import { Track } from '../../ui/figures/track.tsx';
import { lineCounts, rates, type Listening } from './listening.ts';
import classes from './reader-dialog.module.css';
import { ReadingSteps } from './reading-steps.tsx';
import { useVoices } from './voice.ts';

type Props = {
  readonly language: string;
  readonly listening: Listening;
  readonly onChange: (part: Partial<Listening>) => void;
};

/** Voice, speed, lines in focus, text size and spacing, folded away until they are asked for. */
export function ListeningSettings({ language, listening, onChange }: Props) {
  const words = texts.reader;
  const voices = useVoices(language);
  const chosen = voices.some(({ voiceURI }) => voiceURI === listening.voice) ? (listening.voice ?? '') : '';
  return (
    <details className={classes['settings']}>
      <summary>{words.settings}</summary>
      <div className={classes['steps']}>
        <Select
          label={words.voice}
          options={[
            { value: '', label: words.anyVoice },
            ...voices.map(({ voiceURI, name }) => ({ value: voiceURI, label: name })),
          ]}
          value={chosen}
          onChange={(voice) => onChange({ voice: voice || null })}
        />
        <Track
          legend={words.speed}
          options={rates.map((value) => ({ value, label: words.rate(value) }))}
          value={listening.rate}
          onChange={(rate) => onChange({ rate })}
          size="sm"
        />
        <Track
          legend={words.lines}
          options={lineCounts.map((value) => ({ value, label: words.lineCount(value) }))}
          value={listening.lines}
          onChange={(lines) => onChange({ lines })}
          size="sm"
        />
        <ReadingSteps />
      </div>
    </details>
  );
}
