import { page } from 'vitest/browser';
import { texts } from '../../src/texts/texts.ts';
import { appSchool, coursePath } from '../app-school.ts';
import { finishedAttemptOf } from '../finished-attempt-values.ts';
import { attemptOf, columns, gainOf, learners, studentOf } from '../gradebook-values.ts';
import { linkedInvitationOf } from '../institution-values.ts';
import { refuse, type School } from '../school.ts';
import {
  assessmentOf,
  finished,
  freeCourseOf,
  freeLessonOf,
  groupCourseOf,
  groupOf,
  institutionOf,
  lessonOf,
  levelOf,
  open,
  progressOf,
  projectOf,
} from '../values.ts';
import { called, me, press, type Screen } from './screen.ts';

/** The school of the app as a learner of it has it. */
const school = (values: School = {}): School => ({
  ...appSchool(),
  viewer: me({ institutions: [institutionOf()], groups: [groupOf()] }),
  ...values,
});

const started = {
  type: 'STUDY_PROJECT',
  group_id: 'g1',
  course_id: 'c1',
  course_name: 'Connected Devices',
  language: 'en',
  study_project_id: 'p4',
  study_project_number: 4,
  title: 'Choosing sensors for a greenhouse',
  level: 1,
  question_index: 3,
  questions_done: 3,
  total_questions: 6,
};

const lock = { state: 'LOCKED', locked: true, lock_reason: 'BENCHMARK_FIRST' };
/** A course at its first level. */
const progress = () =>
  progressOf({
    benchmark: [assessmentOf(1, { state: 'LOCKED', lock_reason: 'NO_QUESTIONS' })],
    studyProjects: [
      projectOf(1, { title: 'A guest network', state: 'STARTED', open: open(2, 4) }),
      projectOf(2, { title: 'A mesh' }),
    ],
  });

/** The same with something in each state, at its second level. */
const advanced = () =>
  progressOf({
    benchmark: [
      assessmentOf(1, { state: 'COMPLETE', complete: true, percent: 55, latest: finished(11, 20) }),
      assessmentOf(2, { state: 'STARTED', open: open(4, 20) }),
    ],
    summary: [assessmentOf(1, lock)],
    studyProjects: [
      projectOf(1, { title: 'A guest network', state: 'COMPLETE', complete: true, latest: finished(4, 5) }),
      projectOf(2, { title: 'A mesh', kind: 'APPLY', state: 'STARTED', open: open(4, 6) }),
      projectOf(3, lock),
      projectOf(4),
    ],
    levels: [levelOf(1, 100), levelOf(2), levelOf(3, null)],
  });

const card = (term: string) => ({
  id: term,
  title: '',
  term: `<p>${term}</p>`,
  definition: '<p>A net.</p>',
  image: null,
  published: true,
});
const lesson = lessonOf({
  number_of_pages: 2,
  number_of_cards: 2,
  number_of_clips: 1,
  pages: ['Wires', 'Radio'].map((title, page_number) => ({
    id: title,
    title,
    content: `<p>${title}.</p>`,
    page_number,
  })),
  cards: ['Mesh', 'Node'].map(card),
  clip_cards: [
    {
      id: 'v',
      title: 'How a mesh network heals itself',
      poster: null,
      duration_seconds: 222,
      published: true,
      sources: [],
      tracks: [{ src: '/media/v.vtt', srclang: 'en', label: 'English', kind: 'captions' }],
    },
  ],
});
const materials = () => school({ lesson, lessons: [lesson], studentCourseProgress: progress() });

const history = [attemptOf('Networks-1-2', 2), attemptOf('Networks-1-2', 1, { is_latest: false })];
const own = () => studentOf(learners[0]!, history, columns, [{ level: 1, gain: gainOf(55, 85) }]);

