import { dayText, percentText, plural } from '../../../texts/formats/en.ts';

const daysText = (days: number) => plural(days, { one: '# day', other: '# days' });

export const attention = {
  title: 'Learners who need attention',
  notLoaded: 'The learners who need attention could not be loaded.',
  nobody: 'No learner needs attention now.',
  rules: {
    NOT_STARTED: 'Not started',
    QUIET: 'Quiet',
    FAILED_TWICE: 'Failed twice',
    LATE_FOR_END: 'Late',
  },
  notStarted: (days: number, since: string) => `Could begin ${daysText(days)} ago, on ${dayText(since)}.`,
  quiet: (days: number, since: string) => `Nothing done for ${daysText(days)}, since ${dayText(since)}.`,
  failedTwice: (level: number, before: number, last: number, on: string) =>
    `Summary, Level ${level}: ${percentText(before)} and then ${percentText(last)}, on ${dayText(on)}.`,
  late: (days: number, finished: number, total: number) =>
    `The group ends ${days === 0 ? 'today' : `in ${daysText(days)}`}; ${finished} of ${plural(total, { one: '# study project is', other: '# study projects are' })} finished.`,
  pace: (days: number) => `At this pace the rest takes ${daysText(days)}.`,
  showAll: (count: number) => `Show all ${count}`,
  addressOf: (name: string) => `the address of ${name}`,
  copyAll: (count: number) => plural(count, { one: 'Copy # address', other: 'Copy # addresses' }),
  copied: (count: number) => plural(count, { one: '# address copied', other: '# addresses copied' }),
  putOff: 'Put off',
  putOffOne: (name: string) => `Put off ${name}`,
  putOffText:
    'Until then the learner stands below, for all who teach this group. Another reason brings them back at once.',
  howLong: 'For how long',
  forDays: daysText,
  untilDay: 'Until a day',
  day: 'Listed again on',
  dayWrong: 'Choose a day after today, a year away at most.',
  wasPutOff: (name: string, until: string) => `${name} is put off until ${dayText(until)}`,
  offUntil: (until: string) => `Put off until ${dayText(until)}`,
  showPutOff: (count: number) => `Show those put off (${count})`,
  hidePutOff: 'Hide those put off',
  takeBack: 'List again',
  takeBackOne: (name: string) => `List ${name} again`,
  wasTakenBack: (name: string) => `${name} is listed again`,
};
