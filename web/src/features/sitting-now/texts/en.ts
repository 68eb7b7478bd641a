import { durationText, minutesText, plural } from '../../../texts/formats/en.ts';

export const sittingNow = {
  title: 'Sitting now',
  nobody: 'Nobody is taking an assessment now.',
  count: (count: number) => plural(count, { one: '# sitting', other: '# sittings' }),
  notLoaded: 'The sittings could not be loaded.',
  noReply: 'No reply.',
  knownSince: (seconds: number) => `Last updated ${durationText(seconds)} ago.`,
  learner: 'Learner',
  question: 'Question',
  questionOf: (question: number, questions: number) => `Question ${question} of ${questions}`,
  left: 'Time left',
  noClock: 'No time limit',
  over: 'Ended',
  added: (minutes: number) => `+${minutesText(minutes)}`,
  saved: 'Last save',
  savedAgo: (seconds: number) => (seconds < 1 ? 'Saved now' : `Saved ${durationText(seconds)} ago`),
  choose: (name: string) => `Choose ${name}`,
  chooseAll: 'Choose all with a time limit',
  chosen: (count: number) => plural(count, { one: '# chosen', other: '# chosen' }),
  minutes: 'More time',
  some: minutesText,
  add: 'Add',
  wereAdded: (count: number, minutes: number) =>
    `${minutesText(minutes)} added for ${plural(count, { one: '# learner', other: '# learners' })}`,
  wereOver: (added: string, count: number) =>
    `${added}. ${plural(count, { one: '# sitting had already ended.', other: '# sittings had already ended.' })}`,
  allOver: 'These sittings have already ended. Nothing was added.',
};
