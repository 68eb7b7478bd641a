// What those read who look after learners, in English.
import { dayText, percentText, plural } from '../formats/en.ts';

const daysText = (days: number) => plural(days, { one: '# day', other: '# days' });

export const attention = {
  title: 'Learners who need attention',
  notLoaded: 'The learners who need attention could not be loaded.',
  nobody: 'No learner needs attention now.',
  rules: {
    NOT_STARTED: 'Not started',
    QUIET: 'No activity',
    FAILED_TWICE: 'Failed twice',
    LATE_FOR_END: 'Late',
  },
  notStarted: (days: number, since: string) => `Not started; open for ${daysText(days)}, since ${dayText(since)}.`,
  quiet: (days: number, since: string) => `No activity for ${daysText(days)}, since ${dayText(since)}.`,
  failedTwice: (level: number, before: number, last: number, on: string) =>
    `Summary, Level ${level}: ${percentText(before)} and then ${percentText(last)}, on ${dayText(on)}.`,
  late: (days: number, finished: number, total: number) =>
    `The group ends ${days === 0 ? 'today' : `in ${daysText(days)}`}; ${finished} of ${plural(total, { one: '# study project is', other: '# study projects are' })} finished.`,
  pace: (days: number) => `At this pace the rest takes ${daysText(days)}.`,
  showAll: (count: number) => `Show all ${count}`,
  addressOf: (name: string) => `the address of ${name}`,
  copyAll: (count: number) => plural(count, { one: 'Copy # address', other: 'Copy # addresses' }),
  copied: (count: number) => plural(count, { one: '# address copied', other: '# addresses copied' }),
  putOff: 'Snooze',
  putOffOne: (name: string) => `Snooze ${name}`,
  putOffText:
    'Hidden from this list until then, for everyone who teaches this group. Another reason brings the learner back at once.',
  howLong: 'For how long',
  forDays: daysText,
  untilDay: 'Until a date',
  day: 'Back in the list on',
  dayWrong: 'Choose a day after today, within a year.',
  wasPutOff: (name: string, until: string) => `${name} is snoozed until ${dayText(until)}`,
  offUntil: (until: string) => `Snoozed until ${dayText(until)}`,
  showPutOff: (count: number) => `Show snoozed (${count})`,
  hidePutOff: 'Hide snoozed',
  takeBack: 'Show again',
  takeBackOne: (name: string) => `Show ${name} again`,
  wasTakenBack: (name: string) => `${name} is back in the list`,
};
