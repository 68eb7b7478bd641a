import { groupOperations } from '@lectern/domain/classroom/group/group-operations.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import { gainOf, learningGainOf, overviewsOf } from '../../../../test/gradebook-values.ts';
import { openApp } from '../../../../test/open-app.tsx';
import { refuse } from '../../../../test/school.ts';
import { groupCourseOf, groupOf } from '../../../../test/values.ts';
import { setLanguage } from '../../../texts/language.ts';

const group = groupOf({
  allowed_operations: groupOperations,
  my_role: 'INSTRUCTOR',
  courses: [groupCourseOf({ levels: 2 })],
});
const open = (search: string, gain: unknown = learningGainOf, others: Record<string, unknown> = {}) =>
  openApp(`/group/g1/gradebook${search}`, { group, ...overviewsOf(), learningGain: gain, ...others });
const region = (name: string) => page.getByRole('region', { name });
const rowsOf = (name: string) =>
  [...region(name).element().querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

afterEach(async () => {
  await setLanguage('en');
  await page.viewport(1280, 800);
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the learning gain of a group', () => {
  test('has its own tab and address, and Back leads to the scores again', async () => {
    const { address, router, calls } = open('');
    await page.getByRole('radio', { name: 'Learning gain' }).click();
    await expect.element(region('What the group learned')).toBeVisible();
    expect(address()).toContain('view=gain');
    await expect.element(page.getByRole('radio', { name: 'Learning gain' })).toHaveFocus();
    await page.getByRole('radio', { name: 'Level 2' }).click();
    await expect
      .poll(() => calls.findLast(({ operation }) => operation === 'GainQuery_gain')?.variables)
      .toEqual({ courseId: 'c1', groupId: 'g1', level: 2 });
    await expect.element(region('What the group learned')).toBeVisible();
    router.history.back();
    await expect.element(page.getByRole('grid')).toBeVisible();
  });

  test('Back brings back the name that was searched for there', async () => {
    const { address, router } = open('');
    const search = page.getByRole('searchbox', { name: 'Find a learner' });
    await search.fill('Okon');
    await expect.poll(address).toContain('name=Okon');
    await page.getByRole('radio', { name: 'Learning gain' }).click();
    await expect.element(region('What the group learned')).toBeVisible();
    await search.fill('');
    await expect.poll(address).not.toContain('name=');
    router.history.back();
    await expect.element(page.getByRole('grid')).toBeVisible();
    await expect.element(search).toHaveValue('Okon');
  });

  test('sorts the names as the language of the app does, also when that changes', async () => {
    const named = (last_name: string) => ({ user_id: last_name, first_name: 'A', last_name, gain: gainOf(40, 60) });
    open('?view=gain', learningGainOf({ learners: ['Nzema', 'Ñandú'].map(named) }));
    const names = (name: string) => rowsOf(name).map(([learner]) => learner);
    await expect.element(region('Gain by learner')).toBeVisible();
    expect(names('Gain by learner')).toEqual(['Ñandú, A', 'Nzema, A']);
    await setLanguage('es');
    await expect.element(region('Mejora por estudiante')).toBeVisible();
    expect(names('Mejora por estudiante')).toEqual(['Nzema, A', 'Ñandú, A']);
  });

  test('says in figures what was gained, how sure that is, and how it is counted', async () => {
    const { place, calls } = open('?view=gain');
    const panel = region('What the group learned');
    await expect.element(panel).toBeVisible();
    expect(calls.map(({ operation }) => operation)).not.toContain('GradebookDashboard_overviews');
    await expect.element(panel.getByText('From 48 to 71: 23 points more, likely 15 to 31 more.')).toBeVisible();
    await expect.element(panel.getByText(/mean of 24 learners/)).toBeVisible();
    await expect.element(panel.getByText('Normalised gain: 0.44.')).not.toBeVisible();
    await panel.getByText('How this is counted').click();
    await expect.element(panel.getByText('Normalised gain: 0.44.')).toBeVisible();
    await expect.element(panel.getByText(/Hake 1998/)).toBeVisible();
    await expectAccessible(place);
  });

  test('is a heat map of the lessons; what got worse is marked in words, too few have the reason', async () => {
    open('?view=gain');
    await expect.element(region('Lessons from benchmark to summary')).toBeVisible();
    expect(rowsOf('Lessons from benchmark to summary')).toEqual([
      ['Networks', '42%', '78%', '+36likely +28 to +44', '0.62', '24'],
      ['Privacy', '66%', '61%', '-5likely -13 to +3No clear change', '-0.15', '23'],
      ['Security', 'Needs 10 learners who finished both (4 so far).', '4'],
    ]);
    const heats = [...region('Lessons from benchmark to summary').element().querySelectorAll('[data-heat]')];
    expect(heats.map((heat) => heat.getAttribute('data-heat'))).toEqual(['1', '3', '2', '2']);
  });

  test('scrolls its lessons by keyboard where they do not fit, and is no stop where they do', async () => {
    await page.viewport(390, 844);
    const { place } = open('?view=gain');
    const title = 'Lessons from benchmark to summary';
    const scroller = page.getByRole('group', { name: title });
    await expect.element(scroller).toHaveAttribute('tabindex', '0');
    scroller.element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => scroller.element().scrollLeft).toBeGreaterThan(0);
    await expectAccessible(place);
    await page.viewport(1280, 800);
    await expect.element(scroller).not.toBeInTheDocument();
    await expect.element(page.getByRole('table', { name: title })).toBeVisible();
  });

  test('never shows a score just below 100 as all correct', async () => {
    const lessons = [{ lesson_id: 'l1', lesson_name: 'Networks', gain: gainOf(74.7, 99.7) }];
    open('?view=gain', () => learningGainOf({ lessons }));
    await expect.element(region('Lessons from benchmark to summary')).toBeVisible();
    expect(rowsOf('Lessons from benchmark to summary')[0]?.slice(1, 3)).toEqual(['75%', '99%']);
  });

  test('lists learners by name or by gain, those without a figure last, and opens one', async () => {
    const { address } = open('?view=gain');
    const names = () => rowsOf('Gain by learner').map(([name]) => name);
    await expect.element(region('Gain by learner')).toBeVisible();
    expect(names()).toEqual([
      'Abdulrahman, Yusuf',
      'Castellanos de la Vega, María',
      'Okonkwo-Bergström, Amara',
      'الخطيب, محمد',
    ]);
    await page.getByRole('button', { name: 'Gain in points' }).click();
    await expect
      .poll(names)
      .toEqual(['Abdulrahman, Yusuf', 'Okonkwo-Bergström, Amara', 'Castellanos de la Vega, María', 'الخطيب, محمد']);
    await page.getByRole('button', { name: 'Gain in points' }).click();
    await expect.poll(() => names()[0]).toBe('Okonkwo-Bergström, Amara');
    expect(address()).toContain('sort=gain&down=true');
    expect(rowsOf('Gain by learner').at(-1)?.[1]).toBe('Benchmark and summary are not both finished yet.');
    await page.getByRole('searchbox', { name: 'Find a learner' }).fill('amara');
    await expect.poll(names).toEqual(['Okonkwo-Bergström, Amara']);
    await expect.poll(address).toContain('name=amara');
    await page.getByRole('button', { name: 'Okonkwo-Bergström, Amara' }).click();
    await expect.poll(address).toContain('learner=u0');
  });

  test.each(['gain', 'questions'])('keeps long names within the page, in %s', async (view) => {
    const long = 'Elektrizitätsversorgungsunternehmen und Übertragungsnetzbetreiber: Verantwortlichkeiten';
    const { learners, lessons, questions } = learningGainOf();
    const named = {
      learners: learners.map((one) => ({ ...one, last_name: long })),
      lessons: lessons.map((one) => ({ ...one, lesson_name: long })),
      questions: questions.map((one) => ({ ...one, question: `<p>${long}</p>`, lesson_name: long })),
    };
    open(`?view=${view}`, () => learningGainOf(named));
    for (const width of [1280, 390, 320]) {
      await page.viewport(width, 844);
      await expect.element(page.getByRole('table').last()).toBeVisible();
      expect({ width, scrolls: document.documentElement.scrollWidth - width }).toEqual({ width, scrolls: 0 });
    }
  });

  test('draws progress over time, with the same values as a table', async () => {
    open('?view=gain');
    await expect
      .element(region('Progress over time').getByRole('figure'))
      .toHaveAccessibleName('38% of the study projects were completed by Oct 02 2026: 6 of 16, all learners together.');
    await page.getByRole('button', { name: 'More about Progress over time' }).click();
    await page.getByRole('menuitem', { name: 'Show as table' }).click();
    await expect
      .poll(() => rowsOf('Progress over time'))
      .toEqual([
        ['Sep 28 2026', '2', '13%'],
        ['Oct 02 2026', '6', '38%'],
      ]);
  });

  test('where nobody has finished anything says so everywhere', async () => {
    const nothing = learningGainOf({
      gain: gainOf(0, 0, 0),
      days: [],
      lessons: [],
      questions: [],
    });
    const { place } = open('?view=gain', () => nothing);
    await expect
      .element(region('What the group learned'))
      .toMatchTextContent('Needs 10 learners who finished both (0 so far).');
    await expect.element(region('Progress over time')).toMatchTextContent('Nobody has finished a study project yet.');
    await expectAccessible(place);
    await page.getByRole('radio', { name: 'Questions' }).click();
    await expect.element(page.getByText('Nobody has finished a summary yet.')).toBeVisible();
    await page.getByRole('radio', { name: 'Benchmark' }).click();
    await expect.element(page.getByText('Nobody has finished a benchmark yet.')).toBeVisible();
  });

  test('that could not be loaded can be loaded again', async () => {
    const school: Record<string, unknown> = {
      learningGain: () => {
        throw new Error('broken');
      },
    };
    openApp('/group/g1/gradebook?view=gain', Object.assign(school, { group, ...overviewsOf() }));
    await expect.element(page.getByRole('alert')).toMatchTextContent('Error...');
    school['learningGain'] = learningGainOf;
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect.element(region('What the group learned')).toBeVisible();
  });
});

