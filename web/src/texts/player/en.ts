// What those read who answer questions, or see what was answered, in English.
import { durationText, listText, minutesText, percentText, plural } from '../formats/en.ts';

export const attempt = {
  conflict: {
    title: 'Changed somewhere else',
    text: 'You answered these questions differently on another device or in another tab. Choose which version to keep for each.',
    here: 'On this device',
    there: 'On the other device or tab',
    choose: 'Use these answers',
    merged: 'You also answered on another device or in another tab. All of it is here now.',
  },
};

export const player = {
  exitTitle: 'Exit Study Project?',
  exitText: 'Your answers so far are saved. You can continue at any time.',
  exitTitleOf: { BENCHMARK: 'Exit Benchmark?', SUMMARY: 'Exit Summary?' },
  exitTimed: 'Your answers so far are saved. The time keeps running while you are away.',
  exitBefore: 'You can start it at any time.',
  exit: 'Exit',
  continue: 'Continue',
  saveProgress: 'Save progress',
  progressSaved: 'Your progress has been successfully saved!',
  notSavedYet: 'Not saved yet.',
  saveFailed: 'Oops! Something went wrong!',
  submitFailed:
    'Oops! Something went wrong. Please try again later! If problem persists try logging out and back in or contact Tech Support. Your answers are safe. It usually works again within a minute.',
  studyProject: 'Study Project',
  notFound: 'Could Not Find Study Project',
  scrollForMore: 'Scroll for more',
  done: 'Done',
  noQuestions: 'Oops! There are no questions. Please check back later. Your instructor may know when.',
  timesUp: 'Times Up!',
  answered: 'Answered',
  unanswered: 'Unanswered',
  review: 'Review',
  submit: 'Submit',
  backToCourse: 'Back to the course',
  back: 'Back',
  next: 'Next',
  facts: {
    questions: 'Questions',
    time: 'Time',
    attempts: 'Attempts so far',
    lesson: 'Lesson',
    latest: 'Latest result',
    minutes: minutesText,
    untimed: 'No limit',
  },
  caseQuestion: (number: number) => `Case ${number}`,
  reinforcementQuestion: (number: number) => `Case ${number}, practice`,
  keyElements: 'Key elements',
  keyElementsText: 'Look at these before the questions.',
  completedTitle: (name: string) => `${name} is completed`,
  completedText: 'Your result is saved. You can review it or start again at any time.',
  startAgain: 'Start again',
  reviewAnswers: 'Review answers',
  backToResult: 'Back to the result',
  noAnswerGiven: 'You gave no answer.',
  caseStudy: (number: string) => `Case ${number}`,
  hint: 'Hint',
  explanation: 'Explanation',
  ownPage: 'Open on its own page',
  noResource: "There're no any resource yet",
};

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

export const finishedAttempt = {
  toGradebook: 'Back to the gradebook',
  reached: (name: string) => `${name} reached the required score.`,
  missed: (name: string) => `${name} did not reach the required score.`,
  all: 'All attempts',
};

export const question = {
  /** What authors choose among. */
  types: {
    MULTIPLE_CHOICE: 'Multiple choice',
    SEQUENCE: 'Sequence',
    TRUE_OR_FALSE: 'True or false',
    CORRECT_OR_INCORRECT: 'Correct or incorrect',
    MATCHING: 'Matching',
  },
  number: (number: number) => `Question ${number}`,
  outOf: (total: number) => `of ${total}`,
  noAnswers: "There're no answers",
  selectAll: 'Select all that apply.',
  answers: 'Answers',
  enlarge: (answer: string) => `Enlarge the picture of ${answer}`,
  picture: (letter: string) => `Picture of answer ${letter}`,
  yourAnswer: 'Your answer',
  correctAnswer: 'Correct answer',
  true: 'True',
  false: 'False',
  correct: 'Correct',
  incorrect: 'Incorrect',
  notYet: 'Not correct yet',
  hint: 'Hint',
  openHint: 'Open hint',
  openExplanation: 'Open explanation',
  steps: { CHECK: 'Check Answer', RESET: 'Try Again', ADVANCE: 'Continue', SUBMIT: 'Submit Answers' },
  chooseFirst: 'Choose an answer first',
  placeFirst: 'Move an item or keep this order',
  rowsOpen: (count: number) =>
    plural(count, { one: '# row is not answered yet', other: '# rows are not answered yet' }),
  lettersMissing: (count: number) =>
    plural(count, { one: '# concept has no letter yet', other: '# concepts have no letter yet' }),
  triesLeft: (count: number) => plural(count, { one: '# try left', other: '# tries left' }),
  sequence: {
    instruction: 'Drag the items into the right order, or use the arrows.',
    keepOrder: 'Keep this order',
    kept: 'This order is kept.',
    grip: (item: string) => `Move ${item}`,
    gripHelp: 'Press Space to pick it up, the arrow keys to move it and Space again to drop it. Escape puts it back.',
    up: (item: string) => `Move ${item} up`,
    down: (item: string) => `Move ${item} down`,
    lifted: (item: string, place: number, total: number) => `Picked up ${item}, ${place} of ${total}`,
    moved: (item: string, place: number, total: number) => `${item}, ${place} of ${total}`,
    dropped: (item: string, place: number, total: number) => `Dropped ${item}, ${place} of ${total}`,
    putBack: (item: string, place: number, total: number) => `${item} is back, ${place} of ${total}`,
    givenOrder: 'Your order',
    untouchedOrder: 'As it was shown to you',
    rightOrder: 'Right order',
  },
  matching: {
    instruction: 'Drag a letter to a concept, or select a slot and then a letter.',
    concepts: 'Concepts',
    descriptions: 'Descriptions',
    letters: 'Letters',
    emptySlot: (concept: string) => `${concept}, no letter`,
    filledSlot: (concept: string, letter: string) => `${concept}, letter ${letter}`,
    slotHelp: 'Type a letter to place it. Backspace clears.',
    letter: (letter: string, description: string) => `Letter ${letter}: ${description}`,
    usedLetter: (letter: string, description: string) => `Letter ${letter}, in use: ${description}`,
    placed: (letter: string, concept: string) => `Letter ${letter} placed on ${concept}`,
    swapped: (concept: string, other: string) => `The letters of ${concept} and ${other} are swapped`,
    cleared: (concept: string) => `${concept} has no letter`,
    waiting: (concept: string) => `${concept} waits for a letter`,
    clear: (concept: string) => `Clear the letter of ${concept}`,
    rightLetter: (letter: string) => `Correct letter: ${letter}`,
  },
};