const invited = (what: string, values: School, subject?: null): Screen => ({
  name: `the link of an invitation: ${what}`,
  at: '/invitation/token',
  says: () => school({ invitationByLink: linkedInvitationOf(values) }),
  ...(subject === null ? { subject } : {}),
});
const noInvitation = (code: string): Screen => ({
  name: `the link of an invitation: ${code}`,
  at: '/invitation/token',
  says: () => ({ invitationByLink: () => refuse(code, '') }),
  subject: null,
});

const institution = { id: 'i1', name: 'Northfield Technical College' };
const created_by = { id: 'u9', first_name: 'Grace', last_name: 'Adeyemi' };
const invitation = { id: 'n1', role: 'STUDENT', group_name: 'Soil Science', created_by, institution };
const membered = { ...invitation, id: 'n2', institution: { ...institution, id: 'i2', my_role: 'STUDENT' } };
const openProfile = async () => page.getByRole('banner').getByRole('button').last().click();

const at = (path: string) => `${coursePath}/${path.replace('LESSON', 'networks')}`;

/** What visitors and learners open. */
export const learnerScreens: readonly Screen[] = [
  {
    name: 'home of a visitor',
    at: '/',
    subject: null,
    says: () => ({
      freeCourseBenchmarks: [freeCourseOf(), freeCourseOf({ id: 'c2', benchmarks: [] })],
      freeLessons: [freeLessonOf()],
    }),
  },
  {
    name: 'home of a visitor where nothing is free',
    at: '/',
    subject: null,
    says: () => ({ freeCourseBenchmarks: [], freeLessons: [] }),
  },
  {
    name: 'home of a learner',
    at: '/',
    says: () => {
      const groups = ['STARTED', 'CLOSED', 'ENDED'].map((status, index) =>
        groupOf({ id: `g${index}`, status, lock_reason: index > 0 ? 'GROUP_LOCKED' : null }),
      );
      return school({ viewer: me({ institutions: [institutionOf()], groups, started }) });
    },
    title: 'My Institution',
    ofCourse: true,
    ready: () => page.getByRole('region', { name: texts.home.continueWhereYouStopped }),
    leadsTo: [['joining a group', press(() => texts.home.joinGroup)]],
  },
  {
    name: 'home of a learner of two institutions',
    long: true,
    at: '/',
    says: () => {
      const institutions = [institutionOf(), institutionOf({ id: 'i2', name: 'Harbour City', city: 'Portsea' })];
      return school({ viewer: me({ institutions }) });
    },
    ready: () =>
      page
        .getByRole('main')
        .getByRole('button', { name: called('Harbour City') })
        .first(),
  },
  { name: 'home of somebody without a group', at: '/', says: () => school({ viewer: me() }) },
  {
    name: 'the profile menu',
    long: true,
    at: '/',
    says: () => school({ viewer: me({ number_of_invitations: 2 }), userInvitations: [invitation, membered] }),
    leadsTo: [['invitations in the profile menu', openProfile]],
  },
  {
    name: 'the profile menu without invitations',
    at: '/',
    says: () => school({ viewer: me(), userInvitations: [] }),
    leadsTo: [['no invitations in the profile menu', openProfile]],
  },
  invited('a new account', { taker: 'NOBODY', way: 'PASSWORD' }, null),
  invited('an account to sign in to', { taker: 'NOBODY', way: 'SIGN_IN' }, null),
  invited('either', { taker: 'NOBODY', way: 'EITHER' }, null),
  { ...invited('to be accepted', {}), title: 'Harbour City College invites you' },
  invited('a member', { my_role: 'STUDENT' }),
  invited('for somebody else', { taker: 'ANOTHER' }),
  invited('an address that is not confirmed', { taker: 'UNCONFIRMED' }),
  noInvitation('NOT_FOUND'),
  noInvitation('INTERNAL'),
  {
    name: 'a group of a learner',
    at: '/group/g1',
    says: () => school({ group: groupOf({ courses: [groupCourseOf()] }) }),
    title: 'Evening Cohort B',
    ofCourse: true,
  },
  {
    name: 'a course',
    long: true,
    at: coursePath,
    says: () => school({ studentCourseProgress: progress() }),
    title: 'Living Online',
    ofCourse: true,
    ready: () => page.getByRole('heading', { name: called('Networks') }).first(),
  },
  {
    name: 'a course whose first level is done',
    at: coursePath,
    says: () => school({ studentCourseProgress: advanced() }),
    ready: () => page.getByRole('complementary'),
  },
  {
    name: 'the materials of a course',
    long: true,
    at: at('library'),
    says: materials,
    title: 'Study Materials – Living Online',
    ofCourse: true,
    ready: () => page.getByRole('heading', { level: 2, name: called('Networks') }),
  },
  {
    name: 'an e-book',
    at: at('library/e-book/LESSON'),
    says: materials,
    title: 'Wires – Networks',
    ofCourse: true,
    ready: () => page.getByRole('article'),
    leadsTo: [['reading aids', async () => page.getByRole('button', { name: texts.library.reading }).first().click()]],
  },
  {
    name: 'flash cards',
    long: true,
    at: at('library/quickdeck/LESSON'),
    says: materials,
    title: 'Quickdeck – Networks',
    ofCourse: true,
    ready: () => page.getByRole('button', { name: texts.library.showDefinition }),
  },
  {
    name: 'videos',
    // A long title of a video is cut on a narrow telephone.
    long: 'main header',
    at: at('library/quickclip/LESSON'),
    says: materials,
    title: 'Quickclip – Networks',
    ofCourse: true,
    ready: () => page.getByRole('article'),
  },
  {
    name: 'the own gradebook',
    long: true,
    at: at('gradebook'),
    says: () => school({ studentCourseProgress: progress(), studentGradebookOverview: own }),
    title: 'Gradebook – Living Online',
    ofCourse: true,
    ready: () => page.getByRole('heading', { level: 2, name: /Networks/ }).first(),
  },
  {
    name: 'a finished attempt',
    at: at(`attempt/${attemptOf('', 1).attempt_id}`),
    says: () => school({ finishedAttempt: () => finishedAttemptOf() }),
    title: 'Amara Okonkwo-Bergström did not reach the required score. – Summary, Level 1 – Amara Okonkwo-Bergström',
    ready: () => page.getByRole('region', { name: texts.finishedAttempt.all }),
  },
  // D1-2.79, 2.80, 2.100, 2.101
  {
    name: 'the start of a study project',
    at: at('study-project/p1'),
    says: school,
    title: 'Study Project 1: A guest network – Living Online',
  },
  // D1-2.64, 2.96, 2.97, 7.16
  {
    name: 'the help of a question',
    at: at('study-project/p1/media-library/q1/hint/2'),
    says: school,
    title: 'Case 2: Hint – Living Online',
  },
  {
    name: 'the start of a benchmark',
    at: at('benchmark/1'),
    says: school,
    title: 'Benchmark, Level 1 – Living Online',
  },
  {
    name: 'the start of a summary',
    at: at('summary/1'),
    says: school,
    title: 'Summary, Level 1 – Living Online',
  },
  {
    name: 'a free benchmark',
    at: '/free/course/c1/benchmark/2',
    says: school,
    title: 'Benchmark, Level 2 – Living Online',
  },
  { name: 'a free lesson', at: '/free/lesson/l1', says: school },
  { name: 'the e-book of a free lesson', at: '/free/lesson/l1/library', says: materials },
  { name: 'the flash cards of a free lesson', at: '/free/lesson/l1/quickdeck', says: materials },
  { name: 'an address that there is not', at: '/nowhere', says: school },
  {
    name: 'a group that broke',
    at: '/group/g1',
    says: () => school({ group: () => refuse('INTERNAL', 'bug') }),
    ready: () => page.getByRole('alert'),
  },
  {
    name: 'an e-book that is refused',
    at: at('library/e-book/LESSON'),
    says: () => school({ lesson: () => refuse('GROUP_LOCKED', 'in English, for programs') }),
    ready: () => page.getByRole('alert'),
  },
];
