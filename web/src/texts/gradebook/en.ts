// What people read who look into a gradebook or at an attempt in it, in English.
import type { CalendarDay } from '@lectern/domain/calendar-day.ts';
import { dayText, percentText, plural } from '../formats/en.ts';
import { gainFormats } from '../formats/gain-formats.ts';

export * from '../resources/en.ts';

export const anotherAttempt = {
  allow: 'Allow another attempt',
  allowAt: (exercise: string) => `Allow another attempt: ${exercise}`,
  title: 'Allow another attempt?',
  text: (learner: string, exercise: string) =>
    `${learner} can take ${exercise} once more. The earlier attempt is kept with your reason, and its result counts until the new one is submitted.`,
  reason: 'Reason',
  reasonHelp: 'Kept with the earlier attempt. The learner does not see it.',
  required: 'A reason is required',
  submit: 'Allow',
  done: (learner: string) => `${learner} can start another attempt`,
  notPossible: 'The learner can already start or continue an attempt.',
  taken: 'Another attempt is already allowed.',
  kept: (by: string, day: string, used: boolean) =>
    `Another attempt ${used ? 'after it' : 'allowed, not started yet'}: ${by}, ${dayText(day)}`,
  leave: {
    title: 'Leave without saving?',
    text: 'What you entered here is not saved.',
    leave: 'Leave',
    stay: 'Keep editing',
  },
};

const { pointsText, ratioText } = gainFormats('en-US');

const pointsApart = (points: number) =>
  points === 0
    ? 'no change'
    : `${plural(Math.abs(points), { one: '# point', other: '# points' })} ${points > 0 ? 'more' : 'less'}`;
const likely = (low: number, high: number) =>
  low >= 0
    ? `, likely ${low} to ${high} more`
    : high <= 0
      ? `, likely ${-high} to ${-low} less`
      : `, likely between ${-low} less and ${high} more`;

