import { dayText, plural } from '../../../texts/formats/en.ts';

const places = (count: number) => plural(count, { one: '# place free', other: '# places free' });

export const groupSettings = {
  create: 'Create Group',
  created: (name: string) => `Successfully created group: ${name}`,
  notLoaded: 'The licenses could not be loaded.',
  noLicense:
    'Your institution has no license with days left, so no group can be created. Ask your center administrator.',
  name: 'Group Name',
  license: 'License',
  chooseLicense: 'Choose a license',
  licenseLeft: (name: string, free: number, days: number) =>
    `${name}: ${places(free)}, ${plural(days, { one: '# day left', other: '# days left' })}`,
  size: 'Group Size',
  sizeHelp: (most: number, expiry: string) => `${places(most)}. The license expires ${dayText(expiry)}.`,
  courses: 'Courses',
  coursesHelp: 'Choose a license to see its courses.',
  allOf: (product: string) => `All of ${product}`,
  starts: 'Start Date',
  ends: 'End Date',
  status: 'Status',
  statusHelp: {
    STARTED: 'Open to its learners within its dates.',
    CLOSED: 'Closed to its learners for the time being; it keeps its places.',
    ENDED: 'Over; the places that nobody took are free for other groups.',
  },
  another: 'Create another group after this one',
  issues: {
    name: 'A Group Name is required',
    license: 'You must select a license',
    sizeBetween: (most: number) => `Group size should be between 1 and ${most}`,
    belowLearners: (learners: number) =>
      `${plural(learners, { one: '# learner belongs', other: '# learners belong' })} to this group. Its size cannot be lower.`,
    courses: 'You must select at least one Course or Product to include',
    afterExpiry: (expiry: string) => `The license expires ${dayText(expiry)}. Choose that day or an earlier one.`,
  },
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you entered here is not saved.',
  leave: 'Leave',
  stay: 'Keep editing',
};
