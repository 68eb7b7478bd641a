import { groupOperations } from '@lectern/domain/group/group-operations.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { finishedAttemptOf } from '../../test/finished-attempt-values.ts';
import {
  attemptOf,
  columns,
  gainOf,
  learners,
  learningGainOf,
  overviewsOf,
  studentOf,
} from '../../test/gradebook-values.ts';
import { amara, openApp } from '../../test/open-app.tsx';
import { look } from '../../test/pseudo/look.ts';
import { markContent } from '../../test/pseudo/mark-content.ts';
import { deletedOf, historyOf, questionVersions } from '../../test/history-values.ts';
import { licenseOf, linkedInvitationOf, memberOf, sentInvitations } from '../../test/institution-values.ts';
import { differenceOf, missingOf, rosterFile, rosterImportOf } from '../../test/roster-values.ts';
import { editedGroup, meetConflict } from '../../test/edited-group.ts';
import { groupMemberOf, groupMembersOf } from '../../test/member-values.ts';
import { sittingOf, sittingsOf } from '../../test/sitting-values.ts';
import { settingsOf } from '../../test/settings-values.ts';
import { takeAway } from '../../test/show.tsx';
import { refuse, type School } from '../../test/school.ts';
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
} from '../../test/values.ts';
import { everyReason, watchedOf } from '../../test/watched-values.ts';
import { startSignIn } from '../features/session/start-sign-in.ts';
import { setLanguage } from './language.ts';
import { texts } from './texts.ts';

vi.mock('../features/session/start-sign-in.ts');

beforeAll(() => setLanguage('en-XA'));
afterAll(() => setLanguage('en'));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => page.viewport(1280, 800));

const course = '/group/g1/course/c1';
const named = { group: { id: 'g1', name: 'Evening Cohort B' }, course: { id: 'c1', name: 'Living Online' } };
const headed = page.getByRole('heading').first();
function opened(address: string, school: School, subject?: string | null) {
  takeAway();
  return openApp(address, markContent({ viewer: amara, ...school }) as School, subject);
}

/** Opens a page and looks at it once it has its heading. */
async function lookAt(address: string, school: School, subject?: string | null): Promise<void> {
  opened(address, school, subject);
  await expect.element(headed).toBeVisible();
  await expect.element(page.getByText(texts.ui.loading)).not.toBeInTheDocument();
  await look(address);
}

