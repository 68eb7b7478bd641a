// What those read who look at the seats of a license, in English.
import type { CalendarDay } from '@lectern/domain/calendar-day.ts';
import { dayText, numberText, plural } from '../formats/en.ts';

export * from '../staff/en.ts';

const counted = (one: string, other: string) => (count: number, more: boolean) =>
  plural(count, {
    one: `# ${one}${more ? ', there are more' : ''}`,
    other: `# ${other}${more ? ', there are more' : ''}`,
  });

export const seats = {
  title: 'Seats',
  seatsOf: (license: string) => `Seats of ${license}`,
  notLoaded: 'The seats could not be loaded.',
  toToday: "Today's seats",
  nothingYet: 'This license has no seats yet. They are listed here once it is activated.',
  unknownBefore: (day: string) => `Records start on ${dayText(day)}.`,
  on: 'On',
  today: 'Today',
  numbers: {
    bought: 'bought',
    reserved: 'reserved by groups',
    taken: 'taken by learners',
    free: 'free for groups',
    served: 'ever served',
  },
  titles: {
    bought: 'Seats bought',
    reserved: 'Places reserved by groups',
    taken: 'Places taken by learners',
    free: 'Seats free for groups',
    served: 'People who have ever taken a seat',
  },
  titlesOfGroup: {
    reserved: 'Places reserved',
    taken: 'Places taken by learners',
    free: 'Free places',
  },
  titleOf: (group: string, name: string) => `${group}: ${name}`,
  ofLicense: 'The whole license',
  titleOn: (name: string, day: string) => `${name}, on ${dayText(day)}`,
  day: 'Day',
  what: 'What happened',
  change: 'Change',
  after: 'New number',
  dayOf: (day: CalendarDay) => dayText(day),
  number: numberText,
  changed: (by: number) => (by > 0 ? `+${numberText(by)}` : by < 0 ? `−${numberText(-by)}` : '0'),
  acts: {
    OPENING: 'Before the first entry',
    LICENSE_BOUGHT: 'License activated',
    LICENSE_CHANGED: 'Number of seats changed',
    LICENSE_RENEWED: 'License renewed',
    ACTIVATION_UNDONE: 'Activation undone',
    RENEWAL_UNDONE: 'Renewal undone',
    GROUP_OPENED: 'Group created',
    GROUP_CHANGED: 'Group changed',
    GROUP_ENDED: 'Group ended',
    GROUP_REOPENED: 'Group reopened',
    GROUP_DELETED: 'Group deleted',
    GROUP_RESTORED: 'Group restored',
    LEARNER_JOINED: 'Learner joined',
    LEARNER_LEFT: 'Learner left',
  },
  person: (first: string, last: string) => `${first} ${last}`.trim(),
  noEntries: 'This number has not changed yet.',
  entriesNotLoaded: 'The entries could not be loaded.',
  more: 'More Results',
  shown: counted('entry', 'entries'),
  freePlaces: 'Groups with free places',
  noFreePlaces: 'No current group has a free place.',
  groupsNotLoaded: 'The groups could not be loaded.',
  groupsShown: counted('group', 'groups'),
  ofGroup: {
    reserved: (places: number) => plural(places, { one: '# place reserved', other: '# places reserved' }),
    taken: (places: number) => plural(places, { one: '# taken', other: '# taken' }),
    free: (places: number) => plural(places, { one: '# free', other: '# free' }),
  },
  release: 'Release',
  releaseOf: (group: string) => `Release the free places of ${group}`,
  released: (group: string, places: number) =>
    plural(places, { one: `${group} released # place.`, other: `${group} released # places.` }),
  holdsAgain: (group: string, places: number) =>
    plural(places, { one: `${group} has # place again.`, other: `${group} has # places again.` }),
  takenMeanwhile: (group: string) => `The places cannot go back to ${group}: other groups use them now.`,
  endedMeanwhile: (group: string) => `${group} has ended, so it has no free places to release.`,
  changedMeanwhile: (group: string) => `${group} was changed in the meantime. Check its places and try again.`,
};
