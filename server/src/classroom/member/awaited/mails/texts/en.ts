import { pluralIn } from '../../../../../base/mail/plural-in.ts';

const plural = pluralIn('en');

/** What the mail says that tells somebody on a roster how to join their group. */
export const en = {
  subject: (institution: string, group: string) =>
    `Join ${group || 'your group'}${institution ? ` of ${institution}` : ''} on Lectern`,
  hello: (person: string) => (person ? `Hello ${person},` : 'Hello,'),
  awaits: (institution: string, group: string) =>
    `${institution || 'An institution'} has put you on the list of ${group ? `the group ${group}` : 'a group'} on Lectern.`,
  days: (from: string, until: string) => `From ${from} to ${until}`,
  courses: (courses: number) => plural(courses, { one: 'Course', other: 'Courses' }),
  main: 'Main instructor',
  signIn: (email: string) =>
    `Open this link and sign in as ${email}. If you have no account yet, create one with this address. Nothing else is needed to join:`,
  notYou: (institution: string) => `If you do not know ${institution || 'this institution'}, you need not do anything.`,
};
