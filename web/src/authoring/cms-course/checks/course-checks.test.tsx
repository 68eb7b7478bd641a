import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import { authoredOf, curriculumOf, lessonItemOf } from '../../../../test/curriculum-values.ts';
import { amara, openApp } from '../../../../test/open-app.tsx';
import { refuse, type School } from '../../../../test/school.ts';
import { dropOffers } from '../../change-set/undo-store.ts';

const finding = (code: string, values: Record<string, unknown> = {}) => ({
  code,
  is_error: false,
  kind: 'QUESTION',
  id: 'q1',
  in_kind: 'STUDY_PROJECT',
  in_id: 's1',
  in_name: null,
  says: 'Which plug fits?',
  field: null,
  count: 1,
  ...values,
});
const found = (findings: readonly { is_error: boolean }[]) => {
  const errors = findings.filter(({ is_error }) => is_error).length;
  return { findings, errors, hints: findings.length - errors };
};
const open = (contentFindings: unknown, values: School = {}, search = '?tab=publish') =>
  openApp(`/cms/product/p1/course/c1${search}`, {
    viewer: { ...amara, role: 'CONTENT_MANAGER', started: null },
    curriculum: curriculumOf(),
    contentItem: lessonItemOf(),
    waitingChanges: [],
    contentFindings,
    ...values,
  });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const two = found([
  finding('EQUAL_ANSWERS', { is_error: true, count: 2, field: 'answers' }),
  finding('LESSON_NOT_ASKED', {
    kind: 'LESSON',
    id: 'l1',
    in_kind: 'LESSON',
    in_id: 'l1',
    in_name: 'Parts of a system',
  }),
]);

beforeEach(dropOffers);

describe('the checks of a course', () => {
  test('are listed by place, errors first, each a click from where it stands', async () => {
    const { place, address } = open(two);
    await expect.element(page.getByRole('heading', { name: 'Checks' })).toBeVisible();
    await expect.element(page.getByText('1 error', { exact: true })).toBeVisible();
    const equal = page.getByRole('link', { name: /2 answers say the same as others/ });
    await expect.element(equal).toMatchTextContent('Which plug fits?');
    await page.getByText('1 hint', { exact: true }).click();
    await expectAccessible(place);
    await page.getByRole('link', { name: /No question of a benchmark is about this lesson/ }).click();
    expect(address()).toBe('/cms/product/p1/course/c1?item=lesson.l1');
  });

  test('that found errors ask once more before the course is published, and do not stop it', async () => {
    const { calls } = open(two, { publishCourse: () => authoredOf('c1', 1, 'PUBLISHED') });
    const published = () => calls.filter(({ operation }) => operation === 'CmsCourse_publishCourse').length;
    await expect.element(page.getByText('1 error', { exact: true })).toBeVisible();
    await page.getByRole('radio', { name: 'Published' }).click();
    await button('Save').click();
    const dialog = page.getByRole('dialog', { name: 'Publish with errors?' });
    await expect.element(dialog).toMatchTextContent('The checks found 1 error');
    await expectAccessible(dialog.element());
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(published()).toBe(0);
    await button('Save').click();
    await button('Publish anyway').click();
    await expect.poll(published).toBe(1);
  });

  test('that found hints only ask nothing', async () => {
    const { calls } = open(found([finding('NO_HINT')]), { publishCourse: () => authoredOf('c1', 1, 'PUBLISHED') });
    await expect.element(page.getByRole('link', { name: /Add a hint/ })).toBeVisible();
    await page.getByRole('radio', { name: 'Published' }).click();
    await button('Save').click();
    await expect.poll(() => calls.some(({ operation }) => operation === 'CmsCourse_publishCourse')).toBe(true);
  });

  test('say so where they found nothing, and where they could not be made', async () => {
    open(found([]));
    await expect.element(page.getByText('The checks found nothing.')).toBeVisible();
    open(() => refuse('INTERNAL', 'a bug'));
    await expect.element(page.getByRole('alert').filter({ hasText: 'The checks could not be made.' })).toBeVisible();
  });
});

