import { groupOperations } from '@lectern/domain/group/group-operations.ts';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { copyOf } from '../../test/copy-values.ts';
import { appSchool, coursePath } from '../../test/app-school.ts';
import { editedGroup, meetConflict } from '../../test/edited-group.ts';
import { editedAt, editedCourse, readAt } from '../../test/editor-values.ts';
import { followUpOf, followUpsOf } from '../../test/follow-up-values.ts';
import { learningGainOf, projectColumn, studentOf } from '../../test/gradebook-values.ts';
import { amara, openApp } from '../../test/open-app.tsx';
import { address, cut, expectInside, name, person, title } from '../../test/long-names.ts';
import { mediaItemOf, mediaLibrary } from '../../test/media-values.ts';
import { deletedOf, entryOf, historyOf } from '../../test/history-values.ts';
import { invitationOf, licenseOf, memberOf } from '../../test/institution-values.ts';
import { auditEntryOf, auditPageOf, openedEntryOf } from '../../test/audit-values.ts';
import { everyRenewalReason, renewalOf, renewalsOf } from '../../test/renewal-values.ts';
import { differenceOf, rosterFile, rosterLineOf } from '../../test/roster-values.ts';
import type { School } from '../../test/school.ts';

import { groupMembersOf } from '../../test/member-values.ts';
import { entriesPage, holdingOf, holdingPage, seatEntryOf, seatsOf } from '../../test/seats-values.ts';
import { sittingOf, sittingsOf } from '../../test/sitting-values.ts';
import { settingsOf } from '../../test/settings-values.ts';
import { takeAway } from '../../test/show.tsx';
import { groupCourseOf, groupOf, institutionOf, lessonOf, progressOf, projectOf } from '../../test/values.ts';
import { everyReason, watchedOf } from '../../test/watched-values.ts';

const lesson = lessonOf({
  name,
  language: 'de',
  number_of_cards: 1,
  cards: (appSchool()['lesson'] as { cards: unknown }).cards,
});
const progress = progressOf();
const school = () => ({
  ...appSchool(),
  lesson,
  lessons: [lesson],
  studentCourseProgress: progressOf({
    course: { ...progress.course, language: 'de' },
    lessons: [{ id: 'l1', name, slug: 'networks', logo: null }],
    studyProjects: [projectOf(1, { title })],
  }),
  studentGradebookOverview: () =>
    studentOf({ first_name: 'Amara', last_name: 'Okonkwo', lessons: '0=1/6/1/300/1' }, [], {
      benchmarks: [],
      summaries: [],
      lessons: [projectColumn(name, 1, { title })],
    }),
});

afterEach(() => page.viewport(1280, 800));

test.each([
  [coursePath, 2],
  [`${coursePath}/library`, 2],
  [`${coursePath}/gradebook`, 2],
  [`${coursePath}/library/quickdeck/networks`, 1],
  [`${coursePath}/library/quickclip/networks`, 1],
] as const)('%s shows the names of lessons and study projects whole', async (path, level) => {
  for (const width of [1280, 390, 320]) {
    await page.viewport(width, 844);
    takeAway();
    const { place } = openApp(path, school());
    const heading = page.getByRole('heading', { level, name });
    await expect.element(heading).toBeVisible();
    const main = place.querySelector('main');
    if (!main) throw new Error('The page has no main part.');
    expect({ width, cut: [...cut(main, name), ...cut(main, title)] }).toEqual({ width, cut: [] });
    expect({ width, scrolls: document.documentElement.scrollWidth - width }).toEqual({ width, scrolls: 0 });
    const { hyphens, hyphenateLimitChars } = getComputedStyle(heading.element()) as CSSStyleDeclaration & {
      hyphenateLimitChars: string;
    };
    expect({ hyphens, hyphenateLimitChars }).toEqual({ hyphens: 'auto', hyphenateLimitChars: '14 5 5' });
    expect(heading.element().closest('[lang]')?.getAttribute('lang')).toBe('de');
  }
});

