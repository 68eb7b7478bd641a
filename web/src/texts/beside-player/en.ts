// What those read who have a text read to them, and authors in preview, in English.
import { plural } from '../formats/en.ts';

export const reader = {
  play: 'Play',
  pause: 'Pause',
  sentenceBefore: 'Previous sentence',
  sentenceAfter: 'Next sentence',
  settings: 'Voice, speed and text',
  voice: 'Voice',
  anyVoice: 'The voice of this browser',
  speed: 'Speed',
  rate: (rate: number) => `${rate} ×`,
  lines: 'Lines in focus',
  lineCount: (lines: number) => (lines === 0 ? 'All' : plural(lines, { one: '# line', other: '# lines' })),
  brokeOff: 'The voice of this browser stopped. Choose another one under "Voice, speed and text".',
};

export const preview = {
  exercise: {
    reminder: 'Preview. Drafts are shown, nothing is recorded.',
    exit: 'Nothing is recorded here: your answers are gone once you exit.',
    howOften: 'In preview you can take it as often as you like.',
    timesOver: 'When the time is up, your answers are submitted. The time keeps running while you are away.',
    withheld: '',
    completed: 'Nothing was recorded. You can start again at any time.',
    back: 'Back to the course',
  },
  title: 'Preview',
  draft: 'Draft',
  /** What there is in a lesson, such as "3 pages, 13 cards, no clips". */
  holds: (sizes: readonly string[]) => sizes.join(', '),
  noLessons: 'This course has no lessons yet.',
};