export const gradebook = {
  noCourse: 'No Course Selected',
  noResults: 'No Results',
  course: 'Course',
  chooseCourse: 'Choose a course',
  level: 'Level',
  findLearner: 'Find a learner',
  found: (found: number, all: number) => `${found} of ${plural(all, { one: '# learner', other: '# learners' })} found`,
  noLearners: 'No learners have joined this group yet.',
  learnerName: (first: string, last: string) => [last, first].filter((name) => name !== '').join(', '),
  fullName: (first: string, last: string) => `${first} ${last}`.trim(),
  grid: 'Learners and exercises',
  learner: 'Learner',
  noUser: 'No User',
  progress: 'Progress',
  progressIs: 'Progress, mean of the lessons',
  time: 'Time',
  benchmark: 'Benchmark',
  summary: 'Summary',
  project: (number: string) => `Project ${number}`,
  projectOfLevel: (level: number, number: string) => `L${level} · Project ${number}`,
  headName: (label: string, name: string) => `${label}, ${name}`,
  inLesson: (lesson: string, exercise: string) => `${lesson} – ${exercise}`,
  atLevel: (exercise: string, level: number) => `${exercise} (Level ${level})`,
  unpublishedName: (exercise: string) => `${exercise}, unpublished`,
  shown: (found: number, all: number) => (found === all ? `${all}` : `${found} of ${all}`),
  doneOf: (done: number, total: number) => `${done}/${total}`,
  score: percentText,
  low: (score: string, line: number) => `${score}, below ${line}`,
  full: (score: string) => `${score}, all correct`,
  unpublished: (score: string) => `${score}, unpublished`,
  inProgress: (done: number, total: number) => `In progress, ${done} of ${total}`,
  openName: (done: number, total: number) => `${done}/${total}, in progress`,
  notStarted: 'Not started',
  nothingToComplete: 'Nothing to complete',
  tip: {
    correct: (corrects: number, total: number, percent: number) =>
      `${corrects} of ${total} correct (${percentText(percent)})`,
    firstTry: (corrects: number, total: number, percent: number) =>
      `First try: ${corrects} of ${total} (${percentText(percent)})`,
    attempt: (attempt: number) => `Attempt ${attempt}`,
    time: (minutes: string, hours: string) => `Time ${minutes} (${hours})`,
    again: (done: number, total: number) => `New attempt in progress, ${done} of ${total}`,
  },
  export: {
    button: 'Export to Excel',
    title: 'Export to Excel',
    sheets: {
      excel: 'One sheet for benchmarks and summaries, and one for the lessons of each level.',
      csv: 'One table with all exercises, for other programs.',
    },
    format: 'File',
    formats: { excel: 'Excel sheets', csv: 'CSV file' },
    identified: 'Emails and external ID',
    identifiedHelp: 'The email of each learner, where you may see it, and the external ID of the group.',
    learnersOf: 'Learners of this course in',
    thisGroup: 'This group',
    allGroups: 'All my groups',
    save: 'Export',
    tryAgain: 'Try again',
    preparing: 'Preparing the spreadsheet…',
    received: (kilobytes: number) => `${kilobytes} kB received`,
    saved: (name: string) => `Saved as ${name}`,
    failed: 'Oops, something went wrong, reload the page and try again.',
  },
  key: {
    title: 'Key',
    lowest: (_line: number, low: number) => `below ${low}`,
    low: (line: number, low: number) => `${low} to ${line - 1}`,
    good: (line: number) => `${line} to 99`,
    full: '100',
    open: 'in progress, questions done',
    none: 'not started',
    taken: 'now unpublished',
  },
  views: { title: 'View', scores: 'Scores', gain: 'Learning gain', questions: 'Questions' },
  gain: {
    title: 'What the group learned',
    gained: 'Gain in points',
    normalised: 'Normalised gain',
    learners: 'Learners',
    questions: 'Questions',
    points: pointsText,
    ratio: ratioText,
    interval: (low: number, high: number) => `likely ${pointsText(low)} to ${pointsText(high)}`,
    worse: 'Got worse',
    unclear: 'No clear change',
    sentence: (before: number, after: number, low: number | null, high: number | null) =>
      `From ${before} to ${after}: ${pointsApart(after - before)}${low === null || high === null ? '' : likely(Math.round(low), Math.round(high))}.`,
    ofLearners: (learners: number) =>
      `Percent right in the first benchmark and the first summary, on the questions in both: mean of ${plural(learners, { one: '# learner', other: '# learners' })}.`,
    normalisedIs: (ratio: string) => `Normalised gain: ${ratio}.`,
    tooFewLearners: (counted: number, least: number) =>
      `Needs ${least} learners who finished both (${counted} so far).`,
    tooFewQuestions: (counted: number, least: number) =>
      counted === 0
        ? 'Benchmark and summary are not both finished yet.'
        : `Needs ${least} questions in both (${counted} so far).`,
    tooFewAnswers: (counted: number, least: number) => `Needs ${least} (${counted} so far)`,
    how: 'How this is counted',
    explained: (least: number) => [
      'Gain is the first finished summary minus the first finished benchmark, in percentage points, on the questions in both and their first answers.',
      'For the group and for a lesson each learner counts the same; only first attempts count.',
      'Normalised gain is the share of what was missing in the benchmark and then learned (Hake 1998). There is none if the whole benchmark was correct.',
      'The range after the points is the 95% confidence interval of paired differences: for groups by Student’s t over learners, for one learner or one question by the method of Bonett and Price (2012).',
      `Below ${least} learners, questions or answers no figure is shown: it would mostly be chance.`,
    ],
    progress: 'Progress over time',
    progressAside: 'study projects completed',
    progressSummary: (percent: number, completed: number, possible: number, day: CalendarDay) =>
      `${percentText(percent)} of the study projects were completed by ${dayText(day)}: ${completed} of ${possible}, all learners together.`,
    day: 'Day',
    completed: 'Completed',
    share: 'Share',
    lessons: 'Lessons from benchmark to summary',
    lesson: 'Lesson',
    byLearner: 'Gain by learner',
    hardest: 'Questions, hardest first',
    hardestAbout: 'First finished attempts. Open a question to see its right answer.',
    questionCount: (count: number) => plural(count, { one: '# question', other: '# questions' }),
    assessment: 'Assessment',
    question: 'Question',
    rightAtFirst: 'Right at first',
    answers: 'Answers',
    discrimination: 'Discrimination',
    noBenchmark: 'Nobody has finished a benchmark yet.',
    key: 'Question with its right answer',
  },
  plots: {
    menu: (plot: string) => `More about ${plot}`,
    asTable: 'Show as table',
    asPlot: 'Show as plot',
    required: (line: number) => `${line} required`,
    scores: 'Summary scores',
    latestOf: (learners: number) => `${plural(learners, { one: '# learner', other: '# learners' })}, latest attempt`,
    scoresSummary: (learners: number, passed: number, line: number) =>
      `Summary scores of ${plural(learners, { one: '# learner', other: '# learners' })}: ${passed} reached ${line}, ${learners - passed} did not yet.`,
    noSummary: 'Nobody has finished a summary yet.',
    score: 'Score',
    learners: 'Learners',
    range: (from: number, to: number) => `${from} to ${to}`,
    change: 'Benchmark to summary',
    beforeMark: 'before',
    afterMark: 'after',
    level: 'Level',
    before: 'Benchmark',
    after: 'Summary',
    noAssessment: 'Nobody has finished a benchmark or a summary yet.',
    noSummaryMark: 'no summary yet',
    noBenchmarkMark: 'no benchmark',
    nothingYet: 'nothing finished yet',
    changed: (level: number, before: number, after: number, learners: number) =>
      `Level ${level}: from ${before} to ${after}, mean of ${plural(learners, { one: '# learner', other: '# learners' })}.`,
    unchanged: (level: number, before: number | null, after: number | null) =>
      `Level ${level}: benchmark ${before ?? 'not finished yet'}, summary ${after ?? 'not finished yet'}.`,
    firstTry: 'Correct at first try, by lesson',
    lowestFirst: 'lowest first',
    lowestOf: (shown: number, all: number) => `lowest ${shown} of ${all}`,
    firstTrySummary: (lessons: number, weak: number, line: number, lowest: string, percent: number) =>
      `Correct at first try in ${plural(lessons, { one: '# lesson', other: '# lessons' })}: ${weak} below ${line}. Lowest is ${lowest} with ${percentText(percent)}.`,
    noProject: 'Nobody has finished a study project yet.',
    lesson: 'Lesson',
    firstTryShare: 'First try',
    questions: 'Questions',
  },
  figures: {
    assessments: 'Benchmarks and summaries',
    completed: 'Exercises completed',
    correct: 'Questions correct, all exercises',
    atFirstTry: 'Correct at first try',
    projectsAtFirstTry: 'Correct at first try, study projects',
    firstTry: (corrects: number, total: number) => `${corrects} of ${total} at first try`,
    time: (minutes: string) => `Time ${minutes}`,
    unpublished: 'unpublished',
    earlier: (attempts: number) => plural(attempts, { one: '# earlier attempt', other: '# earlier attempts' }),
    day: dayText,
    attemptOn: (attempt: number, percent: number, day: CalendarDay) =>
      `Attempt ${attempt}: ${percentText(percent)} on ${dayText(day)}`,
  },
  own: {
    emptyTitle: 'Your results will appear here',
    empty: 'Finish a benchmark or a study project to see how it went.',
    toExercises: 'Go to the exercises',
    title: (complete: number, total: number) =>
      `${complete} of ${plural(total, { one: '# study project', other: '# study projects' })} completed`,
    firstTry: (percent: number) => `You solved ${percentText(percent)} of their questions at the first try.`,
    gained: (level: number, questions: number, before: number, after: number) =>
      `Level ${level}: of the ${questions} questions in both the benchmark and the first summary, you had ${percentText(before)} right at first and ${percentText(after)} after studying. Well done!`,
    kept: (level: number, questions: number, before: number, after: number) =>
      `Level ${level}: of the ${questions} questions in both the benchmark and the first summary, you had ${percentText(before)} right at first and ${percentText(after)} after studying: as many as before.`,
    lost: (level: number, questions: number, before: number, after: number) =>
      `Level ${level}: of the ${questions} questions in both the benchmark and the first summary, you had ${percentText(before)} right at first and ${percentText(after)} after studying. Read its lessons again to bring them back.`,
    unclear: (level: number, questions: number, before: number, after: number) =>
      `Level ${level}: of the ${questions} questions in both the benchmark and the first summary, you had ${percentText(before)} right at first and ${percentText(after)} after studying. With so few questions that is no clear change.`,
    allWell: (line: number) =>
      `In every lesson so far, you got ${percentText(line)} or more right at the first try. Keep going!`,
    readAgain: 'Reading these lessons again will help most',
  },
};