describe('no text stands outside the catalogues', () => {
  test('at home', async () => {
    await lookAt(
      '/',
      {
        freeCourseBenchmarks: [freeCourseOf(), freeCourseOf({ id: 'c2', benchmarks: [] })],
        freeLessons: [freeLessonOf()],
      },
      null,
    );
    await lookAt('/', { freeCourseBenchmarks: [], freeLessons: [] }, null);
  });

  test('at the home of a learner', async () => {
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
    const institutions = [institutionOf()];
    const groups = ['STARTED', 'CLOSED', 'ENDED'].map((status, index) =>
      groupOf({ id: `g${index}`, status, lock_reason: index > 0 ? 'GROUP_LOCKED' : null }),
    );
    opened('/', { viewer: { ...amara, institutions, groups, started } });
    await expect.element(page.getByRole('region', { name: texts.home.continueWhereYouStopped })).toBeVisible();
    await look('home');
    await page.getByRole('button', { name: texts.home.joinGroup }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await look('joining a group');
  });

  test('at the home of a center administrator', async () => {
    const institutions = [institutionOf({ my_role: 'CENTER_ADMIN' })];
    const { people } = texts.institution;
    const school = {
      viewer: { ...amara, institutions, started: null },
      awaitedMails: { id: 'i1', mailed: false },
      institutionMembers: { members: [memberOf(), memberOf({ id: 'm2' })], hasMore: true, cursor: 'm2' },
      institutionInvitations: { invitations: sentInvitations, hasMore: false, cursor: null },
      licensesByInstitution: (['ACTIVE', 'EXPIRING', 'EXPIRED', 'QUOTED'] as const).map((state) => licenseOf(state)),
    };
    opened('/?tab=members', school);
    await expect.element(page.getByRole('table')).toBeVisible();
    await look('members');
    await page.getByRole('checkbox').first().click();
    await look('chosen invitations');
    await page.getByRole('button', { name: people.several.withdraw, exact: true }).click();
    await look('deleting invitations');
    opened('/?tab=licenses', school);
    await expect.element(page.getByRole('article').first()).toBeVisible();
    await look('licenses');
    await page.getByRole('button', { name: texts.home.createGroup }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.groupSettings.create }).click();
    await expect.element(page.getByText(texts.groupSettings.issues.name)).toBeVisible();
    await look('create group');
    opened('/?tab=licenses', { ...school, licensesByInstitution: [] });
    await expect.element(page.getByText(texts.license.none)).toBeVisible();
    await look('no licenses');
  });

  test('in the list of learners who need attention', async () => {
    const groups = [groupOf({ my_role: 'INSTRUCTOR' })];
    opened('/', {
      viewer: { ...amara, institutions: [institutionOf()], groups, started: null },
      learnersNeedingAttention: [
        watchedOf({ reasons: everyReason }),
        ...['B', 'C', 'D', 'E', 'F'].map((last) => watchedOf({ last })),
        watchedOf({ last: 'G', put_off_until: '2026-12-06' }),
      ],
    });
    const panel = page.getByRole('main');
    await expect.element(panel.getByRole('link', { name: /Okafor/ })).toBeVisible();
    await panel.getByRole('button', { name: texts.attention.showPutOff(1) }).click();
    await look('attention');
    await panel.getByRole('button', { name: texts.attention.putOffOne('‹Ngozi› ‹Okafor›') }).click();
    const dialog = page.getByRole('dialog');
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'day');
    await dialog.getByRole('button', { name: texts.attention.putOff, exact: true }).click();
    await expect.element(dialog.getByText(texts.attention.dayWrong)).toBeVisible();
    await look('put off');
  });

  test('at the home of somebody without a group', async () => {
    await lookAt('/', { viewer: { ...amara, started: null } });
  });

  test('in the menu and the drawer', async () => {
    const institution = { id: 'i1', name: 'Northfield Technical College' };
    const created_by = { id: 'u9', first_name: 'Grace', last_name: 'Adeyemi' };
    const invitation = { id: 'n1', role: 'STUDENT', group_name: 'Soil Science', created_by, institution };
    const membered = { ...invitation, id: 'n2', institution: { ...institution, id: 'i2', my_role: 'STUDENT' } };
    const name = `‹${amara.first_name}› ‹${amara.last_name}›`;
    const openMenu = (called: string) => page.getByRole('button', { name: called }).click();
    const viewer = { ...amara, number_of_invitations: 2, started: null };
    opened('/', { viewer, userInvitations: [invitation, membered] });
    await openMenu(texts.shell.invitedProfile(name, 2));
    await expect.element(page.getByText(texts.shell.logout)).toBeVisible();
    await expect.element(page.getByRole('dialog').getByRole('listitem').last()).toBeVisible();
    await look('profile menu');
    opened('/', { viewer: { ...amara, started: null }, userInvitations: [] });
    await openMenu(texts.shell.profile(name));
    await expect.element(page.getByText(texts.invitations.none)).toBeVisible();
    await look('profile menu without invitations');
  });

  test('behind the link of an invitation', async () => {
    const link = async (values: Record<string, unknown>, subject?: string | null) =>
      lookAt('/invitation/token', { invitationByLink: linkedInvitationOf(values) }, subject);
    for (const way of ['PASSWORD', 'SIGN_IN', 'EITHER']) await link({ taker: 'NOBODY', way }, null);
    await link({});
    await link({ my_role: 'STUDENT' });
    await link({ taker: 'ANOTHER' });
    await link({ taker: 'UNCONFIRMED' });
    await lookAt('/invitation/token', { invitationByLink: () => refuse('NOT_FOUND', '') }, null);
    await lookAt('/invitation/token', { invitationByLink: () => refuse('INTERNAL', '') }, null);
  });

  test('among the members of a group', async () => {
    const group = groupOf({ allowed_operations: groupOperations, my_role: 'MAIN_INSTRUCTOR' });
    const { user } = groupMemberOf({ id: 'm4' });
    opened('/group/g1/members', {
      group,
      refusedJoins: [{ reason: 'FULL', refused_on: '2026-11-20T12:00:00.000Z', user }],
      awaitedMembers: [{ ...user, id: 'a1', last_name: '‹Neu›', created_on: '2026-11-20T12:00:00.000Z' }],
      rosterImports: [rosterImportOf({ by: '‹Teodora›', removed: 1 })],
      groupMembers: groupMembersOf([1, 2, 3].map((n) => groupMemberOf({ id: `m${n}` }))),
    });
    for (const list of [2, 1, 0]) {
      await page.getByRole('tab').nth(list).click();
      await look('members of a group');
    }
    await expect.element(page.getByRole('table').last()).toBeVisible();
    await page.getByRole('checkbox', { name: texts.members.chooseAll }).click();
    await page.getByRole('button', { name: texts.members.extraTime.act }).click();
    await expect.element(page.getByText(texts.members.extraTime.text)).toBeVisible();
    await look('extra time');
  });

  test('over who sits now', async () => {
    opened('/group/g1/members', {
      group: groupOf({ allowed_operations: groupOperations, my_role: 'MAIN_INSTRUCTOR' }),
      groupMembers: groupMembersOf([]),
      sittingNow: () => sittingsOf([sittingOf('Ash', { added_time: 300 }), sittingOf('Elm', { deadline: null })]),
    });
    await page.getByRole('checkbox', { name: texts.sittingNow.chooseAll }).click();
    await expect.element(page.getByText(texts.sittingNow.chosen(1))).toBeVisible();
    await look('sitting now');
  });

  test('in the import of a roster', async () => {
    opened('/group/g1/members/import', {
      group: groupOf({ allowed_operations: groupOperations }),
      rosterDifference: differenceOf({ missing: [missingOf('Gone')] }),
    });
    await expect.poll(() => document.querySelector('input[type="file"]')).not.toBeNull();
    await userEvent.upload(document.querySelector('input[type="file"]') as HTMLInputElement, rosterFile('‹class.csv›'));
    await expect.element(page.getByRole('table').last()).toBeVisible();
    await look('import of a roster');
  });

  test('in a group', async () => {
    await lookAt('/group/g1', {
      group: groupOf({ allowed_operations: groupOperations, my_role: 'INSTRUCTOR', external_id: 'EC-B' }),
    });
  });

  test('where two edit a group at once', async () => {
    opened('/group/g1/settings', editedGroup('‹Evening›'));
    await expect.element(await meetConflict()).toBeVisible();
    await look('both copies of a group');
  });

  test('in the settings of a course', async () => {
    const own = { my_role: 'MAIN_INSTRUCTOR', allowed_operations: ['updateGroupAssessmentSettings'] };
    opened('/group/g1', { group: groupOf(own), groupAssessmentSettings: settingsOf() });
    await page.getByRole('button', { name: texts.courseSettings.titleOf('‹Living Online›') }).click();
    await expect.element(page.getByRole('group').last()).toBeVisible();
    await look('course settings');
    await page.getByRole('button', { name: texts.courseSettings.resetAll }).click();
    await expect.element(page.getByText(texts.courseSettings.resetTitle)).toBeVisible();
    await look('reset to the course');
  });

  test('in a course', async () => {
    const lock = { state: 'LOCKED', locked: true, lock_reason: 'BENCHMARK_FIRST' };
    await lookAt(course, {
      studentCourseProgress: progressOf({
        benchmark: [
          assessmentOf(1, { state: 'COMPLETE', complete: true, percent: 55, latest: finished(11, 20) }),
          assessmentOf(2, { state: 'STARTED', open: open(4, 20) }),
        ],
        summary: [assessmentOf(1, lock)],
        studyProjects: [
          projectOf(1, { title: 'A guest network', state: 'COMPLETE', complete: true, latest: finished(4, 5) }),
          projectOf(2, { kind: 'APPLY', state: 'STARTED', open: open(4, 6) }),
          projectOf(3, lock),
          projectOf(4),
        ],
        levels: [levelOf(1, 100), levelOf(2), levelOf(3, null)],
      }),
    });
  });

  test('in the library', async () => {
    const lesson = lessonOf({ number_of_pages: 14, number_of_cards: 12, number_of_clips: 1 });
    await lookAt(`${course}/library`, { studentCourseProgress: progressOf(), lessons: [lesson] });
  });

  test('in an e-book', async () => {
    const pages = ['Wires', 'Radio'].map((title) => ({
      id: title,
      title,
      content: `<p>${title}.</p>`,
      page_number: 1,
    }));
    const lesson = lessonOf({ number_of_pages: 2, pages });
    opened(`${course}/library/e-book/networks`, { ...named, lesson, lessons: [lesson] });
    await expect.element(page.getByRole('article')).toBeVisible();
    await look('e-book');
    await page.getByRole('button', { name: texts.library.reading }).first().click();
    await look('reading aids');
  });

  test('on flash cards and videos', async () => {
    const card = { id: 'k', title: '', term: '<p>Mesh</p>', definition: '<p>A net.</p>', image: null, published: true };
    const clip = {
      id: 'v',
      title: 'How a mesh network heals itself',
      poster: null,
      duration_seconds: 222,
      published: true,
      sources: [],
      tracks: [{ src: '/media/v.vtt', srclang: 'en', label: 'English', kind: 'captions' }],
    };
    const lesson = lessonOf({ cards: [card], clip_cards: [clip] });
    const school = { ...named, lesson, lessons: [lesson] };
    opened(`${course}/library/quickdeck/networks`, school);
    await expect.element(page.getByRole('button', { name: texts.library.showDefinition })).toBeVisible();
    await look('flash cards');
    opened(`${course}/library/quickclip/networks`, school);
    await expect.element(page.getByRole('article')).toBeVisible();
    await look('videos');
  });

  test('in the gradebook', async () => {
    const group = groupOf({
      allowed_operations: groupOperations,
      my_role: 'INSTRUCTOR',
      courses: [groupCourseOf(), groupCourseOf({ id: 'c2' })],
    });
    opened('/group/g1/gradebook', { group });
    await expect.element(page.getByText(texts.gradebook.noCourse)).toBeVisible();
    await look('gradebook without a course');
    const history = [attemptOf('Networks-1-2', 2), attemptOf('Networks-1-2', 1, { is_latest: false })];
    const [learner] = learners;
    if (!learner) throw new Error('The gradebook of the tests has learners.');
    opened('/group/g1/gradebook?course=c1', { group, ...overviewsOf() });
    await expect.element(page.getByRole('grid')).toBeVisible();
    await look('gradebook');
    const learningGain = () => learningGainOf();
    opened('/group/g1/gradebook?course=c1&view=gain', { group, learningGain });
    await page.getByText(texts.gradebook.gain.how).click();
    await look('learning gain');
    opened('/group/g1/gradebook?course=c1&view=questions', { group, learningGain });
    await expect.element(page.getByRole('table')).toBeVisible();
    await look('questions of an assessment');
    const student = () => studentOf(learner, history, columns, [{ level: 1, gain: gainOf(55, 85) }]);
    opened('/group/g1/gradebook?course=c1&learner=u0', { group, ...overviewsOf(), studentGradebookOverview: student });
    await expect.element(page.getByRole('dialog').getByRole('list').first()).toBeVisible();
    await look('figures of a learner');
    const own = { studentCourseProgress: progressOf(), studentGradebookOverview: student };
    await lookAt(`${course}/gradebook`, own);
    opened(`${course}/attempt/${attemptOf('', 1).attempt_id}`, { finishedAttempt: () => finishedAttemptOf() });
    await expect.element(page.getByRole('region', { name: texts.finishedAttempt.all })).toBeVisible();
    await look('finished attempt');
  });

  test('in the history of content, and among what was deleted', async () => {
    const viewer = { ...amara, role: 'CONTENT_MANAGER', started: null };
    // Words are compared one by one, without the marks of a whole text.
    const [before, after] = questionVersions((word) => String(word.length));
    const school = {
      viewer,
      deletedContent: {
        items: [deletedOf(), deletedOf({ id: 'l8', place_taken: true }), deletedOf({ id: 'l7', may_restore: false })],
        hasMore: true,
        cursor: 'l7',
      },
      contentHistory: historyOf(),
      contentVersion: ({ version }: { version: number }) => (version === 1 ? before : after),
    };
    await lookAt('/cms/deleted', school);
    opened('/cms/deleted?history=LESSON.l1', school);
    await expect.element(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await look('history');
    opened('/cms/deleted?history=QUESTION.q1.1.2', school);
    await expect.element(page.getByRole('dialog').getByRole('insertion').first()).toBeVisible();
    await look('two versions');
  });

  test('while somebody signs in, and where that fails', async () => {
    vi.mocked(startSignIn).mockRejectedValue(new TypeError('Failed to fetch'));
    opened('/login', {}, null);
    await expect.element(page.getByText(texts.session.failed)).toBeVisible();
    await look('signing in failed');
    vi.mocked(startSignIn).mockReturnValue(new Promise(() => {}));
    opened('/login', {}, null);
    await expect.element(page.getByText(texts.session.checking)).toBeVisible();
    await look('signing in');
  });

  test('where nothing is, something broke, or somebody is refused', async () => {
    await lookAt('/nowhere', {});
    opened('/group/g1', { group: () => refuse('INTERNAL', 'bug') });
    await expect.element(page.getByRole('alert')).toBeVisible();
    await look('broken');
    const refused = () => refuse('GROUP_LOCKED', 'in English, for programs');
    opened(`${course}/library/e-book/networks`, { ...named, lessons: [lessonOf()], lesson: refused });
    await expect.element(page.getByRole('alert')).toBeVisible();
    await look('refused');
  });
});