const institution = institutionOf({ my_role: 'CENTER_ADMIN', name, city: title });
const created_by = { id: 'u9', ...person };
const refusedMail = (said: string) => ({ mail: { state: 'REFUSED', goes_out_on: null, tries: 1, said } });
const around = (): School => ({
  ...appSchool(),
  viewer: {
    ...amara,
    institutions: [institution],
    groups: [groupOf({ name, late_answers: 2, my_role: 'INSTRUCTOR' })],
    started: null,
    number_of_invitations: 1,
  },
  learnersNeedingAttention: [
    watchedOf({
      id: 'g1.u1',
      group_name: name,
      user: { id: 'u1', avatar: null, email: address, role: null, ...person },
      reasons: everyReason.map((reason) => ({ ...reason, course_name: reason.course_name && title })),
    }),
    watchedOf(),
  ],
  userInvitations: [{ id: 'n1', role: 'STUDENT', group_name: name, created_by, institution: { id: 'i2', name } }],
  awaitedMails: { id: 'i1', mailed: false },
  institutionMembers: {
    members: [memberOf({ user: { id: 'u1', avatar: null, email: address, role: null, ...person } })],
    hasMore: false,
    cursor: null,
  },
  institutionInvitations: {
    invitations: [invitationOf('n1', { ...person, email: address, ...refusedMail(address) })],
    hasMore: false,
    cursor: null,
  },
  licensesByInstitution: (['ACTIVE', 'EXPIRED', 'QUOTED'] as const).map((state) => licenseOf(state, { name })),
  group: groupOf({
    name,
    my_role: 'MAIN_INSTRUCTOR',
    allowed_operations: ['updateGroupAssessmentSettings', 'sittingNow'],
    courses: [groupCourseOf({ name, language: 'de' })],
  }),
  groupAssessmentSettings: settingsOf(),
  groupMembers: groupMembersOf([]),
  sittingNow: () => sittingsOf([sittingOf('Ash', { ...person, course_name: title, added_time: 300 })]),
  learningGain: () => {
    const { learners, lessons, questions } = learningGainOf();
    return learningGainOf({
      learners: learners.map((one) => ({ ...one, ...person })),
      lessons: lessons.map((one) => ({ ...one, lesson_name: name })),
      questions: questions.map((one) => ({ ...one, lesson_name: name })),
    });
  },
  rosterDifference: differenceOf({
    lines: [
      rosterLineOf(2, 'CONFLICT', { why: 'UNKNOWN_GROUP', email: address, ...person }),
      rosterLineOf(3, 'MOVED', { from: name, group: title, email: address, ...person }),
    ],
    groups: [{ id: 'g1', name, free_places: 0, awaited: 12 }],
  }),
});

test.each(['gain', 'questions'])(
  'the tables of ?view=%s show names whole, and the page does not scroll',
  async (view) => {
    for (const width of [1280, 390, 320]) {
      await page.viewport(width, 844);
      takeAway();
      const { place } = openApp(`/group/g1/gradebook?view=${view}`, {
        ...around(),
        group: groupOf({ name, allowed_operations: groupOperations, courses: [groupCourseOf({ name })] }),
      });
      await expect.element(page.getByRole('table').last()).toBeVisible();
      const rows = [...place.querySelectorAll('main tbody')].filter(({ textContent }) =>
        [name, person.last_name].some((word) => textContent.includes(word)),
      );
      expect(rows).toHaveLength(view === 'gain' ? 2 : 1);
      const found = rows.flatMap((row) => [...cut(row, name), ...cut(row, person.last_name)]);
      expect({ width, cut: found }).toEqual({ width, cut: [] });
      expect({ width, scrolls: document.documentElement.scrollWidth - width }).toEqual({ width, scrolls: 0 });
    }
  },
);

