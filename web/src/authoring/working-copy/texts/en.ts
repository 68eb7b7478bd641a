import { dayText } from '../../../texts/formats/en.ts';

export const workingCopy = {
  mark: { saved: 'Draft saved, only you see it', saving: 'Saving draft', failed: 'Draft not saved' },
  moment: (day: string, time: string) => `${dayText(day)}, ${time}`,
  before: (moment: string | null) =>
    moment === null
      ? 'You typed this on this device and have not saved it.'
      : `You typed this and have not saved it: ${moment}.`,
  keptHere: 'It is kept on this device and sent when the connection is back.',
  notEvenHere: 'This browser keeps nothing on this device: leave this page open until the connection is back.',
  discard: 'Discard unsaved work',
  notDiscarded: 'The unsaved work could not be discarded. Try again when the connection is back.',
  others: 'Who else is here',
  name: (first: string, last: string) => `${first} ${last}`.trim(),
  isHere: (name: string) => `${name} has this open.`,
  holds: (name: string, moment: string) => `${name} has unsaved work here since ${moment}.`,
  take: (name: string) => `Take over from ${name}`,
  taken: (name: string) => `The form now shows what ${name} typed. Their copy is kept too.`,
  ownFirst: 'Save or discard what you have typed here first.',
};
