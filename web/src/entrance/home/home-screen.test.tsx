import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { refuse } from '../../../test/school.ts';
import { freeCourseOf, freeLessonOf, groupCourseOf, groupOf, institutionOf } from '../../../test/values.ts';

const toast = (text: string) => page.getByRole('status').filter({ hasText: text });
const north = institutionOf();
const harbour = institutionOf({ id: 'i2', name: 'Harbour City', city: 'Bristol' });
const home = (values: Record<string, unknown> = {}) => ({
  viewer: { ...amara, institutions: [harbour, north], groups: [groupOf()], started: null, ...values },
});

describe('home of a visitor', () => {
  // D1-2.34, R1-01, 11
  test('says what Lectern is and leads to the sign-in', async () => {
    const { place } = openApp('/', { freeCourseBenchmarks: [], freeLessons: [] }, null);
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Prepare for your certification');
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Sign in' }))
      .toHaveAttribute('href', '/login');
    await expectAccessible(place);
  });

  test('shows what it says in drawings that are not read out, and what is free; there is one way in', async () => {
    const { place } = openApp('/', { freeCourseBenchmarks: [], freeLessons: [] }, null);
    await expect.element(page.getByRole('heading', { name: 'What is free' })).toBeVisible();
    const pictures = [...place.querySelectorAll('main [aria-hidden]:not(svg, [aria-hidden] *)')];
    expect(pictures).toHaveLength(5);
    for (const picture of pictures) expect(picture.getBoundingClientRect().height).toBeGreaterThan(100);
    expect(place.querySelectorAll('main img')).toHaveLength(0);
    await expect
      .poll(() => [...place.querySelectorAll('main :is(a, button)')].map(({ textContent }) => textContent))
      .toEqual(['Sign in']);
  });

  const knowledge = page.getByRole('region', { name: 'Test your knowledge in' });

  // D1-2.39, T1-013
  test('lists under Test your knowledge in what anyone may take, a link for each level', async () => {
    const bare = freeCourseOf({ id: 'c2', name: 'New Course', benchmarks: [] });
    const { place, address } = openApp(
      '/',
      { freeCourseBenchmarks: [freeCourseOf(), bare], freeLessons: [freeLessonOf()] },
      null,
    );
    await expect.element(knowledge.getByRole('heading', { name: 'Living Online' })).toBeVisible();
    await expect.element(knowledge).toMatchTextContent('Level 220 questions');
    await expect.element(knowledge).toMatchTextContent('The Benchmark has not been published yet');
    await expect
      .element(page.getByRole('region', { name: 'Free lessons' }).getByRole('link', { name: 'Networks' }))
      .toHaveAttribute('href', '/free/lesson/l1');
    await expectAccessible(place);
    await expect
      .element(page.getByRole('link', { name: 'Try a free benchmark' }))
      .toHaveAttribute('href', `#${knowledge.element().id}`);
    await knowledge.getByRole('link', { name: 'Level 2 of Living Online' }).click();
    await expect.poll(address).toBe('/free/course/c1/benchmark/2');
    await expect.element(page.getByRole('heading', { name: 'Benchmark, Level 2' })).toBeVisible();
  });

  test('says so where nothing is free, and leads nobody there', async () => {
    openApp('/', { freeCourseBenchmarks: [], freeLessons: [] }, null);
    await expect.element(knowledge).toMatchTextContent('Courses are currently under maintenance...');
    await expect.element(page.getByRole('link', { name: 'Try a free benchmark' })).not.toBeInTheDocument();
  });

  test('says so where what is free could not be read, and reads it again', async () => {
    const school: Record<string, unknown> = {
      freeCourseBenchmarks: () => refuse('INTERNAL', 'a bug'),
      freeLessons: [],
    };
    openApp('/', school, null);
    await expect.element(page.getByRole('alert')).toMatchTextContent('The free benchmarks could not be loaded.');
    school['freeCourseBenchmarks'] = [freeCourseOf()];
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect.element(knowledge).toMatchTextContent('How to live online.');
  });
});

describe('the way to an account', () => {
  afterEach(() => document.querySelector('meta[name="lectern"]')?.remove());

  test.each([true, false])('is named where there is one: %s', async (may_sign_up) => {
    const meta = Object.assign(document.createElement('meta'), { name: 'lectern' });
    meta.content = JSON.stringify({ may_sign_up });
    document.head.append(meta);
    openApp('/', { freeCourseBenchmarks: [], freeLessons: [] }, null);
    await expect.element(page.getByRole('heading', { name: 'What is free' })).toBeVisible();
    expect(page.getByText(/^No account yet/).elements()).toHaveLength(may_sign_up ? 1 : 0);
  });
});