test('what was deleted, and the history of an item, show names whole', async () => {
  for (const width of [1280, 390, 320]) {
    await page.viewport(width, 844);
    takeAway();
    const { place } = openApp('/cms/deleted?history=LESSON.l1', {
      ...around(),
      viewer: { ...amara, role: 'CONTENT_MANAGER', started: null },
      deletedContent: { items: [deletedOf({ name, language: 'de', by: address })], hasMore: false, cursor: null },
      contentHistory: historyOf({ name, language: 'de', entries: [entryOf(2, { by: address }), entryOf(1)] }),
    });
    await expect.element(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    const part = place.querySelector('dialog');
    const main = place.querySelector('main');
    if (!main || !part) throw new Error('The page has a main part under its dialog.');
    const found = [main, part].flatMap((one) => [...cut(one, name), ...cut(one, address)]);
    expect({ width, cut: found }).toEqual({ width, cut: [] });
    expect({ width, scrolls: document.documentElement.scrollWidth - width }).toEqual({ width, scrolls: 0 });
  }
});

test('a roster shows names whole, and nothing stands outside the page', async () => {
  for (const width of [1280, 390, 320]) {
    await page.viewport(width, 844);
    takeAway();
    const { place } = openApp('/group/g1/members/import', {
      ...around(),
      group: groupOf({ name, allowed_operations: ['importRoster'] }),
    });
    await expect.poll(() => place.querySelector('input[type="file"]')).not.toBeNull();
    await userEvent.upload(place.querySelector('input[type="file"]') as HTMLInputElement, rosterFile());
    await expect.element(page.getByRole('table')).toBeVisible();
    const parts = [...place.querySelectorAll('main section')];
    const words = [name, title, address, person.last_name];
    expect({ width, cut: parts.flatMap((part) => words.flatMap((word) => cut(part, word))) }).toEqual({
      width,
      cut: [],
    });
    expect({ width, scrolls: document.documentElement.scrollWidth - width }).toEqual({ width, scrolls: 0 });
  }
});

test('both copies of a group show names whole, and nothing stands outside the page', async () => {
  for (const width of [1280, 390, 320]) {
    await page.viewport(width, 844);
    takeAway();
    openApp('/group/g1/settings', { ...around(), ...editedGroup(name) });
    const dialog = await meetConflict();
    await expect.element(dialog).toBeVisible();
    expectInside(dialog.element(), width);
  }
});

test('what was typed and not saved is listed with its names whole', async () => {
  for (const width of [1280, 390, 320]) {
    await page.viewport(width, 844);
    takeAway();
    openApp('/cms?tab=myWork', {
      ...appSchool(),
      viewer: { ...amara, role: 'CONTENT_MANAGER', started: null },
      workingCopies: [copyOf('l1', {}, { title: name, within: title, language: 'de' })],
      waitingChanges: [],
    });
    await expect.element(page.getByRole('link').filter({ hasText: name })).toBeVisible();
    expectInside(page.getByRole('main').element(), width);
  }
});

test('the media library shows names of files and of what uses them whole, and nothing stands outside the page', async () => {
  const file = `${name}.png`;
  const item = mediaItemOf({ id: 'm1', name: file });
  const uses = item.uses.map((use) => ({ ...use, name: title, place: name }));
  for (const width of [1280, 390, 320]) {
    await page.viewport(width, 844);
    takeAway();
    openApp('/cms/media', { ...appSchool(), ...mediaLibrary([{ ...item, uses }]) });
    await page.getByText('Used in 2 places').click();
    expectInside(page.getByRole('main').element(), width);
    await page.getByRole('button', { name: `Replace ${file}` }).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText(file, { exact: true })).toBeVisible();
    expectInside(dialog.element(), width);
  }
});

test('the audit log shows names whole, and nothing stands outside', async () => {
  const object = { type: 'INSTITUTION', id: 'a1', name: title } as const;
  const facts = [{ field: 'name', changed: true, before: title, after: `${title} ${title}` }];
  const viewer = { ...amara, role: 'SYSTEM_ADMIN', started: null };
  const auditEntries = auditPageOf(auditEntryOf({ object, institution: { id: 'a2', name: title } }));
  for (const width of [1280, 390, 320]) {
    await page.viewport(width, 844);
    takeAway();
    openApp('/manage-jasperactive/audit', {
      ...appSchool(),
      viewer,
      auditEntries,
      auditEntry: openedEntryOf({ facts }),
    });
    await page.getByRole('button', { name: /^Details:/ }).click();
    await expect.element(page.getByRole('table').nth(1)).toBeVisible();
    expectInside(page.getByRole('table').first().element(), width);
  }
});

