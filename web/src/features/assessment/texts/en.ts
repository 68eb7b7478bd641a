import { percentText, plural } from '../../../texts/formats/en.ts';

export const assessment = {
  level: (level: number) => `Level ${level}`,
  timesOver: 'When the time is over, your saved answers are submitted. The time goes on while you are away.',
  noTimeLimit: 'There is no time limit. You can leave and go on later.',
  once: 'You can take it once.',
  untilPassed: 'You can take it again until you reach 75%.',
  leftOutComplete: (level: number) => `Level ${level} is left out: it is complete.`,
  leftOutLocked: (level: number, reason: string) => `Level ${level} is left out: ${reason}`,
  percentOf: percentText,
  reviewTitle: 'Review your answers',
  answeredOf: (answered: number, total: number) => `${answered} of ${total} answered.`,
  areUnanswered: (count: number) => plural(count, { one: '# is Unanswered', other: '# are Unanswered' }),
  countIncorrect: 'and count as incorrect.',
  all: (count: number) => `All ${count}`,
  unansweredCount: (count: number) => `Unanswered ${count}`,
  show: 'Show',
  columns: { number: '#', question: 'Question', lesson: 'Lesson', status: 'Status', act: 'Act' },
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
  seeResult: 'See the result',
  tryAgain: 'Try again',
  keptAfterTime:
    'Your answers are kept on this device and sent when the connection is back. What was saved in time counts in any case.',
  byTimer: 'The time was over. Your saved answers were submitted.',
  withheld: {
    STILL_ASKED:
      'The right answers are shown once you have no assessment open, and none left to take, that asks these questions.',
    NEVER: 'Your instructor keeps the right answers closed in this group.',
  },
  benchmarkWas: (name: string, percent: number) => `${name}: ${percentText(percent)}.`,
  gained: (points: number) => `You gained ${plural(points, { one: '# point', other: '# points' })}.`,
  same: 'Your score is the same.',
  lower: (points: number) => `That is ${plural(points, { one: '# point', other: '# points' })} less this time.`,
};
