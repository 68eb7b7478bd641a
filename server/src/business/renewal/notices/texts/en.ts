import { pluralIn } from '../../../../base/mail/plural-in.ts';

const plural = pluralIn('en');

const licenseOf = (license: string, institution: string) =>
  `${license ? `License ${license}` : 'A license'} of ${institution || 'an institution'}`;

/** What the mail says that tells somebody once a day which licenses end or are short of seats. */
export const en = {
  institution: 'An institution',
  license: 'A license',
  subjectOfOne: (license: string, institution: string, on: string) =>
    `${licenseOf(license, institution)} ends on ${on}`,
  subjectOfSeats: (license: string, institution: string, taken: number, bought: number) =>
    `${licenseOf(license, institution)}: ${taken} of ${plural(bought, { one: '# seat', other: '# seats' })} taken`,
  subjectOfEnds: (licenses: number, on: string) =>
    `${plural(licenses, { one: '# license to look at', other: '# licenses to look at' })}; the first ends on ${on}`,
  subject: (licenses: number) => plural(licenses, { one: '# license to look at', other: '# licenses to look at' }),
  hello: (person: string) => (person ? `Hello ${person},` : 'Hello,'),
  ask: (person: string) => `Questions? Reply to this email. It goes to ${person}.`,
  ends: (license: string, days: number, on: string) =>
    `- ${license} ends in ${plural(days, { one: '# day', other: '# days' })}, on ${on}.`,
  seats: (license: string, taken: number, bought: number) =>
    `- ${license}: learners have taken ${taken} of ${plural(bought, { one: '# seat', other: '# seats' })}.`,
  why: 'You get this because you look after these institutions or administer them: 90, 30 and 7 days before a license ends, and when 9 of 10 seats are taken, each once.',
  stopOnPage: 'To stop these emails for an institution, open its page and clear the box under Renewal emails.',
  stopBelowLicenses:
    'To stop these emails for an institution, open its licenses and clear the box under Renewal emails below them.',
};
