// What several kinds of staff read, in English.
import type { IssueCode } from '@lectern/domain/issue.ts';
import { dayText, plural } from '../formats/en.ts';
import type { issues } from '../everywhere/en.ts';
import type { IssueText } from '../issue-text.ts';

/** The sentence for what only authors, sellers and who writes groups can get wrong in a field. */
export const staffIssues: { readonly [Code in Exclude<IssueCode, keyof typeof issues>]: IssueText<Code> } = {
  NOT_A_COLOR: 'Use a color such as #0f766e.',
  NOT_A_LANGUAGE: 'Use a language tag such as en or zh-Hant.',
  NOT_A_SLUG: 'Use letters, digits and hyphens.',
  NOT_AN_ADDRESS: 'Choose a file, or enter its address.',
  ABOUT_ONESELF: 'Choose a password that is not your name or address.',
  COMMON_PASSWORD: 'Many people use this password. Choose another one.',
  NOT_DISTINCT: 'Choose each one only once.',
  NO_CORRECT_ANSWER: 'At least one answer has to be correct.',
  ITEMS_ALIKE: 'At least two items have to differ.',
  PLACE_TAKEN: 'Two items have the same place.',
  NO_CONCEPT: 'At least one row needs a concept.',
  FILE_TYPE: 'This file format cannot be used here.',
  FILE_SIZE: ({ maximum }) => `This file is larger than ${maximum} MB.`,
  PIXELS: ({ maximum }) => `This picture has more than ${maximum} million pixels.`,
  DAMAGED_FILE: 'This picture is damaged and cannot be opened.',
  CAPTION_LINE: ({ line }) => `No captions of this file can be shown. Look at line ${line}.`,
  NO_SIZE: 'This drawing does not give its size.',
  TOO_SOON: ({ minimum }) =>
    plural(minimum, { one: 'Choose a day at least # day from now.', other: 'Choose a day at least # days from now.' }),
  DAY_TO_COME: 'Choose today or an earlier day.',
  OFFER_OVER: 'The last day of this offer has passed. Make a new offer, or choose another one.',
  OFFER_WITHDRAWN: 'This offer was withdrawn. Choose another one.',
  OFFER_APPLIED: 'This offer was already applied. Choose another one.',
  NOT_AS_OFFERED: "This differs from the offer. Apply the offer unchanged, or don't use an offer.",
  SHORTENS: 'The license would end sooner than now.',
  BEFORE_LICENSE: 'The license starts after this day.',
  AFTER_EXPIRY: 'The license expires before this day.',
  NOT_A_STATE: 'must be a valid state/province',
  TOO_MANY_PARTS: 'This drawing has too many parts.',
  SENDING_TOO_MUCH: ({ maximum }) =>
    `You are sending too much at once. Up to 6 files and ${maximum} MB can be on their way; wait until some have arrived.`,
  MUCH_UNSAVED: ({ maximum }) => `Your unsaved work takes ${maximum} MB. Save or discard some of it to go on.`,
};

const seats = (count: number) => plural(count, { one: '# more seat', other: '# more seats' });

export const salesQuestion = {
  askForMore: 'Ask for more',
  askForMoreOf: (license: string) => `Ask for more seats of ${license}`,
  ask: (manager: string | null) => (manager === null ? 'Ask sales' : `Ask ${manager}`),
  askAbout: (manager: string | null, member: string) =>
    manager === null ? `Ask sales about ${member}` : `Ask ${manager} about ${member}`,
  aboutTitle: (member: string) => `Ask about ${member}`,
  aboutText: (manager: string | null) =>
    manager === null
      ? 'You cannot change this person, but your sales team can. Say what you would like.'
      : `You cannot change this person, but ${manager} can. Say what you would like.`,
  seatsText: (manager: string | null) =>
    manager === null
      ? 'Your question goes to the sales team of your institution.'
      : `Your question goes to ${manager}, who looks after your institution.`,
  fields: { seats: 'How many more', what: 'What you would like', note: 'Note' },
  send: 'Send',
  sent: (manager: string | null) => (manager === null ? 'Sent to the sales team' : `Sent to ${manager}`),
  askedAlready: 'Already asked',
  askedText: (person: string, day: string, count: number | null, manager: string | null) =>
    `${person} asked this on ${dayText(day)}${count === null ? '' : `, for ${seats(count)}`}. ${
      manager === null ? 'It is on the list of the sales team.' : `It is on the list of ${manager}.`
    } You do not need to ask again.`,
  close: 'Close',
  person: (first: string, last: string) => `${first} ${last}`.trim(),
  leave: {
    title: 'Leave without sending?',
    text: 'What you entered here is not sent.',
    leave: 'Leave',
    stay: 'Stay here',
  },
};
