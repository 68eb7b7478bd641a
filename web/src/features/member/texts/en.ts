import { dayText, plural } from '../../../texts/formats/en.ts';

export const members = {
  instructors: 'Instructors',
  learners: 'Learners',
  findLearner: 'Find a learner',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  joined: 'Joined',
  joinedOn: dayText,
  me: 'Me',
  roles: { MAIN_INSTRUCTOR: 'Main Instructor', INSTRUCTOR: 'Instructor', STUDENT: 'Learner' },
  notLoaded: 'The members of this group could not be loaded.',
  noLearners: 'No learners yet. They join with the group key.',
  noClassmates: 'No learners yet.',
  noResults: 'No Results',
  moreResults: 'More Results',
  places: (learners: number, size: number) =>
    `${plural(learners, { one: '# learner', other: '# learners' })} of ${plural(size, { one: '# place', other: '# places' })}`,
  numberOfLearners: (count: number) => plural(count, { one: '# learner', other: '# learners' }),
  found: (count: number) => plural(count, { one: '# learner found', other: '# learners found' }),
};
