import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { authoredOf, curriculumOf } from '../../../test/curriculum-values.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { button } from '../../../test/play/locators.ts';
import { refuse, type School } from '../../../test/school.ts';
import { dropOffers } from '../change-set/undo-store.ts';

const summary = { id: 's1', level: 1, published: true, total_questions: 24, free_samples: 0, without_lesson: 0 };
const itemOf = (kind = 'BENCHMARK') => ({
  id: kind === 'BENCHMARK' ? 'b1' : 's1',
  kind,
  version: 3,
  published: true,
  content: { course_id: 'c1', level: 1, description: 'Before the lessons', time: 90, questions_per_lesson: null },
});
const questions = [1, 2].map((number) => ({
  id: `q${number}`,
  version: 1,
  type: 'MULTIPLE_CHOICE',
  text: `Question ${number}?`,
  is_reinforced: false,
  lesson: null,
  has_hint: false,
  has_reveal: false,
  is_free_sample: false,
  has_answers: number === 1,
}));
const open = (values: School = {}, role = 'CONTENT_MANAGER', item = '?item=benchmark.b1') => {
  const school: School = {
    viewer: { ...amara, role, started: null },
    curriculum: curriculumOf(),
    contentItem: itemOf(),
    cmsQuestions: questions,
    cmsProducts: [],
    contentDependants: { licenses: 0, groups: 3, learners: 61, study_projects: 0, questions: 24, pointing: 0 },
    ...values,
  };
  return { school, ...openApp(`/cms/product/p1/course/c1${item}`, school) };
};
const field = (name: RegExp) => page.getByRole('textbox', { name });
const said = async (text: string) => {
  await expect.element(page.getByText(text).first()).toBeInTheDocument();
};
const act = (name: string) => page.getByRole('button', { name, exact: true });

// The code of the pane is fetched once, however busy the machine is.
beforeAll(() => import('./assessment-panes.tsx'), 30_000);
beforeEach(dropOffers);

