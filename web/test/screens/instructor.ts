import { groupOperations } from '@lectern/domain/classroom/group/group-operations.ts';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { texts } from '../../src/texts/texts.ts';
import { appSchool, coursePath } from '../app-school.ts';
import { editedGroup, meetConflict } from '../edited-group.ts';
import { attemptOf, columns, gainOf, learners, learningGainOf, overviewsOf, studentOf } from '../gradebook-values.ts';
import { groupMemberOf, groupMembersOf } from '../member-values.ts';
import { differenceOf, missingOf, rosterFile, rosterImportOf, rosterLineOf } from '../roster-values.ts';
import type { School } from '../school.ts';
import { settingsOf } from '../settings-values.ts';
import { sittingOf, sittingsOf } from '../sitting-values.ts';
import { groupCourseOf, groupOf, institutionOf } from '../values.ts';
import { everyReason, watchedOf } from '../watched-values.ts';
import { button, called, dialog, giveFile, me, press, type Screen } from './screen.ts';

/** The school of the app as who teaches in it has it. */
const school = (values: School = {}): School => ({
  ...appSchool(),
  viewer: me({ institutions: [institutionOf()], groups: [groupOf({ my_role: 'INSTRUCTOR' })] }),
  ...values,
});
const taught = (values: School = {}) =>
  groupOf({ allowed_operations: groupOperations, my_role: 'MAIN_INSTRUCTOR', ...values });
const twoCourses = { my_role: 'INSTRUCTOR', courses: [groupCourseOf(), groupCourseOf({ id: 'c2' })] };

const { user } = groupMemberOf({ id: 'm4' });
const members = (): School => ({
  ...school({ group: taught() }),
  refusedJoins: [{ reason: 'FULL', refused_on: '2026-11-20T12:00:00.000Z', user }],
  awaitedMembers: [{ ...user, id: 'a1', last_name: 'Neu', created_on: '2026-11-20T12:00:00.000Z' }],
  rosterImports: [rosterImportOf({ by: 'Teodora', removed: 1 })],
  groupMembers: groupMembersOf([1, 2, 3].map((n) => groupMemberOf({ id: `m${n}` }))),
});
const list = (index: number) => async () => page.getByRole('tab').nth(index).click();

const watched = () =>
  school({
    learnersNeedingAttention: [
      watchedOf({ reasons: everyReason }),
      ...['B', 'C', 'D', 'E', 'F'].map((last) => watchedOf({ last })),
      watchedOf({ last: 'G', put_off_until: '2026-12-06' }),
    ],
  });

const history = [attemptOf('Networks-1-2', 2), attemptOf('Networks-1-2', 1, { is_latest: false })];
const student = () => studentOf(learners[0]!, history, columns, [{ level: 1, gain: gainOf(55, 85) }]);
const gradebook = (): School => ({
  ...school({ group: taught(twoCourses) }),
  ...overviewsOf(),
  learningGain: () => learningGainOf(),
  studentGradebookOverview: student,
});

