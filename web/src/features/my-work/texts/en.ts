import { dayText } from '../../../texts/formats/en.ts';

export const myWork = {
  notLoaded: 'Your work could not be loaded.',
  none: 'Nothing of yours is unfinished: all that you typed is saved, and nothing waits to be published.',
  typed: 'Typed and not saved',
  typedText: 'Only you see it. Open it to go on, to save it or to discard it.',
  waiting: 'Waiting to be published',
  newItem: (kind: string) => `New: ${kind}`,
  keptOn: (day: string, time: string) => `${dayText(day)}, ${time}`,
};
