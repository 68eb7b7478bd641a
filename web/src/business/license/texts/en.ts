import { dayText, listText, plural } from '../../../texts/formats/en.ts';

export const license = {
  notLoaded: 'The licenses could not be loaded.',
  none: 'You currently have no licenses. Please contact the Sales team for assistance',
  key: 'License key',
  keyOf: (name: string) => `the key of ${name}`,
  active: 'Active',
  daysLeft: (days: number) => plural(days, { one: 'Active, # day left', other: 'Active, # days left' }),
  expired: 'Expired',
  quoted: 'Quoted',
  startsLater: 'Starts later',
  activeNow: 'Active Now',
  startsOn: (day: string) => `Starts on ${dayText(day)}`,
  expiresOn: (day: string) => `Expires on ${dayText(day)}`,
  expiredOn: (day: string) => `Expired on ${dayText(day)}`,
  requiresActivation: 'Requires Activation',
  products: listText,
  practiceTests: 'Includes external practice tests',
  seatsUsed: (used: number, bought: number) =>
    plural(bought, { one: `${used} of # seat used`, other: `${used} of # seats used` }),
};
