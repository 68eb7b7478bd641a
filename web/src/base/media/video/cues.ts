import { readTime, vttTime, type Cue } from '@lectern/domain/learning/library/captions.ts';

/** A line of captions as it stands in its fields. */
export type CueValues = {
  readonly key: string;
  readonly start: string;
  readonly end: string;
  readonly text: string;
  readonly settings: string;
};

/** What is wrong with a line: a time that is none, an end before its beginning, or nothing to read. */
export type CueIssue = 'start' | 'end' | 'order' | 'text';

/** A line as it stands in its fields. */
export const cueValues = ({ start, end, text, settings }: Cue): CueValues => ({
  key: crypto.randomUUID(),
  start: vttTime(start),
  end: vttTime(end),
  text,
  settings,
});

/** What is wrong with a line as it was typed; null where it can be read at its time. */
export function whyNotCue({ start, end, text }: CueValues): CueIssue | null {
  const [from, to] = [readTime(start), readTime(end)];
  if (from === null) return 'start';
  if (to === null) return 'end';
  if (to <= from) return 'order';
  return text.trim() === '' ? 'text' : null;
}

/** The lines that can be read, in the order of their times. */
export function cuesOf(rows: readonly CueValues[]): Cue[] {
  return rows
    .filter((row) => whyNotCue(row) === null)
    .map(({ start, end, text, settings }) => ({
      start: readTime(start) ?? 0,
      end: readTime(end) ?? 0,
      // An empty line would end it.
      text: text.trim().replaceAll(/\n\s*\n/g, '\n'),
      settings,
    }))
    .toSorted((one, other) => one.start - other.start);
}

/** The lines with a new one that begins at a moment, in seconds, in the place that this gives it. */
export function withCueAt(rows: readonly CueValues[], moment: number): CueValues[] {
  const row = cueValues({ start: moment, end: moment + 2, text: '', settings: '' });
  const at = rows.findIndex(({ start }) => (readTime(start) ?? 0) > moment);
  return at === -1 ? [...rows, row] : rows.toSpliced(at, 0, row);
}
