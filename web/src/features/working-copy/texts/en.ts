import { dayText } from '../../../texts/formats/en.ts';

export const workingCopy = {
  mark: { saved: 'Kept, only you see it', saving: 'Keeping', failed: 'Not kept' },
  moment: (day: string, time: string) => `${dayText(day)}, ${time}`,
  before: (moment: string | null) =>
    moment === null
      ? 'You typed this on this device and have not saved it.'
      : `You typed this and have not saved it: ${moment}.`,
  keptHere: 'It is kept on this device and sent when the connection is back.',
  notEvenHere: 'This browser keeps nothing on this device: leave this page open until the connection is back.',
  discard: 'Discard what was typed',
  notDiscarded: 'What was typed could not be discarded. Try again when the connection is back.',
  others: 'Who else is here',
  name: (first: string, last: string) => `${first} ${last}`,
  isHere: (name: string) => `${name} has this open.`,
  holds: (name: string, moment: string) => `${name} has typed here and not saved since ${moment}.`,
  take: (name: string) => `Take over from ${name}`,
  taken: (name: string) => `What ${name} typed stands in the form now. Theirs stays too.`,
  ownFirst: 'Save or discard what you have typed here first.',
};
