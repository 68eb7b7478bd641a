import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openPlayer } from '../../test/play/open-player.tsx';
import { PlayServer, type PlayCourse } from '../../test/play/play-server.ts';
import { choice, choices } from '../../test/play/questions.ts';
import { takeAway } from '../../test/show.tsx';
import { completeSignIn } from '../base/session/sign-in/complete-sign-in.ts';
import { startSignIn } from '../base/session/sign-in/start-sign-in.ts';

vi.mock('../base/session/sign-in/start-sign-in.ts');
vi.mock('../base/session/sign-in/complete-sign-in.ts');
vi.mock('../base/session/resume.ts', () => ({ resume: vi.fn<() => Promise<boolean>>(async () => false) }));

const never = new Promise<never>(() => {});
const course: PlayCourse = {
  project: [choice],
  helps: true,
  benchmarks: [{ questions: choices(2), time: 600 }],
  summaries: true,
};

/** `other` learns in another group, `author` writes content and belongs to none. */
const names = ['visitor', 'learner', 'other', 'instructor', 'author'] as const;
type Name = (typeof names)[number];

/** Where somebody ends: what was asked for is here, or refused here; else where they are led. */
type End = 'here' | 'refused' | 'home' | 'group' | 'course' | 'library' | 'no library';

let server: PlayServer;
let free: PlayServer;
let people: Record<Name, Parameters<typeof openPlayer>[2]>;
beforeAll(async () => {
  [server, free] = await Promise.all([PlayServer.open(course), PlayServer.open({ ...course, free: true })]);
  const [instructor, author] = await Promise.all([
    server.person({ inGroup: 'INSTRUCTOR' }),
    server.person({ role: 'CONTENT_DEVELOPER' }),
  ]);
  people = { visitor: null, learner: server.place.learner, other: free.place.learner, instructor, author };
});
beforeEach(() => {
  vi.mocked(startSignIn).mockReturnValue(never);
  vi.mocked(completeSignIn).mockReturnValue(never);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const group = '/group/GROUP';
const courseAt = `${group}/course/COURSE`;
const project = `${courseAt}/study-project/PROJECT`;
const preview = '/cms/preview/course/COURSE';

const everyone = ['here', 'here', 'here', 'here', 'here'] as const;
const members = ['home', 'here', 'refused', 'here', 'refused'] as const;
const authors = ['home', 'home', 'home', 'home', 'here'] as const;

type Ends = readonly [visitor: End, learner: End, other: End, instructor: End, author: End];
const routes: readonly (readonly [row: string, address: string, title: string, ends: Ends])[] = [
  ['R1-02', '/login', 'Sign in', ['here', 'home', 'home', 'home', 'home']],
  ['R1-03', '/auth-callback', 'Signing in', everyone],
  ['R1-04', '/silent-renew', 'Staying signed in', everyone],
  ['R1-08', '/nowhere', 'This page does not exist', ['home', 'here', 'here', 'here', 'here']],
  ['R1-10', '/index.html', '', ['home', 'home', 'home', 'home', 'home']],
  ['R1-12', group, 'Evening Cohort B', members],
  ['R1-13', `${group}/members`, 'Group Members – Evening Cohort B', members],
  ['R1-14', `${group}/gradebook`, 'Gradebook – Evening Cohort B', ['home', 'group', 'refused', 'here', 'refused']],
  ['R1-15', `${group}/settings`, 'Settings – Evening Cohort B', ['home', 'group', 'refused', 'here', 'refused']],
  ['R1-16', `${group}/nonsense`, '', ['home', 'group', 'refused', 'group', 'refused']],
  ['R1-17', courseAt, 'Connected Devices', members],
  ['R1-18', `${courseAt}/benchmark/1`, 'Benchmark, Level 1 – Connected Devices', members],
  ['R1-18', `${courseAt}/benchmark/4`, '', ['home', 'course', 'refused', 'course', 'refused']],
  ['R1-19', `${courseAt}/summary/1`, 'Summary, Level 1 – Connected Devices', members],
  ['R1-29', `${courseAt}/benchmark/all`, 'Benchmark, all levels – Connected Devices', members],
  ['R1-30', `${courseAt}/summary/all`, 'Summary, all levels – Connected Devices', members],
  // Authors read content anywhere; what is done with it is refused to them.
  [
    'R1-20',
    project,
    'Study Project 3: Choosing a connection – Connected Devices',
    ['home', 'here', 'refused', 'here', 'here'],
  ],
  // A question that there is not: what its help shows is another test's matter.
  ['R1-21', `${project}/media-library/QUESTION/hint/1`, '', ['home', 'refused', 'refused', 'refused', 'refused']],
  ['R1-22', `${courseAt}/library`, 'Study Materials – Connected Devices', members],
  ['R1-23', `${courseAt}/gradebook`, 'Gradebook – Connected Devices', members],
  [
    'R1-24',
    `${courseAt}/resources`,
    'Instructor Resources – Connected Devices',
    ['home', 'refused', 'refused', 'here', 'refused'],
  ],
  ['R1-25', `${courseAt}/library/e-book/networks`, 'E-book – Networks', ['home', 'here', 'no library', 'here', 'here']],
  [
    'R1-26',
    `${courseAt}/library/quickdeck/networks`,
    'Quickdeck – Networks',
    ['home', 'here', 'no library', 'here', 'here'],
  ],
  [
    'R1-27',
    `${courseAt}/library/quickclip/networks`,
    'Quickclip – Networks',
    ['home', 'here', 'no library', 'here', 'here'],
  ],
  ['R1-25', `${courseAt}/library/e-book/nobody`, '', ['home', 'library', 'no library', 'library', 'no library']],
  ['R1-28', `${courseAt}/nonsense`, '', ['home', 'course', 'refused', 'course', 'refused']],
  ['R1-32', preview, 'Preview – Connected Devices', authors],
  ['R1-33', `${preview}/study-project/PROJECT`, 'Study Project 3: Choosing a connection – Connected Devices', authors],
  ['R1-34', `${preview}/benchmark/1`, 'Benchmark, Level 1 – Connected Devices', authors],
  ['R1-35', `${preview}/summary/1`, 'Summary, Level 1 – Connected Devices', authors],
  ['R1-24', `${preview}/resources`, 'Instructor Resources – Connected Devices', authors],
  ['R1-47', '/cms/preview/nonsense', '', ['home', 'home', 'home', 'home', 'home']],
  ['R1-36', '/free/course/COURSE/benchmark/1', 'Benchmark, Level 1 – Connected Devices', everyone],
  ['R1-37', '/free/lesson/LESSON', 'Study Projects – Networks', everyone],
  ['R1-38', '/free/lesson/LESSON/library', 'E-book – Networks', everyone],
  ['R1-39', '/free/lesson/LESSON/quickdeck', 'Quickdeck – Networks', everyone],
  [
    'R1-40',
    '/free/lesson/LESSON/study-project/PROJECT',
    'Study Project 3: Choosing a connection – Connected Devices',
    everyone,
  ],
  ['R1-07', '/free/nonsense', '', ['home', 'home', 'home', 'home', 'home']],
];

const someTitle: unknown = expect.stringMatching(/./);
const notTheirs: unknown = expect.stringContaining('Not found, or you do not have access.');
const alerts: Partial<Record<End, unknown>> = {
  refused: notTheirs,
  'no library': notTheirs,
};

/** Opens an address for somebody, and gives how to see where they are and where they should be. */
function open(name: Name, address: string, title: string, end: End) {
  takeAway();
  document.title = '';
  const at = address.startsWith('/free/') ? free : server;
  const { group_id, course_id, project_id, lessons } = at.place;
  const filled = (path: string) =>
    path
      .replace('GROUP', group_id)
      .replace('COURSE', course_id)
      .replace('PROJECT', project_id ?? '')
      .replace('LESSON', lessons['Networks'] ?? '')
      .replace('QUESTION', crypto.randomUUID());
  const asked = filled(address);
  const app = openPlayer(at, asked, people[name], '');
  const led: Partial<Record<End, string>> = {
    home: '/',
    group: filled(group),
    course: filled(courseAt),
    library: filled(`${courseAt}/library`),
    'no library': filled(`${courseAt}/library`),
    refused: asked.replace('/nonsense', ''),
  };
  const there = () => ({
    at: app.address(),
    title: document.title,
    alert: document.querySelector('[role="alert"]')?.textContent ?? null,
  });
  const expected = {
    at: led[end] ?? asked,
    title: end === 'here' ? `${title} – Lectern` : someTitle,
    alert: alerts[end] ?? null,
  };
  return { there, expected };
}

describe('where a visitor, a learner, a learner of another group, an instructor and an author end', () => {
  // D1-2.35, 2.51, 2.81, 2.84, 2.98, 2.99, 4.18, R1-02–04, 07, 10, 17–30, 36–41
  test.each(routes)('%s %s', async (_row, address, title, ends) => {
    for (const [index, name] of names.entries()) {
      const { there, expected } = open(name, address, title, ends[index] as End);
      await expect.poll(there, { message: name }).toEqual(expected);
    }
  });
});

test.each([
  group,
  courseAt,
  `${courseAt}/benchmark/1`,
  `${courseAt}/library`,
  project,
  `${project}/media-library/QUESTION/hint/1`,
])('%s leads somebody of another group home', async (address) => {
  const { there, expected } = open('other', address, '', 'refused');
  await expect.poll(there).toEqual(expected);
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
});

// D1-4.05, D2-4.54, R1-12–16
test('R1-12 a group that is locked says so to its learners and opens for its instructors', async () => {
  await server.lockGroup();
  takeAway();
  openPlayer(server, `/group/${server.place.group_id}`, people.learner, '');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^This group is locked/);
  const { there, expected } = open('instructor', group, 'Evening Cohort B', 'here');
  await expect.poll(there).toEqual(expected);
});
