import { dayText } from '../../../texts/formats/en.ts';

export const myWork = {
  notLoaded: 'Your work could not be loaded.',
  none: 'You have no unfinished work: everything is saved, and nothing is waiting to be published.',
  typed: 'Not saved',
  typedText: 'Only you see it. Open it to continue, save or discard it.',
  waiting: 'Waiting to be published',
  newItem: (kind: string) => `New: ${kind}`,
  keptOn: (day: string, time: string) => `${dayText(day)}, ${time}`,
};
