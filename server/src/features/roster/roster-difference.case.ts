import { groupOf, type Case } from '../../../test/security/case.ts';

/** A file that names the learners of the class, so that it changes nothing. */
const fileOf = (emails: readonly string[]) => Buffer.from(['E-mail', ...emails].join('\n')).toString('base64');

export const cases: readonly Case[] = [
  {
    operation: 'rosterDifference',
    variables: (place) => ({
      ...groupOf(place),
      file: fileOf([place.learner.email, place.classmate.email]),
      removed: [],
    }),
  },
];
