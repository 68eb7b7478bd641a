import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { freeOfferOf } from '../../../test/cms-values.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { refuse } from '../../../test/school.ts';
import { currentToast, forgetToasts } from '../../ui/feedback/toast-store.ts';

const offered = freeOfferOf({ id: 'l1', name: 'Networks', offered: true });
const draft = freeOfferOf({ id: 'l2', name: 'Safety', shown: false });
const ready = freeOfferOf({ id: 'l3', name: 'الأجهزة', language: 'ar' });
const course = freeOfferOf({ id: 'c1', name: 'Living Online', course_name: null });

const lessons = page.getByRole('list', { name: 'Free Lessons' });
const dialog = page.getByRole('dialog');
const add = dialog.getByRole('button', { name: 'Add Lessons' });
const box = (name: string) => dialog.getByRole('checkbox', { name: new RegExp(`^${name}`) });

beforeEach(forgetToasts);

/** The tab with a list that its acts change, as the server does. */
function open(values: Record<string, unknown> = {}, role = 'CONTENT_MANAGER') {
  const offers = { lessons: [offered], courses: [] as object[] };
  return openApp('/cms?tab=freeOffers', {
    viewer: { ...amara, role, started: null },
    cmsProducts: [],
    freeOffers: () => offers,
    freeOfferChoices: ({ kind, search }: { kind: string; search: string }) => ({
      choices: (kind === 'LESSON' ? [offered, draft, ready] : [course]).filter(({ name }) => name.includes(search)),
      hasMore: false,
    }),
    addFreeLessons: ({ ids }: { ids: string[] }) => {
      const added = [draft, ready].filter(({ id }) => ids.includes(id)).map((one) => ({ ...one, offered: true }));
      offers.lessons = [...offers.lessons, ...added];
      return added;
    },
    deleteFreeLesson: ({ id }: { id: string }) => {
      offers.lessons = offers.lessons.filter((one) => one.id !== id);
      return { ...offered, id, offered: false };
    },
    addFreeCourseBenchmarks: () => (offers.courses = [{ ...course, offered: true }]),
    deleteFreeCourseBenchmark: () => {
      offers.courses = [];
      return course;
    },
    ...values,
  });
}

const openDialog = () => page.getByRole('button', { name: 'Add free lessons' }).click();

