import { durationText, listText, percentText, plural } from '../../../texts/formats/en.ts';

export const assessment = {
  level: (level: number) => `Level ${level}`,
  timesOver: 'When the time is up, your saved answers are submitted. The time keeps running while you are away.',
  noTimeLimit: 'There is no time limit. You can leave and continue at any time.',
  minutesWithExtra: (minutes: number, extra: number) => `${minutes} min: ${minutes - extra} + ${extra} for you`,
  minutesAdded: (minutes: number) =>
    plural(minutes, { one: 'You have # minute more.', other: 'You have # minutes more.' }),
  once: 'You can take it once.',
  onceMore: 'Your instructor allows you another attempt.',
  untilPassed: (line: number) => `You can take it again until you reach ${line}%, as often as your group allows.`,
  leftOutComplete: (level: number) => `Level ${level} is not included: it is complete.`,
  leftOutLocked: (level: number, reason: string) => `Level ${level} is not included: ${reason}`,
  percentOf: percentText,
  reviewTitle: 'Review your answers',
  answeredOf: (answered: number, total: number) => `${answered} of ${total} answered.`,
  areUnanswered: (count: number) => plural(count, { one: '# is Unanswered', other: '# are Unanswered' }),
  countIncorrect: (count: number) =>
    plural(count, { one: 'and counts as incorrect.', other: 'and count as incorrect.' }),
  all: (count: number) => `All ${count}`,
  unansweredCount: (count: number) => `Unanswered ${count}`,
  show: 'Show',
  columns: { number: '#', question: 'Question', lesson: 'Lesson', status: 'Status', act: 'Action' },
  reviewQuestion: (number: number) => `Review question ${number}`,
  noneUnanswered: 'Every question is answered.',
  canChange: 'You can change any answer until you submit.',
  toQuestions: 'Back to questions',
  toReview: 'Back to review',
  submitUnanswered: (count: number) =>
    plural(count, { one: 'Submit with # question unanswered?', other: 'Submit with # questions unanswered?' }),
  submitUnansweredText: 'Unanswered questions count as incorrect. You cannot change your answers afterwards.',
  submitting: 'Your answers are being submitted.',
  submittedNow: 'Your answers have been submitted.',
  resultIs: (percent: number) => `Result: ${percentText(percent)}.`,
  whatCounted: 'What counted',
  seeResult: 'See the result',
  tryAgain: 'Try again',
  noConnection: 'No connection. Your answers are sent as soon as it is back.',
  serverFault: 'Something is wrong on the server. Your answers are sent again automatically; leave this page open.',
  submitsWhenBack: 'There is no connection. It is submitted as soon as the connection is back; leave this page open.',
  countedInTime: (numbers: readonly number[]) => `Saved in time and counted: ${questionsText(numbers)}.`,
  noneInTime: 'No answer was saved in time.',
  noOtherInTime: 'No other answer was saved in time.',
  stillCounts: (numbers: readonly number[], seconds: number) =>
    `Not sent yet: ${lastAnswersText(numbers)}. ${plural(numbers.length, { one: 'It counts', other: 'They count' })} if the connection is back within ${durationText(seconds)}.`,
  unconfirmed: (numbers: readonly number[]) =>
    `Not confirmed in time: ${lastAnswersText(numbers)}. ${plural(numbers.length, { one: 'It does not count, unless it', other: 'They do not count, unless they' })} arrived just before the connection broke or minutes were added.`,
  tooLate: (numbers: readonly number[]) =>
    `Came too late and ${plural(numbers.length, { one: 'does', other: 'do' })} not count: ${lastAnswersText(numbers)}.`,
  keptForInstructor: 'What came late is kept: your instructor can still count it.',
  lateAnswers: {
    waiting: (numbers: readonly number[]) =>
      `Arrived too late: ${lastAnswersText(numbers)}. Your instructor decides whether they count.`,
    taken: (numbers: readonly number[], before: number, after: number) =>
      `Your instructor counted what arrived late, ${lastAnswersText(numbers)}: ${percentText(before)} before, ${percentText(after)} now.`,
    left: (numbers: readonly number[], before: number, after: number) =>
      `Your instructor did not count what arrived late, ${lastAnswersText(numbers)}: ${percentText(before)} without, ${percentText(after)} with it.`,
  },
  becomes: {
    moved: (group: string) => `You are in the group ${group} now. Go on here: your answers are saved there.`,
    closedSaved: 'This group was closed. Go on until your time is over: your answers are saved and graded.',
    closed: 'This group was closed. What was saved stays. You can go on once your instructor opens it.',
    removedSaved:
      'You were removed from this group. Go on until your time is over: your answers are saved and graded. Leave this page open: you cannot open the questions again.',
    removed: 'You were removed from this group. What was saved stays; nothing more is saved. Ask your instructor.',
  },
  earlierCounts: (numbers: readonly number[]) => `What was saved before counts for ${questionsText(numbers)}.`,
  byTimer: 'The time is up. Your saved answers were submitted.',
  /** After a summary. */
  stillAsked: "You see the right answers once these questions can't come up again.",
  withheld: {
    STILL_ASKED: "You see the right answers after the Summary, once these questions can't come up again.",
    NEVER: 'Your instructor does not show the right answers in this group.',
  },
  benchmarkWas: (name: string, percent: number) => `${name}: ${percentText(percent)}.`,
  gained: (points: number) => `You gained ${plural(points, { one: '# point', other: '# points' })}.`,
  same: 'Your score is the same.',
  lower: (points: number) => `That is ${plural(points, { one: '# point', other: '# points' })} less this time.`,
};

function lastAnswersText(numbers: readonly number[]): string {
  return `your last ${plural(numbers.length, { one: 'answer', other: 'answers' })} to ${questionsText(numbers)}`;
}

function questionsText(numbers: readonly number[]): string {
  const list = listText(numbers.map(String));
  return plural(numbers.length, { one: `question ${list}`, other: `questions ${list}` });
}
