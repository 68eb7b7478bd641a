import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { groupOf, institutionOf } from '../../../test/values.ts';

const home = (values: Record<string, unknown>) => ({
  viewer: { ...amara, institutions: [institutionOf()], groups: [groupOf()], started: null, ...values },
});

describe('what a person has started', () => {
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

  test('is named with its course and place, and Continue leads there', async () => {
    openApp('/', home({ started }));
    const panel = page.getByRole('region', { name: 'Continue where you stopped' });
    await expect.element(panel).toMatchTextContent('50%');
    await expect.element(panel).toMatchTextContent('Study Project 4: Choosing sensors for a greenhouse');
    await expect.element(panel).toMatchTextContent('Connected Devices, question 4 of 6, 3 answered so far');
    await expect
      .element(panel.getByRole('link', { name: 'Continue Study Project 4: Choosing sensors for a greenhouse' }))
      .toHaveAttribute('href', '/group/g1/course/c1/study-project/p4');
  });

  test('may be a sitting over all levels', async () => {
    const sitting = { ...started, type: 'SUMMARY', level: null, study_project_id: null, study_project_number: null };
    openApp('/', home({ started: sitting }));
    await expect
      .element(page.getByRole('link', { name: 'Continue Summary, all levels' }))
      .toHaveAttribute('href', '/group/g1/course/c1/summary/all');
  });

  const next = {
    type: 'BENCHMARK',
    group_id: 'g1',
    course_id: 'c1',
    course_name: 'Connected Devices',
    language: 'en',
    study_project_id: null,
    study_project_number: null,
    title: null,
    level: 1,
    state: 'NOT_STARTED',
    total_questions: 20,
  };
  const project = { type: 'STUDY_PROJECT', study_project_id: 'p4', study_project_number: 4, title: 'Sensors' };
  const onward = page.getByRole('region', { name: 'What comes next' });

  test.each([
    [next, 'Benchmark, Level 1', '/group/g1/course/c1/benchmark/1'],
    [{ ...next, ...project }, 'Study Project 4: Sensors', '/group/g1/course/c1/study-project/p4'],
  ])('gives way to what comes next where nothing is: %#', async (next_step, name, href) => {
    const { place } = openApp('/', home({ next_step }));
    await expect.element(onward).toMatchTextContent(name);
    await expect.element(onward).toMatchTextContent('Connected Devices, 20 questions');
    await expect.element(onward.getByRole('link', { name: `Next ${name}` })).toHaveAttribute('href', href);
    await expectAccessible(place);
  });

  test.each([
    ['somebody who may create groups', { institutions: [institutionOf({ allowed_operations: ['createGroup'] })] }],
    ['somebody of no institution', { institutions: [] }],
  ])('for %s one button is filled: what was started, else what comes next', async (_who, values) => {
    const filled = (place: Element) =>
      [...place.querySelectorAll('main [data-variant=filled]')].map(({ textContent }) => textContent);
    const { place } = openApp('/', home({ ...values, next_step: next, started }));
    await expect.poll(() => filled(place)).toEqual(['Continue']);
    await expect.element(page.getByRole('tab', { name: /My Groups/ })).toBeVisible();
    expect(onward.elements()).toHaveLength(0);
    expect(filled(place)).toEqual(['Continue']);
    const { place: other } = openApp('/', home({ ...values, next_step: next }));
    await expect.poll(() => filled(other)).toEqual(['Next']);
  });

  // T1-015
  test('is not there while nothing is started', async () => {
    openApp('/', home({}));
    await expect.element(page.getByRole('heading', { name: 'My Institution' })).toBeVisible();
    await expect.element(page.getByText('Continue where you stopped')).not.toBeInTheDocument();
  });
});
