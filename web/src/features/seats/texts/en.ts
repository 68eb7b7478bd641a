import type { CalendarDay } from '@lectern/domain/calendar-day.ts';
import { dayText, numberText, plural } from '../../../texts/formats/en.ts';

const counted = (one: string, other: string) => (count: number, more: boolean) =>
  plural(count, {
    one: `# ${one}${more ? ', there are more' : ''}`,
    other: `# ${other}${more ? ', there are more' : ''}`,
  });

export const seats = {
  title: 'Seats',
  seatsOf: (license: string) => `Seats of ${license}`,
  notLoaded: 'The seats could not be loaded.',
  toToday: 'The seats of today',
  nothingYet: 'No seats have been bought with this license yet. Once it is activated, they are explained here.',
  unknownBefore: (day: string) => `The first entry is of ${dayText(day)}. Before that day nothing is known.`,
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
    bought: 'Seats that were bought',
    reserved: 'Places that groups hold',
    taken: 'Places that learners have taken',
    free: 'Seats that no group holds',
    served: 'People who have ever taken one',
  },
  titleOn: (name: string, day: string) => `${name}, on ${dayText(day)}`,
  day: 'Day',
  what: 'What happened',
  change: 'Change',
  after: 'After it',
  dayOf: (day: CalendarDay) => dayText(day),
  number: numberText,
  changed: (by: number) => (by > 0 ? `+${numberText(by)}` : by < 0 ? `−${numberText(-by)}` : '0'),
  acts: {
    OPENING: 'What came before the first entry',
    LICENSE_BOUGHT: 'License activated',
    LICENSE_CHANGED: 'Number of seats changed',
    LICENSE_RENEWED: 'License renewed',
    ACTIVATION_UNDONE: 'Activation taken back',
    RENEWAL_UNDONE: 'Renewal taken back',
    GROUP_OPENED: 'Group created',
    GROUP_CHANGED: 'Group changed',
    GROUP_ENDED: 'Group ended',
    GROUP_REOPENED: 'Group goes on',
    GROUP_DELETED: 'Group deleted',
    GROUP_RESTORED: 'Group restored',
    LEARNER_JOINED: 'Learner joined',
    LEARNER_LEFT: 'Learner left',
  },
  person: (first: string, last: string) => `${first} ${last}`,
  noEntries: 'Nothing has changed this number so far.',
  entriesNotLoaded: 'The entries could not be loaded.',
  more: 'More Results',
  shown: counted('entry', 'entries'),
  freePlaces: 'Groups with free places',
  noFreePlaces: 'No group that goes on has a free place.',
  groupsNotLoaded: 'The groups could not be loaded.',
  groupsShown: counted('group', 'groups'),
  placesOf: (learners: number, size: number) =>
    plural(size, { one: `${learners} of # place taken`, other: `${learners} of # places taken` }),
  free: (places: number) => plural(places, { one: '# free', other: '# free' }),
  release: 'Release',
  releaseOf: (group: string) => `Release the free places of ${group}`,
  released: (group: string, places: number) =>
    plural(places, { one: `${group} released # place.`, other: `${group} released # places.` }),
  holdsAgain: (group: string, places: number) =>
    plural(places, { one: `${group} has # place again.`, other: `${group} has # places again.` }),
  takenMeanwhile: (group: string) => `The places cannot go back to ${group}: other groups hold them by now.`,
  changedMeanwhile: (group: string) => `${group} was changed meanwhile. Look at its places and try again.`,
};
