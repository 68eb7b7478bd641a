import { dayText, numberText, periodText, plural } from '../../../texts/formats/en.ts';

export const group = {
  key: 'Group Key',
  members: 'Members',
  instructor: 'Instructor',
  status: 'Status',
  externalId: 'External ID',
  courses: 'Courses',
  groupMembers: 'Group Members',
  gradebook: 'Gradebook',
  settings: 'Settings',
  statuses: { STARTED: 'Active', CLOSED: 'Inactive', NOT_YET: 'Inactive', ENDED: 'Expired' },
  unknownStatus: '...',
  noCourses: 'Courses are currently under maintenance...',
  tabs: 'Group',
  period: periodText,
  joinedLately: 'Just joined',
  endsSoon: (last: string) => `This group ends ${dayText(last)}.`,
  extend: 'Extend',
  lateAnswers: (count: number) =>
    plural(count, { one: 'Answers of # sitting came late.', other: 'Answers of # sittings came late.' }),
  decideLate: 'Decide',
  decideLateIn: (name: string) => `Decide about late answers in ${name}`,
  opensLater: (first: string, owner: string) => `Opens ${dayText(first)}. Ask ${owner} if you need it sooner.`,
  isOver: (owner: string) => `This group has ended. Ask ${owner} if you still need it.`,
  numberOfCourses: (count: number) => plural(count, { one: '# course', other: '# courses' }),
  learners: (count: number) => plural(count, { one: '# learner', other: '# learners' }),
  freePlaces: (free: number, size: number) =>
    `${numberText(free)} of ${plural(size, { one: '# place free', other: '# places free' })}`,
  barIs: (courses: number): string =>
    courses === 1 ? 'The bar shows the mean of the lessons.' : 'The bar shows the mean of the courses.',
  ringIs: 'The ring shows the mean of the lessons.',
  levelsAndLessons: (levels: number, lessons: number) =>
    `${plural(levels, { one: '# level', other: '# levels' })} · ${plural(lessons, { one: '# lesson', other: '# lessons' })}`,
};

export const joinGroup = {
  key: 'Group Key',
  join: 'Join',
  keyHelp: 'Ten letters and digits from your instructor. Capitals count.',
  joined: (name: string) => `Successfully joined ${name}`,
  joinedAsLearner: (owner: string) => `You joined as a learner. Ask ${owner} to make you an instructor.`,
};
