import { dayText, plural } from '../../../texts/formats/en.ts';

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
