import { pluralIn } from '../../../../base/mail/plural-in.ts';

const plural = pluralIn('en');

/** What the mail says that tells a main instructor which learners somebody has moved to another group. */
export const en = {
  subject: (learners: number, group: string) =>
    `${plural(learners, { one: '# learner', other: '# learners' })} moved from ${group || 'your group'}`,
  hello: (person: string) => (person ? `Hello ${person},` : 'Hello,'),
  somebody: 'Somebody',
  moved: (by: string, from: string, to: string) =>
    `${by} has moved these learners from ${from || 'your group'} to ${to || 'another group'}:`,
  more: (learners: number) => `and ${learners} more`,
  work: 'Their work has moved with them. If this is wrong, ask the person who moved them.',
};
