import { plural } from '../../../texts/formats/en.ts';

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
