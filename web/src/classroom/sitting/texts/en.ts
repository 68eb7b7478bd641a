import { durationText, listText, minutesText, percentText, plural } from '../../../texts/formats/en.ts';

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
  noContact: (minutes: number) => `No contact for ${minutesText(minutes)}`,
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
  late: {
    title: 'Answers that came late',
    lead: 'They arrived after the time and do not count by themselves. Compare when they were entered, then decide.',
    mainDecides: 'They arrived after the time and do not count by themselves. The main instructor decides.',
    questions: (numbers: readonly number[]) =>
      plural(numbers.length, {
        one: `question ${listText(numbers.map(String))}`,
        other: `questions ${listText(numbers.map(String))}`,
      }),
    times: (entered: number, arrived: number) =>
      `Entered ${durationText(Math.abs(entered))} ${entered > 0 ? 'after' : 'before'} the end, by the clock of the device; arrived ${durationText(arrived)} after it.`,
    clock: (ahead: number) => `That clock was ${minutesText(Math.abs(ahead))} ${ahead > 0 ? 'ahead' : 'behind'}.`,
    score: (before: number, after: number) => `${percentText(before)} without, ${percentText(after)} with them`,
    count: 'Count',
    countOf: (name: string) => `Count the late answers of ${name}`,
    leave: 'Do not count',
    leaveOf: (name: string) => `Do not count the late answers of ${name}`,
    counted: 'Counted',
    left: 'Not counted',
    nowCounted: 'The late answers count now',
    gone: 'These answers are no longer here. The list is up to date now.',
    notCounted: 'The late answers do not count',
  },
};
