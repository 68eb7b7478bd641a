import { durationText, minutesText, plural } from '../../../texts/formats/en.ts';

export const sittingNow = {
  title: 'Sitting now',
  nobody: 'Nobody is taking an assessment at this moment.',
  count: (count: number) => plural(count, { one: '# sitting', other: '# sittings' }),
  notLoaded: 'Who sits now could not be loaded.',
  noReply: 'No reply.',
  knownSince: (seconds: number) => `This is what was known ${durationText(seconds)} ago.`,
  learner: 'Learner',
  question: 'Question',
  questionOf: (question: number, questions: number) => `Question ${question} of ${questions}`,
  left: 'Time left',
  noClock: 'No clock',
  over: 'Over',
  added: (minutes: number) => `+${minutesText(minutes)}`,
  saved: 'Last save',
  savedAgo: (seconds: number) => (seconds < 1 ? 'Saved now' : `Saved ${durationText(seconds)} ago`),
  choose: (name: string) => `Choose ${name}`,
  chooseAll: 'Choose all who sit under a clock',
  chosen: (count: number) => plural(count, { one: '# chosen', other: '# chosen' }),
  minutes: 'More time',
  some: minutesText,
  add: 'Add',
  wereAdded: (count: number, minutes: number) =>
    `${minutesText(minutes)} added for ${plural(count, { one: '# learner', other: '# learners' })}`,
  wereOver: (added: string, count: number) =>
    `${added}. ${plural(count, { one: '# sitting was over already.', other: '# sittings were over already.' })}`,
  allOver: 'These sittings are over already. Nothing was added.',
};