describe('a benchmark', () => {
  // D2-2.45, 2.58, 3.25–3.28, 4.20, 5.95–5.98, 9.16, 9.19, 9.20
  test('has a form, minutes in and seconds out, and the list of its questions', async () => {
    const { place, calls, school } = open({}, 'CONTENT_DEVELOPER');
    await expect.element(field(/Time in minutes/)).toHaveValue('1.5');
    await expect.element(field(/Questions per lesson/)).toHaveValue('');
    await expect.element(field(/Description/)).toHaveAttribute('maxlength', '150');
    const list = page.getByRole('region', { name: 'Questions', exact: true });
    await expect.element(list.getByRole('listitem')).toHaveLength(2);
    await expect.element(list).toMatchTextContent('2 of 2 questions have no lesson and are not shown.');
    await expectAccessible(place);
    school['updateBenchmark'] = authoredOf('b1', 4);
    await field(/Time in minutes/).fill('20');
    await field(/Questions per lesson/).fill('3');
    await act('Save settings').click();
    await said('The settings are saved.');
    expect(calls.find(({ operation }) => operation === 'CmsAssessment_updateBenchmark')?.variables).toEqual({
      data: { description: 'Before the lessons', time: 1200, questions_per_lesson: 3 },
      where: { id: 'b1', version: 3 },
    });
  });

  test('marks several of its questions as free samples, and says until when they are too few', async () => {
    const samples = Array.from({ length: 5 }, (_, index) => ({
      ...questions[0],
      id: `s${index}`,
      text: `Sample ${index}?`,
      lesson: { id: 'l1', name: 'Soil' },
      is_free_sample: index < 4,
    }));
    const { school, calls } = open({ cmsQuestions: [...questions, ...samples] }, 'CONTENT_DEVELOPER');
    const list = page.getByRole('region', { name: 'Questions', exact: true });
    await expect.element(list).toMatchTextContent('Free samples: 4 of 5. Until there are 5, visitors are asked');
    await act('Show only free samples').click();
    await expect.element(list.getByRole('listitem')).toHaveLength(4);
    await act('Show all').click();
    await page.getByRole('checkbox', { name: 'Select question 7' }).click();
    school['setFreeSamples'] = authoredOf('s4', 2);
    school['cmsQuestions'] = [...questions, ...samples.map((one) => ({ ...one, is_free_sample: true }))];
    await act('Mark as free samples').click();
    await said('1 question is a free sample.');
    await expect.element(list).toMatchTextContent('Free samples: 5. Visitors are asked only these');
    expect(calls.find(({ operation }) => operation === 'CmsQuestion_setFreeSamples')?.variables).toEqual({
      questionIds: ['s4'],
      isFreeSample: true,
    });
    await page.getByRole('checkbox', { name: 'Select question 7' }).click();
    await expect.element(act('Remove the mark "free sample"')).toBeVisible();
  });

  // D2-2.45, 2.58, 5.95–5.98, 9.19, 9.20, T2-164
  test('says what is wrong with its numbers, and that it could not be saved', async () => {
    const { school } = open();
    await field(/Questions per lesson/).fill('11');
    await field(/Time in minutes/).fill('soon');
    await act('Save settings').click();
    await said('Enter 10 or less');
    await said('Must be a number');
    await field(/Questions per lesson/).fill('0');
    await said('Enter 1 or more');
    await field(/Questions per lesson/).fill('');
    await field(/Time in minutes/).fill('');
    await field(/Description/).fill('After all');
    school['updateBenchmark'] = () => refuse('INTERNAL', 'a bug');
    await act('Save settings').click();
    await said('Oops! something went wrong. Please try again');
    await expect.element(field(/Description/)).toHaveValue('After all');
  });

  // D2-4.07, 4.08, 6.11, 7.118, 7.119, T2-115, 116
  test('is published, made a draft and emptied by those who may, and by nobody else', async () => {
    open({}, 'SYSTEM_ADMIN');
    await expect.element(act('Save settings')).toBeVisible();
    for (const name of ['Publish', 'Unpublish', 'Delete']) await expect.element(act(name)).not.toBeInTheDocument();
    const { school, calls } = open({ unpublishBenchmark: authoredOf('b1', 4), deleteBenchmark: authoredOf('b1', 5) });
    await act('Unpublish').click();
    await said('It is a draft again.');
    Object.assign(school, {
      contentItem: { ...itemOf(), version: 4, published: false },
      publishBenchmark: authoredOf('b1', 6),
    });
    await act('Delete').click();
    const dialog = page.getByRole('dialog', { name: 'Empty this benchmark?' });
    await expect.element(dialog.getByText('61 learners have results in it')).toBeVisible();
    await dialog.getByRole('button', { name: 'Empty it' }).click();
    await said('The benchmark is empty.');
    await act('Publish').click();
    await expect.poll(() => calls.map(({ operation }) => operation)).toContain('CmsAssessment_publishBenchmark');
  });
});

