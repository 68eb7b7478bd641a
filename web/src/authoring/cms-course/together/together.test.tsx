import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import { authoredOf, curriculumOf } from '../../../../test/curriculum-values.ts';
import { amara, openApp } from '../../../../test/open-app.tsx';
import type { School } from '../../../../test/school.ts';
import { dropOffers } from '../../change-set/undo-store.ts';

const at = '/cms/product/p1/course/c1';
const course = (id: string, name: string) => ({
  id,
  name,
  logo: null,
  description: '',
  levels: 2,
  language: 'en',
  published: true,
  number_of_lessons: 1,
});
const product = {
  id: 'p1',
  version: 1,
  name: 'Digital Literacy',
  color: '#0f766e',
  logo: null,
  published: true,
  courses: [course('c1', 'Connected Devices'), course('c2', 'Safe Networks')],
};
const there = {
  id: 'c2',
  name: 'Safe Networks',
  lessons: [{ id: 'l8', name: 'Locks', published: true, studyProjects: [] }],
};
const operations = ['moveContentItems', 'publishContentItems', 'deleteContentItems', 'duplicateContentItems'];
const open = (role = 'CONTENT_MANAGER', values: School = {}, search = '?item=study-project.s1') => {
  const school: School = {
    viewer: { ...amara, role, started: null },
    curriculum: ({ courseId }: { courseId: string }) => curriculumOf(courseId === 'c2' ? there : { published: true }),
    contentItem: {
      id: 's1',
      kind: 'STUDY_PROJECT',
      version: 1,
      published: true,
      content: { lesson_id: 'l1', level: 1, study_project_number: 1, introduction: '<h2>Learn</h2>' },
    },
    studyProjectParts: { id: 's1', keyElements: [], caseStudies: [] },
    cmsProducts: [product],
    contentDependants: { licenses: 0, groups: 0, learners: 3, study_projects: 1, questions: 0, pointing: 0 },
    ...Object.fromEntries(operations.map((operation) => [operation, () => authoredOf('s1')])),
    ...values,
  };
  const app = openApp(`${at}${search}`, school);
  const sent = (operation: string) =>
    app.calls.filter((call) => call.operation === `CmsCourse_${operation}`).map(({ variables }) => variables);
  return { ...app, sent };
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = (name: RegExp) => page.getByRole('treeitem', { name });
const first = row(/^Study Project 1: A guest network.*Level 1/);
const bar = page.getByRole('group', { name: 'What is selected' });

beforeEach(dropOffers);

describe('several items of the curriculum', () => {
  const items = ['s1', 's2'].map((id) => ({ kind: 'STUDY_PROJECT', id }));
  const selectTwo = async () => {
    await expect.element(first).toBeVisible();
    await button('Select').click();
    (first.element() as HTMLElement).focus();
    await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}');
    await expect.element(bar).toMatchTextContent('2 selected');
  };

  test('are selected with keys, and published and duplicated together', async () => {
    const { sent, place } = open();
    await selectTwo();
    await expect.element(first).toHaveAttribute('aria-checked', 'true');
    await expect.element(row(/^Study Project 2/)).toHaveFocus();
    await expectAccessible(place);
    await bar.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect.poll(() => sent('publishContentItems')).toEqual([{ items }]);
    await bar.getByRole('button', { name: 'Duplicate' }).click();
    await expect.poll(() => sent('duplicateContentItems')).toEqual([{ kind: 'STUDY_PROJECT', ids: ['s1', 's2'] }]);
  });

  test('are deleted together, once it is known what depends on them', async () => {
    const { sent, place } = open();
    await selectTwo();
    await bar.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete 2 items?' });
    await expect.element(dialog).toMatchTextContent('3 learners have results in it');
    await expectAccessible(place);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => sent('deleteContentItems')).toEqual([{ items }]);
    (first.element() as HTMLElement).focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(bar).not.toBeInTheDocument();
  });

  test('are moved to another lesson and level of another course', async () => {
    const { sent, place } = open('CONTENT_DEVELOPER');
    await expect.element(first).toBeVisible();
    await first.click({ modifiers: ['ControlOrMeta'] });
    await expect.element(bar).toMatchTextContent('1 selected');
    await expect.element(bar.getByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
    await expect.element(bar.getByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    await bar.getByRole('button', { name: 'Move to…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move 1 item' });
    await dialog.getByRole('combobox', { name: 'Course' }).selectOptions('Safe Networks');
    await expect.element(dialog.getByRole('combobox', { name: 'Lesson' })).toHaveValue('l8');
    await dialog.getByRole('combobox', { name: 'Level' }).selectOptions('Level 2');
    await expectAccessible(place);
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent('moveContentItems')).toEqual([
      { data: { kind: 'STUDY_PROJECT', ids: ['s1'], parent_id: 'l8', level: 2, before: null } },
    ]);
    await expect.element(page.getByRole('status').getByText('1 item moved, in Locks.').first()).toBeInTheDocument();
  });

  test('are dragged to where they are dropped, which is said', async () => {
    const { sent } = open();
    await expect.element(first).toBeVisible();
    await userEvent.dragAndDrop(first, row(/^Networks/), { steps: 12 });
    await expect
      .poll(() => sent('moveContentItems'))
      .toEqual([{ data: { kind: 'STUDY_PROJECT', ids: ['s1'], parent_id: 'l2', level: 1, before: null } }]);
    await expect.element(page.getByText('1 item moved, in Networks.').first()).toBeInTheDocument();
    await userEvent.dragAndDrop(row(/^Networks/), row(/^Parts of a system/), { steps: 12 });
    await expect
      .poll(() => sent('moveContentItems').at(-1))
      .toEqual({ data: { kind: 'LESSON', ids: ['l2'], parent_id: 'c1', level: null, before: 'l1' } });
  });
});

describe('a chip says what learners see', () => {
  test('of what is published in a draft, and leads to the cause', async () => {
    const lessons = curriculumOf().lessons.map((lesson) => ({ ...lesson, published: false }));
    const { address } = open('CONTENT_MANAGER', { curriculum: curriculumOf({ published: true, lessons }) });
    await expect.element(first).toMatchTextContent('Published, hidden: lesson is a draft');
    await first.getByRole('button', { name: /^Published, hidden/ }).click();
    await expect.poll(address).toBe(`${at}?item=lesson.l1`);
  });

  test('of a course that no group has', async () => {
    const { address } = open('CONTENT_MANAGER', { curriculum: curriculumOf({ published: true, groups: 0 }) }, '');
    await button('In no group').click();
    await expect.poll(address).toBe(`${at}?tab=publish`);
    await expect.element(page.getByText(/^No group has this course yet/)).toBeVisible();
  });

  test('of a course that is a draft, with no way for who may not publish it', async () => {
    open('CONTENT_DEVELOPER', { curriculum: curriculumOf() });
    await expect.element(first).toMatchTextContent('Published, hidden: course is a draft');
    await expect.element(first.getByRole('button', { name: /^Published, hidden/ })).not.toBeInTheDocument();
  });
});
