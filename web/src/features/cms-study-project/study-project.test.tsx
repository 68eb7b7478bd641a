import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { authoredOf, curriculumOf } from '../../../test/curriculum-values.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { refuse, type School } from '../../../test/school.ts';
import { dropOffers } from '../change-set/undo-store.ts';

const at = '/cms/product/p1/course/c1';
const projectItem = (introduction = '<h2>Learn</h2><p>Set up a network.</p>', version = 1) => ({
  id: 's1',
  kind: 'STUDY_PROJECT',
  version,
  published: false,
  content: { lesson_id: 'l1', level: 1, study_project_number: 1, introduction },
});
const caseStudies = [
  {
    id: 'k1',
    published: true,
    questions: [
      { id: 'q1', type: 'MULTIPLE_CHOICE', is_reinforced: false, excerpt: 'What measures the soil?' },
      { id: 'q2', type: 'SEQUENCE', is_reinforced: true, excerpt: 'Put the steps in order.' },
    ],
  },
];
const open = (role = 'CONTENT_MANAGER', values: School = {}, item = 'study-project.s1') => {
  const school: School = {
    viewer: { ...amara, role, started: null },
    curriculum: curriculumOf(),
    contentItem: projectItem(),
    studyProjectParts: { id: 's1', keyElements: [], caseStudies },
    ...values,
  };
  return { school, ...openApp(`${at}?item=${item}`, school) };
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const sent = (calls: readonly { operation: string; variables: Record<string, unknown> }[], operation: string) =>
  calls.filter((call) => call.operation === operation).map(({ variables }) => variables);

beforeEach(dropOffers);

describe('a study project', () => {
  test('has level, number and introduction, whose first heading says its kind', async () => {
    const { calls, place, school } = open();
    school['updateStudyProject'] = () => authoredOf('s1', 2);
    await expect.element(page.getByRole('heading', { level: 2, name: 'Study Project 1' })).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'Learn' })).toBeChecked();
    await expectAccessible(place);
    await page.getByRole('radio', { name: 'Apply' }).click();
    await expect.element(page.getByRole('textbox', { name: /^Introduction/ })).toMatchTextContent('Apply');
    await page.getByRole('combobox', { name: /^Level/ }).selectOptions('2');
    await button('Save').click();
    await expect
      .poll(() => sent(calls, 'CmsStudyProject_updateStudyProject'))
      .toEqual([
        {
          data: { introduction: '<h2>Apply</h2><p>Set up a network.</p>', level: 2 },
          where: { id: 's1', version: 1 },
        },
      ]);
  });

  test('is added to a lesson from its row, and needs an introduction', async () => {
    const { calls, school, address } = open('CONTENT_DEVELOPER', {}, 'lesson.l1');
    school['createStudyProject'] = () => authoredOf('s9', 1, 'MADE');
    await button('More about Networks').click();
    await page.getByRole('menuitem', { name: 'Add study project' }).click();
    await button('Create study project').click();
    await expect
      .element(page.getByRole('textbox', { name: /^Introduction/ }))
      .toHaveAccessibleDescription('is required');
    await page.getByRole('radio', { name: 'Learn' }).click();
    await button('Create study project').click();
    await expect.poll(address).toBe(`${at}?item=study-project.s9`);
    expect(sent(calls, 'CmsStudyProject_createStudyProject')).toEqual([
      { data: { lesson_id: 'l2', level: 1, introduction: '<h2>Learn</h2>' } },
    ]);
  });

  test('has case studies with scenario and reinforcement, added by everybody, published and deleted by those who may', async () => {
    const { calls, school } = open();
    Object.assign(school, {
      createCaseStudy: () => authoredOf('k2', 1, 'MADE'),
      unpublishCaseStudy: () => authoredOf('k1', 1, 'UNPUBLISHED'),
      deleteCaseStudy: () => refuse('INTERNAL', 'a bug'),
      contentDependants: { licenses: 0, groups: 0, learners: 0, study_projects: 1, questions: 2, pointing: 0 },
    });
    const study = page.getByRole('listitem').filter({ hasText: 'Case study 1' });
    for (const text of [
      'Case Scenario',
      'What measures the soil?',
      'Reinforcement Questions',
      'Put the steps in order.',
    ])
      await expect.element(page.getByText(text).first()).toBeVisible();
    await button('Add case study').click();
    await study.getByRole('button', { name: 'Unpublish' }).click();
    await expect.poll(() => sent(calls, 'CmsStudyProject_unpublishCaseStudy')).toEqual([{ id: 'k1' }]);
    expect(sent(calls, 'CaseStudies_createCaseStudy')).toEqual([{ data: { study_project_id: 's1' } }]);
    await study.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect
      .element(page.getByText('Failed! Please contact Tech Support if problem persists.').first())
      .toBeInTheDocument();
  });

  test('shows no publishing and deleting to who may not', async () => {
    open('CONTENT_DEVELOPER');
    await expect.element(button('Add case study')).toBeVisible();
    await expect.element(button('Publish')).not.toBeInTheDocument();
    await expect.element(button('Delete')).not.toBeInTheDocument();
  });
});
