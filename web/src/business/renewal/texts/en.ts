import { gainFormats } from '../../../texts/formats/gain-formats.ts';
import { dayText, plural } from '../../../texts/formats/en.ts';

const { pointsText } = gainFormats('en-US');
const learners = (count: number) => plural(count, { one: '# learner', other: '# learners' });
const days = (count: number) => plural(count, { one: '# day', other: '# days' });

export const renewal = {
  title: 'Upcoming Renewals',
  find: 'Find an institution, license or sales manager',
  view: 'View',
  clear: 'Clear',
  days: (count: number) => plural(count, { one: '# Day', other: '# Days' }),
  windows: { active: 'All active', quotes: 'Open quotes', ended: 'Recently expired (30 days)' },
  assignedToMe: 'Assigned to Me',
  sortBy: 'Sort by',
  largestFirst: 'Largest first',
  smallestFirst: 'Smallest first',
  columns: {
    INSTITUTION: 'Institution',
    LICENSE: 'License',
    DAYS: 'Days',
    SEATS: 'Seats',
    ACTIVE: 'Active, 30 days',
    ACTIVE_BEFORE: '30 days before',
    GAIN: 'Gain',
    FOLLOW_UPS: 'Follow-ups',
    NEXT_DUE: 'Next due',
  },
  why: 'Why',
  whyOf: (institution: string, license: string) => `Why: ${institution}, ${license}`,
  rules: {
    SEATS_SHORT: 'Seats short',
    SEATS_UNUSED: 'Seats unused',
    QUIET: 'Little activity',
    FALLING: 'Fewer active',
    NO_RESULTS: 'No results',
    FOLLOW_UP_DUE: 'Follow-up due',
    NO_MANAGER: 'No sales manager',
  },
  evidence: {
    short: (taken: number, bought: number) => `Learners have taken ${taken} of ${bought} seats.`,
    unused: (taken: number, bought: number, run: number) =>
      `Learners have taken ${taken} of ${bought} seats, ${days(run)} into the term.`,
    quiet: (active: number, of: number) => `${active} of ${learners(of)} worked in the last 30 days.`,
    falling: (active: number, before: number) =>
      `${learners(active)} worked in the last 30 days, ${before} in the 30 days before.`,
    noResults: (taken: number, run: number) =>
      `Learners have taken ${plural(taken, { one: '# seat', other: '# seats' })}, and none has finished a benchmark and its summary, ${days(run)} into the term.`,
    due: (open: number, since: string, late: number) =>
      `${plural(open, { one: '# open follow-up', other: '# open follow-ups' })}; the first ${
        late === 0 ? 'is due today.' : `was due on ${dayText(since)}.`
      }`,
    noManager: (left: number | null) =>
      left === null
        ? 'Nobody looks after the institution.'
        : left > 0
          ? `Nobody looks after the institution, and ${days(left)} are left.`
          : 'Nobody looks after the institution, and the license has ended.',
  },
  nothing: 'No reason to look after this license now.',
  taken: (taken: number, bought: number) => `Taken by learners: ${taken} of ${bought} seats`,
  active: (active: number, before: number, of: number) =>
    `Worked in the last 30 days: ${active} of ${learners(of)} in open groups; in the 30 days before: ${before}`,
  gained: (points: number, of: number) => `Learning gain: ${pointsText(points)} points, the mean of ${learners(of)}`,
  fewLearners: (counted: number, least: number) =>
    `Learning gain: needs ${least} learners who finished benchmark and summary (${counted} so far)`,
  openFollowUps: (open: number, next: string) =>
    `${plural(open, { one: '# open follow-up', other: '# open follow-ups' })}, the next due on ${dayText(next)}`,
  lookedAfter: (manager: string) => `Sales manager: ${manager}`,
  countedOn: (day: string | null) =>
    day === null
      ? 'Learners and gain are counted at night. They have not been counted yet.'
      : `Learners and gain were counted on ${dayText(day)}; days, seats and follow-ups are current.`,
  notCounted: 'Learners and gain are counted tonight for the first time.',
  ofSeats: (part: number, whole: number) => `${part} of ${whole}`,
  points: pointsText,
  quoted: (ago: number) =>
    ago === 0 ? 'Quoted today' : plural(ago, { one: 'Quoted # day ago', other: 'Quoted # days ago' }),
  day: (of: string) => dayText(of),
  dueToday: 'Today',
  overdue: (late: number) => plural(late, { one: '# day overdue', other: '# days overdue' }),
  followUp: 'Add follow-up',
  export: 'Export',
  exported: (file: string) => `${file} saved`,
  notExported: 'The spreadsheet could not be made. Try again.',
  noMatch: 'No Matching Results',
  notLoaded: 'The licenses could not be loaded.',
  moreResults: 'More Results',
  shown: (count: number, more: boolean) =>
    plural(count, {
      one: `# license${more ? ', there are more' : ''}`,
      other: `# licenses${more ? ', there are more' : ''}`,
    }),
};