describe('My Institution', () => {
  const ofHarbour = groupOf({ id: 'g2', name: 'Harbour class', institution: { id: 'i2', name: 'Harbour City' } });
  const card = (name: string) => page.getByRole('button', { name });

  // D1-2.41, 2.42, 9.30, 9.31, R1-01, 11
  test('begins with the first one, lists its groups, and remembers another choice for this person', async () => {
    const { place } = openApp('/', home({ groups: [groupOf(), ofHarbour] }));
    await expect.element(card('Harbour City')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByRole('link', { name: 'Harbour class' })).toBeVisible();
    await card('Northfield Technical College').click();
    await expect.element(page.getByRole('link', { name: 'Evening Cohort B' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Harbour class' })).not.toBeInTheDocument();
    expect(localStorage.getItem('lectern.of.amara.institution')).toBe('i1');
    await expectAccessible(place);
  });

  test('is the remembered one, unless the person does not belong to it any more', async () => {
    localStorage.setItem('lectern.of.amara.institution', 'i1');
    openApp('/', home());
    await expect.element(card('Northfield Technical College')).toHaveAttribute('aria-pressed', 'true');
    localStorage.setItem('lectern.of.berta.institution', 'gone');
    openApp('/', home(), 'berta');
    await expect.element(card('Harbour City').last()).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('My Groups', () => {
  const own = (values: Record<string, unknown>, role = 'STUDENT') =>
    openApp('/', home({ institutions: [institutionOf({ my_role: role })], ...values }));

  // D1-2.41, 2.42
  test('shows of each whether it is open, its dates, who teaches it, its courses and how far one is', async () => {
    own({ groups: [groupOf({ number_of_courses: 3 })] });
    await expect.element(page.getByRole('tab', { name: 'My Groups 1' })).toBeVisible();
    const card = page.getByRole('article').filter({ hasText: 'Evening Cohort B' });
    for (const text of ['Active', 'Sep 07 2026 to Dec 18 2026', 'Dr. Teodora Vasquez-Lindqvist', '3 courses', '51%'])
      await expect.element(card).toMatchTextContent(text);
    await expect.element(card.getByRole('link')).toHaveAttribute('href', '/group/g1');
  });

  test('shows instructors how many members a group has instead', async () => {
    own({ groups: [groupOf({ my_role: 'INSTRUCTOR' })] }, 'INSTRUCTOR');
    await expect.element(page.getByRole('article').last()).toMatchTextContent('26 learners · 4 of 30 places free');
  });

  // T1-045–047, T2-069–071
  test.each([
    ['CLOSED', 'Inactive', 'This group is locked. Ask your instructor to open it.'],
    ['ENDED', 'Expired', 'This group has ended. Ask Dr. Teodora Vasquez-Lindqvist if you still need it.'],
  ])('a group that is %s is no link and says why', async (status, word, why) => {
    const lock = { lock_reason: 'GROUP_LOCKED' };
    own({ groups: [groupOf({ status, ...lock, courses: [] })] });
    const card = page.getByRole('article').last();
    await expect.element(card).toMatchTextContent(word);
    await expect.element(card).toMatchTextContent(why);
    await expect.element(card.getByRole('link')).not.toBeInTheDocument();
  });

  test.each([
    [['c1'], '/group/g1/course/c1/gradebook'],
    [['c1', 'c2'], '/group/g1'],
  ])('a group that is over still leads to the own results in %s', async (ids, href) => {
    const over = { status: 'ENDED', lock_reason: 'GROUP_LOCKED', courses: [] };
    own({ groups: [groupOf({ ...over, result_courses: ids.map((id) => groupCourseOf({ id })) })] });
    const link = page.getByRole('article').last().getByRole('link');
    await expect.element(link).toHaveAttribute('href', href);
    await expect.element(link).toHaveTextContent('Gradebook');
  });

  test('a group that opens later says when and whom to ask, and stands after the open ones', async () => {
    const later = { id: 'g0', name: 'A resit', status: 'NOT_YET', start_date: '2026-12-01' };
    const lock = { lock_reason: 'NOT_STARTED_YET' };
    const { place } = own({ groups: [groupOf({ ...later, ...lock }), groupOf()] });
    await expect
      .element(page.getByText('Opens Dec 01 2026. Ask Dr. Teodora Vasquez-Lindqvist if you need it sooner.'))
      .toBeVisible();
    const names = [...place.querySelectorAll('article h2')].map((heading) => heading.textContent);
    expect(names).toEqual(['Evening Cohort B', 'A resit']);
    await expectAccessible(place);
  });

  // D1-2.46, T1-020, 021
  test.each([
    ['STUDENT', 'You have no associated groups. Click above to join a group'],
    ['INSTRUCTOR', 'You have no associated groups. Click above to join/create a group'],
  ])('without any, a %s is told how to get one', async (role, text) => {
    own({ groups: [] }, role);
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  });
});

describe('joining a group', () => {
  const dialog = page.getByRole('dialog', { name: 'Join Group' });
  const key = dialog.getByRole('textbox', { name: /Group Key/ });
  const join = dialog.getByRole('button', { name: 'Join' });
  const openDialog = async (joinGroup: (given: { group_key: string }) => unknown) => {
    const school: Record<string, unknown> = { ...home({ institutions: [north] }), joinGroup };
    const app = openApp('/', school);
    await page.getByRole('button', { name: 'Join Group' }).click();
    return { ...app, school };
  };

  // D1-5.12, 5.13, 5.15, 5.16, D2-5.119, 5.120, 5.122, 8.26, T1-072–074, T2-109–111
  test('asks for a key, and for one that can be a key; Join is off while an error shows', async () => {
    const { place, calls } = await openDialog(() => refuse('INVALID', 'never asked'));
    await expect.element(key).toHaveFocus();
    await join.click();
    await expect.element(dialog).toMatchTextContent('is required');
    await expect.element(join).toBeDisabled();
    await userEvent.type(key, 'O0O0O0O0O0');
    await expect.element(join).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).toMatchTextContent('please enter a valid code');
    await expectAccessible(place);
    expect(calls.map(({ operation }) => operation)).not.toContain('JoinGroupForm_joinGroup');
  });

  // D1-5.12, 5.13, 5.15, 5.16, D2-5.119, 5.120, 5.122, 8.26
  test('shows what the server has against it under the field until the key is changed', async () => {
    const message = 'No group has this key. Check it letter by letter; capitals count.';
    const { calls } = await openDialog(() => ({ success: false, message, code: 'GROUP_KEY_UNKNOWN', result: null }));
    await userEvent.type(key, ' hK7wRt4PmQ ');
    await join.click();
    await expect.element(key).toHaveAccessibleDescription(expect.stringContaining(message));
    await expect.element(join).toBeDisabled();
    expect(calls.at(-1)?.variables).toEqual({ group_key: 'hK7wRt4PmQ' });
    await userEvent.type(key, '{Backspace}{Backspace}');
    await expect.element(dialog).not.toMatchTextContent(message);
    await expect.element(join).toBeEnabled();
  });

  // D1-8.11, 8.15, D2-6.33, 7.126, 8.25, T1-090, T2-155
  test('closes, says so, and shows the group in its institution, which is now one of their own', async () => {
    const result = { id: 'g9', name: 'Harbour class', institution: 'Harbour City' };
    const { school } = await openDialog(() => {
      const joined = groupOf({ ...result, institution: { id: 'i2', name: 'Harbour City' } });
      school['viewer'] = home({ groups: [groupOf(), joined] }).viewer;
      return { success: true, message: 'Successfully joined Harbour class', code: null, result };
    });
    await userEvent.type(key, 'hK7wRt4PmQ{Enter}');
    await expect.element(toast('Successfully joined Harbour class')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Harbour City' })).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByRole('link', { name: 'Harbour class' })).toBeVisible();
  });

  test('marks the group, first in the list and focused, until it is opened', async () => {
    const added = groupOf({ id: 'g9', name: 'Resit', status: 'NOT_YET', institution: { id: 'i1', name: north.name } });
    const { school, place, router } = await openDialog(() => {
      school['viewer'] = home({ institutions: [north], groups: [groupOf(), added] }).viewer;
      return { success: true, message: '', code: null, result: { id: 'g9', name: 'Resit', institution: north.name } };
    });
    school['group'] = added;
    await userEvent.type(key, 'hK7wRt4PmQ{Enter}');
    await expect.element(page.getByRole('link', { name: 'Resit' })).toHaveFocus();
    await expect.element(page.getByRole('article').filter({ hasText: 'Resit' })).toMatchTextContent('Just joined');
    expect(place.querySelector('article h2')?.textContent).toBe('Resit');
    await expectAccessible(place);
    await router.navigate({ to: '/group/$groupId', params: { groupId: 'g9' } });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Resit');
    await router.navigate({ to: '/' });
    await expect.element(page.getByRole('link', { name: 'Resit' })).toBeVisible();
    await expect.element(page.getByText('Just joined')).not.toBeInTheDocument();
  });

  test('tells an instructor that here they are a learner', async () => {
    const result = { id: 'g1', name: 'Evening Cohort B', institution: north.name };
    const { school } = await openDialog(() => {
      school['viewer'] = home({ institutions: [institutionOf({ my_role: 'INSTRUCTOR' })] }).viewer;
      return { success: true, message: 'Successfully joined', code: null, result };
    });
    await userEvent.type(key, 'hK7wRt4PmQ{Enter}');
    const advice = 'You joined as a learner. Ask Dr. Teodora Vasquez-Lindqvist to make you an instructor.';
    await expect.element(toast(advice), { timeout: 5000 }).toBeVisible();
  });

  test('can be tried again after the network has failed', async () => {
    const { connection } = await openDialog(() => ({ success: true, message: '', code: null, result: null }));
    connection.lost = true;
    await userEvent.type(key, 'hK7wRt4PmQ{Enter}');
    await expect.element(toast('Oops! Something went wrong!')).toBeVisible();
    await expect.element(join).toBeEnabled();
  });
});

describe('home of a person without an institution', () => {
  // D1-2.39, 2.40, T1-014
  test('welcomes them, asks for a Group key at once, and says what it opens and where one gets it', async () => {
    const { place } = openApp('/', {
      ...home({ institutions: [], groups: [] }),
      freeCourseBenchmarks: [freeCourseOf()],
      freeLessons: [],
    });
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Welcome, Amara');
    await expect.element(page.getByRole('region', { name: 'Have a Group key?' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'What a key opens' })).toBeVisible();
    await expect.element(page.getByText(/^Your instructor gives you the key/)).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: /Group Key/ })).toBeVisible();
    await expect.element(page.getByRole('tab')).not.toBeInTheDocument();
    const knowledge = page.getByRole('region', { name: 'Test your knowledge in' });
    await expect.element(knowledge.getByRole('link', { name: 'Level 1 of Living Online' })).toBeVisible();
    await expectAccessible(place);
  });

  test('looks for the class that awaits them by asking as in a first call, and shows it', async () => {
    const free = { freeCourseBenchmarks: [], freeLessons: [] };
    const school = { ...home({ institutions: [], groups: [] }), ...free };
    openApp('/', school);
    await expect.element(page.getByText(/Then your class appears here by itself/)).toBeVisible();
    Object.assign(school, home({ institutions: [] }));
    await page.getByRole('button', { name: 'Look for my class' }).click();
    await expect.element(page.getByRole('link', { name: 'Evening Cohort B' })).toBeVisible();
    expect(sessionStorage.getItem('lectern.checked')).not.toBe('done');
  });

  test('looks for the class by itself each minute while the page is in view', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    openApp('/', { ...home({ institutions: [], groups: [] }), freeCourseBenchmarks: [], freeLessons: [] });
    await expect.element(page.getByText(/Then your class appears here by itself/)).toBeVisible();
    sessionStorage.setItem('lectern.checked', 'done');
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    vi.advanceTimersByTime(60_000);
    seen.mockRestore();
    expect(sessionStorage.getItem('lectern.checked')).toBe('done');
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    expect(sessionStorage.getItem('lectern.checked')).not.toBe('done');
  });

  test('still shows groups they belong to', async () => {
    openApp('/', home({ institutions: [] }));
    await expect.element(page.getByRole('link', { name: 'Evening Cohort B' })).toBeVisible();
  });
});

describe('home without an answer', () => {
  // T1-077–079
  test('shows the shape of what is awaited, then the error, and loads again', async () => {
    let broken = true;
    const viewer = () => (broken ? refuse('INTERNAL', 'bug') : home().viewer);
    const { place } = openApp('/', { viewer });
    await expect.element(page.getByRole('alert')).toMatchTextContent('Error...');
    await expectAccessible(place);
    broken = false;
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect.element(page.getByRole('heading', { name: 'My Institution' })).toBeVisible();
  });

  test('keeps what is there while the network is away, and asks again when the person comes back', async () => {
    const school: Record<string, unknown> = home({ institutions: [north] });
    const { connection } = openApp('/', school);
    await expect.element(page.getByText('51%')).toBeVisible();
    connection.lost = true;
    sessionStorage.setItem('lectern.checked', 'done');
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(page.getByRole('alert')).toMatchTextContent('Error...');
    await expect.element(page.getByText('51%')).toBeVisible();
    connection.lost = false;
    school['viewer'] = home({ institutions: [north], groups: [groupOf({ progress: 60 })] }).viewer;
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('60%')).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});
