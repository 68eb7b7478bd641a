import { vttTime } from '@lectern/domain/learning/library/captions.ts';
import { IconClockPlay, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { ofLanguage } from '../../../texts/of-language.ts';
import { texts } from '../../../texts/texts.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import field from '../../../ui/form/field.module.css';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { CueIssue, CueValues } from './cues.ts';
import classes from './video.module.css';

type Props = {
  readonly row: CueValues;
  readonly index: number;
  /** The language of the text, a BCP 47 tag. */
  readonly language: string;
  readonly issue: CueIssue | null;
  /** Whether it is read at this moment of the video. */
  readonly isNow: boolean;
  /** The moment of the video, in seconds. */
  readonly momentNow: () => number;
  readonly onChange: (changes: Partial<CueValues>) => void;
  readonly onPlay: () => void;
  readonly onRemove: () => void;
};

/** One line of captions: from when to when it is read, and what it says. */
export function CueRow({ row, index, language, issue, isNow, momentNow, onChange, onPlay, onRemove }: Props) {
  const id = useId();
  const words = texts.media.video;
  const number = index + 1;
  const time = (part: 'start' | 'end', error: string | undefined) => (
    <div className={classes['time']}>
      <TextField
        label={words[part]}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        value={row[part]}
        error={error}
        onChange={({ target }) => onChange({ [part]: target.value })}
      />
      <IconButton
        icon={IconClockPlay}
        size="xs"
        label={words.takeMoment(words[part], number)}
        onClick={() => onChange({ [part]: vttTime(momentNow()) })}
      />
    </div>
  );
  return (
    <li data-cue={row.key} className={classes['cue']} data-now={isNow || undefined} aria-labelledby={id}>
      <span id={id} className={classes['number']}>
        {words.lineNumber(number)}
      </span>
      {time('start', issue === 'start' ? words.issues.time : undefined)}
      {time('end', issue === 'end' ? words.issues.time : issue === 'order' ? words.issues.order : undefined)}
      <div className={classes['text']}>
        <Field label={words.text} error={issue === 'text' ? words.issues.text : undefined}>
          {(control) => (
            <textarea
              {...control}
              className={field['input']}
              rows={2}
              {...ofLanguage(language)}
              value={row.text}
              onChange={({ target }) => onChange({ text: target.value })}
            />
          )}
        </Field>
      </div>
      <div className={classes['acts']}>
        <IconButton icon={IconPlayerPlay} size="xs" label={words.playLine(number)} onClick={onPlay} />
        <IconButton icon={IconTrash} size="xs" label={words.removeLine(number)} onClick={onRemove} />
      </div>
    </li>
  );
}