describe('the questions of an assessment', () => {
  const title = 'Questions, hardest first';

  test('begin with the one that fewest had right; those with too few answers come last', async () => {
    const { place, address } = open('?view=questions');
    await expect.element(region(title)).toBeVisible();
    expect(rowsOf(title)).toEqual([
      ['Who may read your location?', 'Privacy', '1', '38%', '24', '0.42', '-7likely -15 to +1No clear change'],
      ['What does a gateway translate?', 'Networks', '1', '80%', '24', '0.42', '+18likely +10 to +26'],
      ['Which step comes first?', '–', '2', 'Needs 10 (2 so far)', '2', '–', 'Needs 10 (2 so far)'],
    ]);
    await expectAccessible(place);
    await page.getByRole('radio', { name: 'Benchmark' }).click();
    await expect.poll(() => rowsOf(title)[1]?.[3]).toBe('62%');
    expect(address()).toContain('of=benchmark');
  });

  const asked = {
    id: 'q2',
    type: 'TRUE_OR_FALSE',
    question: '<p>Who may read your location?</p>',
    select_all: false,
    answers: [
      { id: 'a1', answer: 'True', answer_image: null, is_correct: true, sequence: null, match: null },
      { id: 'a2', answer: 'False', answer_image: null, is_correct: false, sequence: null, match: null },
    ],
    concepts: [],
    descriptions: [],
  };

  test('open with the right answer, and close again', async () => {
    const { place, address, calls } = open('?view=questions', learningGainOf, { assessedQuestion: () => asked });
    await page.getByRole('button', { name: 'Who may read your location?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Question with its right answer' });
    await expect.element(dialog).toMatchTextContent('True');
    expect(calls.findLast(({ operation }) => operation === 'QuestionDialog_question')?.variables).toEqual({
      courseId: 'c1',
      groupId: 'g1',
      questionId: 'q2',
    });
    await expectAccessible(place);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(address()).not.toContain('question=');
  });

  test('that are gone say so', async () => {
    open('?view=questions&question=q2', learningGainOf, { assessedQuestion: () => refuse('NOT_FOUND', 'Not found.') });
    await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  });
});