describe('publishing a course', () => {
  test('offers to publish the drafts inside it, all in one act', async () => {
    const publishContentItems = () => authoredOf('c1', 1, 'PUBLISHED');
    const draft = (kind: string, id: string, values: Record<string, unknown> = {}) => {
      return { kind, id, level: null, empty: false, ...values };
    };
    const drafts = [
      draft('BENCHMARK', 'b2', { level: 2, empty: true }),
      draft('LESSON', 'l2'),
      draft('QUICKDECK_CARD', 'd1'),
      draft('STUDY_PROJECT', 's3'),
      draft('CASE_STUDY', 'k1'),
      draft('CASE_STUDY', 'k2', { empty: true }),
      draft('KEY_ELEMENT', 'e1'),
    ];
    const { calls } = open(found([]), { publishContentItems, curriculum: curriculumOf({ drafts }) });
    const inIt = '1 lesson, 1 Quickdeck card, 1 study project, 1 case study, and 1 key element.';
    await expect.element(page.getByText(new RegExp(inIt))).toBeVisible();
    const left = 'so it stays a draft: 1 benchmark (Level 2) and 1 case study.';
    await expect.element(page.getByText(left, { exact: false })).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'Draft' })).toBeChecked();
    const too = page.getByRole('checkbox', { name: 'Publish these drafts too' });
    await expect.element(too).not.toBeInTheDocument();
    await page.getByRole('radio', { name: 'Published' }).click();
    await too.click();
    await button('Save').click();
    await expect.element(page.getByText('6 items are published.').first()).toBeInTheDocument();
    const sent = calls.filter(({ operation }) => operation === 'CmsCourse_publishContentItems');
    expect(sent.map(({ variables }) => variables)).toEqual([
      {
        items: [
          { kind: 'COURSE', id: 'c1' },
          { kind: 'LESSON', id: 'l2' },
          { kind: 'QUICKDECK_CARD', id: 'd1' },
          { kind: 'STUDY_PROJECT', id: 's3' },
          { kind: 'CASE_STUDY', id: 'k1' },
          { kind: 'KEY_ELEMENT', id: 'e1' },
        ],
      },
    ]);
  });
});

describe('publishing a lesson', () => {
  const openLesson = (findings: ReturnType<typeof found>) => {
    const contentItem = { ...lessonItemOf(), published: false };
    const publishLesson = () => authoredOf('l1', 1, 'PUBLISHED');
    const app = open(findings, { contentItem, publishLesson }, '?item=lesson.l1');
    const published = () => app.calls.filter(({ operation }) => operation.endsWith('_publishLesson')).length;
    return { ...app, published };
  };

  test('asks once more where the checks have found errors in it or in its study projects', async () => {
    const { place, published } = openLesson(found([finding('EQUAL_ANSWERS', { is_error: true })]));
    await button('Publish').click();
    const dialog = page.getByRole('dialog', { name: 'Publish with errors?' });
    await expect.element(dialog).toMatchTextContent('1 error that learners would notice');
    await expectAccessible(place);
    expect(published()).toBe(0);
    await dialog.getByRole('button', { name: 'Publish anyway' }).click();
    await expect.poll(published).toBe(1);
  });

  test('asks nothing where the errors are elsewhere', async () => {
    const elsewhere = { id: 'q9', in_id: 'b1', in_kind: 'BENCHMARK', is_error: true };
    const { published } = openLesson(found([finding('EQUAL_ANSWERS', elsewhere), finding('NO_HINT')]));
    await button('Publish').click();
    await expect.poll(published).toBe(1);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('publishing an assessment', () => {
  const kinds = { benchmark: ['b1', 'publishBenchmark'], summary: ['s1', 'publishSummary'] } as const;

  test.each(['benchmark', 'summary'] as const)(
    'asks once more where the %s asks questions with errors',
    async (kind) => {
      const [id, publishing] = kinds[kind];
      const errors = found([finding('EQUAL_ANSWERS', { is_error: true, in_kind: 'BENCHMARK', in_id: 'b1' })]);
      const summary = { id: 's1', level: 1, published: false, total_questions: 24, free_samples: 0, without_lesson: 0 };
      const content = { course_id: 'c1', level: 1, description: '', time: 90, questions_per_lesson: null };
      const { calls } = open(
        errors,
        {
          curriculum: { ...curriculumOf(), summaries: [summary] },
          contentItem: { id, kind: kind.toUpperCase(), version: 3, published: false, content },
          cmsQuestions: [],
          [publishing]: authoredOf(id, 4),
        },
        `?item=${kind}.${id}`,
      );
      const published = () => calls.filter(({ operation }) => operation.endsWith(`_${publishing}`)).length;
      await button('Publish').click();
      const dialog = page.getByRole('dialog', { name: 'Publish with errors?' });
      await expect.element(dialog).toMatchTextContent('1 error that learners would notice');
      expect(published()).toBe(0);
      await dialog.getByRole('button', { name: 'Publish anyway' }).click();
      await expect.poll(published).toBe(1);
    },
  );
});