describe('Free Offers', () => {
  // D2-2.13, 6.24, T2-005–007
  test('is a tab for those with edit rights and for nobody else', async () => {
    open();
    await expect.element(page.getByRole('tab', { name: 'Free Offers' })).toHaveAttribute('aria-selected', 'true');
    open({}, 'CONTENT_DEVELOPER');
    await expect.element(page.getByRole('tab', { name: 'Products' }).last()).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole('tab', { name: 'Free Offers' })).toHaveLength(1);
  });

  // D2-8.06
  test('lists what is free, and says where there is nothing', async () => {
    const { place } = open();
    await expect.element(lessons.getByRole('listitem')).toMatchTextContent('NetworksLiving Online · Digital Literacy');
    await expect.element(page.getByText('No benchmark is free yet.')).toBeVisible();
    await expectAccessible(place);
  });

  // D2-2.60–2.65, 9.41
  test('shows lessons to choose: those in the list are ticked, off and say Added; drafts say so', async () => {
    const { place } = open();
    await openDialog();
    await expect.element(box('Networks')).toBeChecked();
    await expect.element(box('Networks')).toBeDisabled();
    await expect.element(dialog.getByRole('listitem').first()).toMatchTextContent('Added');
    await expect.element(dialog.getByRole('listitem').nth(1)).toMatchTextContent('Not published, hidden from visitors');
    await expect.element(dialog.getByText('الأجهزة')).toHaveAttribute('dir', 'rtl');
    expect(dialog.element().getBoundingClientRect().height).toBeLessThanOrEqual(500);
    await expectAccessible(place);
  });

  // D2-2.60–2.65, 8.34–8.36, 9.41, T2-028
  test('adds lessons: off while nothing is selected and while it is sent, kept through a search', async () => {
    const sent = Promise.withResolvers<void>();
    const { calls } = open({ addFreeLessons: () => sent.promise.then(() => []) });
    await openDialog();
    await expect.element(add).toHaveAttribute('aria-disabled', 'true');
    await box('Safety').click();
    await expect.element(add).not.toHaveAttribute('aria-disabled');
    await userEvent.fill(dialog.getByRole('searchbox'), 'الأ');
    await expect.element(box('Safety')).not.toBeInTheDocument();
    await box('الأجهزة').click();
    await expect.element(dialog.getByText('2 selected')).toBeVisible();
    await add.click();
    await expect.element(add).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    sent.resolve();
    await expect.poll(() => currentToast()?.text).toBe('Successfully added Free Lessons');
    await expect.element(dialog).not.toBeInTheDocument();
    const added = calls.filter(({ operation }) => operation === 'FreeOffers_addFreeLessons');
    expect(added.map(({ variables }) => variables)).toEqual([{ ids: ['l2', 'l3'] }]);
  });

  test('shows what was added in the list', async () => {
    open();
    await openDialog();
    await box('Safety').click();
    await add.click();
    await expect.element(lessons.getByRole('listitem').last()).toMatchTextContent('Safety');
  });

  // D2-8.34–8.36
  test('keeps what is selected where adding fails', async () => {
    open({ addFreeLessons: () => refuse('UNAVAILABLE', 'busy') });
    await openDialog();
    await box('Safety').click();
    await add.click();
    await expect.poll(() => currentToast()?.text).toMatch(/^Something went wrong\. Please try again later\./);
    await expect.element(box('Safety')).toBeChecked();
    await expect.element(add).not.toHaveAttribute('aria-disabled');
  });

  // D2-8.34–8.36
  test('asks before something is removed', async () => {
    open();
    await page.getByRole('button', { name: 'Remove Networks' }).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(lessons.getByRole('listitem')).toHaveLength(1);
    await page.getByRole('button', { name: 'Remove Networks' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => currentToast()?.text).toBe('Successfully removed Free Lesson');
    await expect.element(page.getByText('No lesson is free yet.')).toBeVisible();
  });

  // D2-8.34–8.36
  test('says whom to ask where removing fails', async () => {
    open({ deleteFreeLesson: () => refuse('UNAVAILABLE', 'busy') });
    await page.getByRole('button', { name: 'Remove Networks' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => currentToast()?.text).toBe('Something went wrong. Please contact Tech Support.');
    await expect.element(dialog).toBeVisible();
  });

  test('says what it means where a course is offered without samples, in the dialog before and in the list after, and nothing of it with samples', async () => {
    const level = (number: number, samples: number) => ({
      level: number,
      samples,
      asks: samples < 5 ? 'SHEET' : 'SAMPLES',
    });
    const without = freeOfferOf({ id: 'c1', name: 'Online', course_name: null, levels: [level(1, 5), level(2, 0)] });
    const sampled = freeOfferOf({ id: 'c2', name: 'Offline', course_name: null, levels: [level(1, 6)] });
    const meaning = (inside: { getByText: typeof page.getByText }) =>
      inside.getByText(/^Without samples, visitors get/);
    const offers = { lessons: [], courses: [] as object[] };
    const values = (choice: object) => ({
      freeOffers: () => offers,
      freeOfferChoices: () => ({ choices: [choice], hasMore: false }),
      addFreeCourseBenchmarks: () => (offers.courses = [{ ...choice, offered: true }]),
    });
    open(values(without));
    await page.getByRole('button', { name: 'Add free benchmarks' }).click();
    await expect.element(box('Online')).toBeVisible();
    await expect.element(meaning(dialog)).toBeVisible();
    await box('Online').click();
    await dialog.getByRole('button', { name: 'Add Courses' }).click();
    const listed = page.getByRole('list', { name: 'Free Course Benchmarks' });
    await expect.element(meaning(listed)).toBeVisible();
    await expect.element(listed.getByText(/^Level 2: Free samples: 0 of 5\./)).toBeVisible();
    offers.courses = [{ ...sampled, offered: true }];
    open(values(sampled));
    const last = page.getByRole('list', { name: 'Free Course Benchmarks' }).last();
    await expect.element(last.getByText('Level 1: Free samples: 6. Visitors get an exact score.')).toBeVisible();
    await expect.element(meaning(last)).not.toBeInTheDocument();
  });

  // D2-2.60–2.65, 9.41
  test('adds and removes the benchmarks of courses', async () => {
    open();
    await page.getByRole('button', { name: 'Add free benchmarks' }).click();
    await box('Living Online').click();
    await dialog.getByRole('button', { name: 'Add Courses' }).click();
    await expect.poll(() => currentToast()?.text).toBe('Successfully added Free Course Benchmarks');
    forgetToasts();
    await page.getByRole('button', { name: 'Remove Living Online' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => currentToast()?.text).toBe('Successfully removed Free Course Benchmark');
    await expect.element(page.getByText('No benchmark is free yet.')).toBeVisible();
  });

  // T2-136
  test('says that there is more than it shows, and that nothing matches', async () => {
    const found = { choices: [offered], hasMore: true };
    open({ freeOfferChoices: ({ search }: { search: string }) => (search ? { choices: [], hasMore: false } : found) });
    await openDialog();
    await expect.element(dialog.getByText('The first 1 are shown. Search to find others.')).toBeVisible();
    await userEvent.fill(dialog.getByRole('searchbox'), 'x');
    await expect.element(dialog.getByText('No Matching Results')).toBeVisible();
  });
});