/** What instructors of a group open. */
export const instructorScreens: readonly Screen[] = [
  {
    name: 'learners who need attention',
    long: true,
    at: '/',
    says: watched,
    ofCourse: true,
    ready: () =>
      page
        .getByRole('main')
        .getByRole('link', { name: called('Okafor') })
        .first(),
    leadsTo: [
      ['those who were put off', async () => button(texts.attention.showPutOff(1)).click()],
      [
        'a day that cannot be',
        async () => {
          await page
            .getByRole('main')
            .getByRole('button', { name: called('Okafor') })
            .last()
            .click();
          await userEvent.selectOptions(dialog.getByRole('combobox'), 'day');
          await dialog.getByRole('button', { name: texts.attention.putOff, exact: true }).click();
          await expect.element(dialog.getByText(texts.attention.dayWrong)).toBeVisible();
        },
      ],
    ],
  },
  {
    name: 'a group of an instructor',
    at: '/group/g1',
    says: () => school({ group: taught({ my_role: 'INSTRUCTOR', external_id: 'EC-B' }) }),
    ofCourse: true,
  },
  {
    name: 'a group whose course has settings',
    long: true,
    at: '/group/g1',
    says: () => school({ group: taught(), groupAssessmentSettings: settingsOf() }),
    ofCourse: true,
    leadsTo: [
      [
        'course settings',
        async () => {
          await page.getByRole('article').getByRole('button').last().click();
          await expect.element(dialog.getByRole('group').last()).toBeVisible();
        },
      ],
      [
        'reset to the course',
        press(
          () => texts.courseSettings.resetAll,
          () => page.getByText(texts.courseSettings.resetTitle),
        ),
      ],
    ],
  },
  {
    name: 'the members of a group',
    at: '/group/g1/members',
    says: members,
    title: 'Group Members – Evening Cohort B',
    leadsTo: [
      ['who could not join', list(2)],
      ['who is awaited', list(1)],
      ['who has joined', list(0)],
      [
        'extra time',
        async () => {
          await expect.element(page.getByRole('table').last()).toBeVisible();
          await page.getByRole('checkbox', { name: texts.members.chooseAll }).click();
          await button(texts.members.extraTime.act).click();
          await expect.element(page.getByText(texts.members.extraTime.text)).toBeVisible();
        },
      ],
    ],
  },
  {
    name: 'who sits now',
    long: true,
    at: '/group/g1/members',
    says: () =>
      school({
        group: taught(),
        groupMembers: groupMembersOf([]),
        sittingNow: () => sittingsOf([sittingOf('Ash', { added_time: 300 }), sittingOf('Elm', { deadline: null })]),
      }),
    ready: () => page.getByRole('table', { name: texts.sittingNow.title }),
    leadsTo: [
      [
        'sittings that are chosen',
        async () => {
          await page.getByRole('checkbox', { name: texts.sittingNow.chooseAll }).click();
          await expect.element(page.getByText(texts.sittingNow.chosen(1))).toBeVisible();
        },
      ],
    ],
  },
  {
    name: 'the import of a roster',
    long: true,
    at: '/group/g1/members/import',
    says: () =>
      school({
        group: taught(),
        rosterDifference: differenceOf({
          missing: [missingOf('Gone')],
          lines: [...differenceOf().lines, rosterLineOf(7, 'CONFLICT', { why: 'UNKNOWN_GROUP', cells: ['x', 'y'] })],
        }),
      }),
    title: 'Import a roster – Evening Cohort B',
    leadsTo: [
      [
        'a roster that was read',
        async () => {
          await giveFile(rosterFile('‹class.csv›'));
          await expect.element(page.getByRole('table').last()).toBeVisible();
        },
      ],
    ],
  },
  {
    name: 'the settings of a group',
    long: true,
    at: '/group/g1/settings',
    says: () => ({ ...school(), ...editedGroup('Evening', { name: 'Living Online', language: 'en' }) }),
    title: 'Settings – Evening',
    ofCourse: true,
    leadsTo: [['both copies of a group', async () => await expect.element(await meetConflict()).toBeVisible()]],
  },
  {
    name: 'the gradebook before a course is chosen',
    at: '/group/g1/gradebook',
    says: gradebook,
    title: 'Gradebook – Evening Cohort B',
    ready: () => page.getByText(texts.gradebook.noCourse),
  },
  { name: 'the gradebook', at: '/group/g1/gradebook?course=c1', says: gradebook, ready: () => page.getByRole('grid') },
  {
    name: 'what a group gained',
    long: true,
    at: '/group/g1/gradebook?course=c1&view=gain',
    says: gradebook,
    ofCourse: true,
    ready: () => page.getByRole('table').last(),
    leadsTo: [['how it is counted', async () => page.getByText(texts.gradebook.gain.how).click()]],
  },
  {
    name: 'the questions of an assessment',
    long: true,
    at: '/group/g1/gradebook?course=c1&view=questions',
    says: gradebook,
    ofCourse: true,
    ready: () => page.getByRole('table').last(),
  },
  {
    name: 'the figures of a learner',
    at: '/group/g1/gradebook?course=c1&learner=u0',
    says: gradebook,
    // A name is put together when the figures come.
    but: ['translated'],
    ready: () => dialog.getByRole('list').first(),
  },
  {
    name: 'the resources of an instructor',
    at: `${coursePath}/resources`,
    says: school,
    title: 'Instructor Resources – Living Online',
  },
];