test('the seats of a license show names whole, and nothing stands outside', async () => {
  const group = { id: 'g1', name };
  const user = { id: 'u1', first_name: 'Wilhelmina', last_name: person.last_name };
  const seated = {
    ...appSchool(),
    licenseSeats: seatsOf({ name: title, institution: institutionOf({ name }) }),
    seatEntries: entriesPage(
      seatEntryOf(2, { act: 'LEARNER_JOINED', change: 1, group, user }),
      seatEntryOf(1, { group }),
    ),
    groupsWithFreePlaces: holdingPage(holdingOf({ name })),
  };
  for (const width of [1280, 390, 320]) {
    await page.viewport(width, 844);
    takeAway();
    openApp('/license/l1/seats', seated);
    await expect.element(page.getByRole('button', { name: /^Release/ })).toBeVisible();
    await expect.element(page.getByRole('table')).toBeVisible();
    const [entries, holding] = [page.getByRole('table'), page.getByRole('region', { name: 'Groups with free places' })];
    expectInside(entries.element(), width);
    expectInside(holding.element(), width);
  }
});

test('the worklist of renewals and the follow-ups of an institution show names whole, and nothing stands outside', async () => {
  const customer = { id: 'a1', name, logo: null };
  const seller = { ...created_by, avatar: null };
  const followUp = followUpOf({ what: title, institution: customer, assignee: seller, license: { id: 'l1', name } });
  const worked = {
    ...appSchool(),
    renewals: renewalsOf(
      renewalOf({ name: title, institution: customer, sales_manager: seller, reasons: everyRenewalReason }),
    ),
    followUps: followUpsOf(followUp),
  };
  for (const width of [1280, 390, 320]) {
    await page.viewport(width, 844);
    takeAway();
    openApp('/manage-jasperactive/renewals', worked);
    await page.getByRole('button', { name: /^Why:/ }).click();
    expectInside(page.getByRole('table').element(), width);
    takeAway();
    openApp('/manage-jasperactive/institution/a1', worked);
    const panel = page.getByRole('region', { name: 'Follow-ups' });
    await expect.element(panel.getByText(title).first()).toBeVisible();
    expectInside(panel.element(), width);
  }
});

test.each([
  [
    'attention',
    '/',
    null,
    () => page.getByRole('region', { name: 'Learners who need attention' }).getByRole('list').first(),
  ],
  ['members', '/?tab=members', null, () => page.getByRole('table')],
  ['licenses', '/?tab=licenses', null, () => page.getByRole('article').first()],
  ['invitations', '/', /^Profile of/, () => page.getByRole('dialog').getByRole('listitem')],
  ['course settings', '/group/g1', /^Course Settings/, () => page.getByRole('dialog').getByRole('group').last()],
  ['sitting now', '/group/g1/members', null, () => page.getByRole('table', { name: 'Sitting now' })],
] as const)('%s show names whole, and nothing stands outside the page', async (_what, path, opener, shown) => {
  for (const width of [1280, 390, 320]) {
    await page.viewport(width, 844);
    takeAway();
    openApp(path, around());
    if (opener) await page.getByRole('button', { name: opener }).click();
    await expect.element(shown()).toBeVisible();
    const part = shown().element().closest('dialog') ?? shown().element();
    expectInside(part, width);
  }
});

test('the cards of several institutions show names whole, and nothing stands outside the page', async () => {
  const viewer = {
    ...amara,
    institutions: [institution, institutionOf({ id: 'i2', name: title, city: name })],
  };
  for (const width of [1280, 390, 320]) {
    await page.viewport(width, 844);
    takeAway();
    openApp('/', { ...around(), viewer });
    await expect.element(page.getByRole('button', { name: title })).toBeVisible();
    expectInside(page.getByRole('main').element(), width);
  }
});

test.each([
  ['the curriculum', editedAt.replace(/\?.*/, ''), () => page.getByRole('tree', { name: 'Lessons' }), null],
  ['a study project', editedAt, () => page.getByRole('main'), null],
  ['its key elements', editedAt, () => page.getByRole('dialog'), 'Manage Key Elements'],
  ['a course that is read through', readAt, () => page.getByRole('main'), null],
] as const)(
  '%s in the editor of a course shows names whole, and nothing stands outside the page',
  async (_what, path, part, opener) => {
    const viewer = { ...amara, role: 'CONTENT_MANAGER', started: null };
    for (const width of [1280, 390, 320]) {
      await page.viewport(width, 844);
      takeAway();
      openApp(path, { ...editedCourse({ name, title, language: 'de' }), viewer });
      await expect.element(page.getByText(name).first()).toBeVisible();
      if (opener) await page.getByRole('button', { name: opener }).click();
      await expect.element(part().getByText(name).first()).toBeVisible();
      expectInside(part().element(), width);
    }
  },
);