describe('a question of it', () => {
  const answerOf = (id: string, is_correct = false) => ({ id, answer: id, answer_image: null, is_correct });
  const withQuestion = (answers: readonly object[], values: School = {}) =>
    open({
      contentItem: ({ kind }: { kind: string }) =>
        kind === 'BENCHMARK'
          ? itemOf()
          : {
              id: 'q1',
              kind,
              version: 1,
              published: null,
              content: { type: 'MULTIPLE_CHOICE', question: 'Which?', answers, keeps_order: false, lesson_id: null },
            },
      ...values,
    });
  const removeFirst = () => act('Remove: Answer A').click();

  // D2-5.92, T2-160, 163
  test('begins with two answers, and says where it could not be made', async () => {
    const { calls } = open({ createQuestion: () => refuse('INTERNAL', 'a bug') });
    await act('Add question').click();
    await expect.element(page.getByRole('combobox', { name: 'Type' })).toHaveValue('MULTIPLE_CHOICE');
    await expect.element(page.getByRole('textbox', { name: /^Answer [A-Z]$/ })).toHaveLength(2);
    await page.getByRole('textbox', { name: 'Question', exact: true }).fill('Which?');
    for (const letter of ['A', 'B'])
      await page.getByRole('textbox', { name: `Answer ${letter}`, exact: true }).fill(letter);
    await page.getByRole('checkbox', { name: 'Answer A is correct' }).click();
    await act('Save').click();
    await said('Failed to create question');
    expect(calls.find(({ operation }) => operation === 'CmsQuestion_createQuestion')?.variables['belongsTo']).toEqual({
      benchmark_id: 'b1',
    });
  });

  // D2-8.30, T2-160, 163
  test('says where it could not be changed, or rid of an answer', async () => {
    withQuestion([answerOf('Clay', true), answerOf('Sand'), answerOf('Loam', true)], {
      updateQuestion: () => refuse('INTERNAL', 'a bug'),
    });
    await page.getByRole('button', { name: /^Edit question 1/ }).click();
    await page.getByRole('textbox', { name: 'Answer B', exact: true }).fill('Peat');
    await act('Save').click();
    await expect.element(page.getByText('Failed to update question').first()).toBeInTheDocument();
    await removeFirst();
    await act('Save').click();
    await expect
      .element(
        page
          .getByText(
            'Oops! Something went wrong. Please refresh your browser and try again. If problem persists contact Tech Support.',
          )
          .first(),
      )
      .toBeInTheDocument();
  });

  // T2-138
  test('says where it has no answers', async () => {
    withQuestion([]);
    await page.getByRole('button', { name: /^Edit question 2/ }).click();
    await expect.element(page.getByText("There're no answers.").first()).toBeInTheDocument();
  });

  // T2-162
  test('stays where deleting it is refused, which is said', async () => {
    open({ deleteQuestion: () => refuse('NOT_FOUND', 'no') });
    await act('Delete question 1').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect
      .element(page.getByText('Unable to delete Question. If problem persists contact Tech Support').first())
      .toBeInTheDocument();
  });
});

describe('summaries', () => {
  // D2-4.22–4.24, 7.120, T2-052, 172
  test('are activated where a level has none, and the button goes', async () => {
    const { school, calls } = open({ activateSummaries: () => refuse('INTERNAL', 'a bug') }, 'CONTENT_MANAGER', '');
    await expect.element(page.getByText('Summaries are not active yet.')).toBeVisible();
    await act('Active Summary Assessments').click();
    await said('Failed to active Summary Assessments. refresh the page and try again!');
    const both = [1, 2].map((level) => ({ ...summary, id: `s${level}`, level }));
    Object.assign(school, { activateSummaries: authoredOf('s1'), curriculum: curriculumOf({ summaries: both }) });
    await act('Active Summary Assessments').click();
    await said('The summaries are there as drafts.');
    expect(calls.findLast(({ operation }) => operation === 'CmsAssessment_activateSummaries')?.variables).toEqual({
      benchmarks: [
        { id: 'b1', level: 1 },
        { id: 'b2', level: 2 },
      ],
      course_id: 'c1',
    });
    await expect.element(act('Active Summary Assessments')).not.toBeInTheDocument();
  });

  // D2-2.46, 4.07, 4.08, 6.11, 7.118, 7.119
  test('have a form and no questions of their own', async () => {
    const values = { curriculum: curriculumOf({ summaries: [summary] }), contentItem: itemOf('SUMMARY') };
    const { place, calls } = open(
      { ...values, updateSummary: authoredOf('s1', 4) },
      'CONTENT_DEVELOPER',
      '?item=summary.s1',
    );
    await expect.element(page.getByText('It asks the questions of the benchmark of its level.')).toBeVisible();
    await expect.element(button('Add question')).not.toBeInTheDocument();
    await expectAccessible(place);
    await field(/Time in minutes/).fill('');
    await act('Save settings').click();
    await said('The settings are saved.');
    expect(calls.find(({ operation }) => operation === 'CmsAssessment_updateSummary')?.variables['data']).toEqual({
      description: 'Before the lessons',
      time: null,
      questions_per_lesson: null,
    });
  });
});
