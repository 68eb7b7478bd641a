import { introductionHead } from '@lectern/domain/learning/study-project/introduction.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { authoredOf, curriculumOf } from '../../../test/curriculum-values.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { refuse, type School } from '../../../test/school.ts';
import { takeAway } from '../../../test/show.tsx';
import { forgetToasts } from '../../ui/feedback/toast-store.ts';
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
const elements = [
  {
    id: 'e1',
    version: 3,
    name: 'Gateways',
    type: 'ebook',
    order_key: 1,
    published: true,
    resources: [{ id: 'g1', name: 'A gateway' }],
  },
  { id: 'e2', version: 1, name: 'Terms', type: 'quickdeck', order_key: 2, published: false, resources: [] },
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
  // D2-2.42, 5.70, 5.71, 5.74, 5.77, 9.18, T2-093–095
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

  test('keeps its kind where its first heading is written anew, until None is chosen', async () => {
    const { calls, school } = open();
    school['updateStudyProject'] = () => authoredOf('s1', 2);
    const introduction = page.getByRole('textbox', { name: /^Introduction/ });
    await introduction.fill('A garden');
    await expect.element(page.getByRole('radio', { name: 'Learn' })).toBeChecked();
    await button('Save').click();
    const said = () =>
      sent(calls, 'CmsStudyProject_updateStudyProject').map(
        ({ data }) => introductionHead((data as { introduction: string }).introduction).kind,
      );
    await expect.poll(said).toEqual(['LEARN']);
    await page.getByRole('radio', { name: 'None' }).click();
    await button('Save').click();
    await expect.poll(said).toEqual(['LEARN', 'NONE']);
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

  // D2-2.44, T2-022, 023, 169
  test('has case studies with scenario and reinforcement, added by everybody, published and deleted by those who may', async () => {
    const { calls, school } = open();
    Object.assign(school, {
      createCaseStudy: () => authoredOf('k2', 1, 'MADE'),
      unpublishCaseStudy: () => authoredOf('k1', 1, 'UNPUBLISHED'),
      deleteCaseStudy: () => refuse('INTERNAL', 'a bug'),
      contentDependants: { licenses: 0, groups: 0, learners: 0, study_projects: 1, questions: 2, pointing: 0 },
    });
    const study = page.getByRole('listitem').filter({ hasText: 'Case study 1' });
    await expect.element(button('Edit questions')).toHaveAttribute('aria-expanded', 'false');
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

  // T2-165–168
  test('says each failure by its own cause', async () => {
    const { school } = open();
    for (const operation of ['updateStudyProject', 'createStudyProject', 'createCaseStudy', 'unpublishCaseStudy'])
      school[operation] = () => refuse('INTERNAL', 'a bug');
    const said = async (text: string) => {
      await expect.element(page.getByText(text).first()).toBeInTheDocument();
      forgetToasts();
    };
    await button('Add case study').click();
    await said('Oops! Something went wrong. refresh the page and try again. if problem persist contact Tech Support.');
    const study = page.getByRole('listitem').filter({ hasText: 'Case study 1' });
    await study.getByRole('button', { name: 'Unpublish' }).click();
    await said('Failed to create/update Case Study');
    await page.getByRole('radio', { name: 'Apply' }).click();
    await button('Save').click();
    await said(
      'Oops! Something went wrong updating. Please refresh your browser and try again. If problem persist contact Tech Support',
    );
    takeAway();
    openApp(`${at}?item=new-study-project.l1`, school);
    await page.getByRole('radio', { name: 'Learn' }).click();
    await button('Create study project').click();
    await said('Failed to create Study Project. refresh the page and try again!');
  });

  // D2-2.59, 2.66–2.69, 2.75, 9.24, T2-139
  test('has its questions written in their case study, and leads to one that an address names', async () => {
    const questions = [
      { id: 'q1', is_reinforced: false, text: 'What measures the soil?' },
      { id: 'q2', is_reinforced: true, text: 'Put the steps in order.' },
    ].map((question) => ({
      version: 1,
      type: 'TRUE_OR_FALSE',
      lesson: null,
      has_hint: false,
      has_reveal: false,
      is_free_sample: false,
      has_answers: true,
      ...question,
    }));
    const content = {
      type: 'TRUE_OR_FALSE',
      question: '<p>What measures the soil?</p>',
      keeps_order: false,
      answers: [
        { id: 'a1', answer: 'A sensor', answer_image: null, is_correct: true, sequence: null, match: null },
        { id: 'a2', answer: 'A valve', answer_image: null, is_correct: false, sequence: null, match: null },
      ],
      correct_msg: '<p>Yes</p>',
      incorrect_msg: '<p>No</p>',
      incorrect_msg_two: '<p>No</p>',
      lesson_id: null,
      hint: null,
      reveal: null,
    };
    const { school, address } = open('CONTENT_DEVELOPER', { cmsQuestions: questions, questionResources: [] });
    await button('Edit questions').click();
    await expect.element(button('Edit question 1: What measures the soil?')).toBeVisible();
    await expect.element(button('Edit question 1: Put the steps in order.')).toBeVisible();
    takeAway();
    school['contentItem'] = ({ kind }: { kind: string }) =>
      kind === 'QUESTION' ? { ...projectItem(), id: 'q1', kind, content } : projectItem();
    openApp(`${at}?item=study-project.s1&question=q1`, school);
    await expect.element(page.getByRole('heading', { name: 'Edit question' })).toBeVisible();
    await expect.element(page.getByText("There're no any resource yet.")).toBeVisible();
    await button('Back to the questions').click();
    await expect.element(button('Edit question 1: What measures the soil?')).toBeVisible();
    expect(address()).toBe(`${at}?item=study-project.s1`);
  });

  test('has its questions moved to a benchmark or another case study, which says what becomes of their lesson', async () => {
    const question = {
      version: 1,
      type: 'SEQUENCE',
      lesson: null,
      has_hint: false,
      has_reveal: false,
      is_free_sample: false,
      has_answers: true,
    };
    const { calls, place, school } = open('CONTENT_DEVELOPER', {
      cmsQuestions: ({ belongsTo }: { belongsTo: { case_study_id: string } }) =>
        belongsTo.case_study_id === 'k2'
          ? [
              { ...question, id: 'q3', is_reinforced: false, text: 'Who waters the roses?' },
              { ...question, id: 'q4', is_reinforced: true, text: 'Which pump fits?' },
            ]
          : [
              { ...question, id: 'q1', is_reinforced: false, text: 'What measures the soil?' },
              { ...question, id: 'q2', is_reinforced: true, text: 'Put the steps in order.' },
            ],
      studyProjectParts: { id: 's1', keyElements: [], caseStudies: [...caseStudies, { ...caseStudies[0], id: 'k2' }] },
    });
    school['moveContentItems'] = () => authoredOf('q1', 2);
    await button('Edit questions').first().click();
    const firsts = page.getByRole('checkbox', { name: 'Select question 1' });
    await expect.poll(() => firsts.all().length).toBe(2);
    for (const box of firsts.all()) await box.click();
    await button('Move to…').click();
    const dialog = page.getByRole('dialog', { name: 'Move 2 questions' });
    await expect.element(dialog.getByText(/^In a benchmark they count for the lesson/)).toBeVisible();
    await dialog.getByRole('combobox', { name: 'To' }).selectOptions('Case study of Parts of a system');
    await expect.element(dialog.getByRole('button', { name: 'Move', exact: true })).toBeDisabled();
    await dialog.getByRole('combobox', { name: 'Case study' }).selectOptions('Case study 2');
    const where = dialog.getByRole('combobox', { name: 'Place' });
    await where.selectOptions('Before Which pump fits?');
    await expect.element(where.getByRole('option', { name: 'Before Who waters the roses?' })).not.toBeInTheDocument();
    await expectAccessible(place);
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent(calls, 'CmsQuestion_moveContentItems')).toEqual([
      { data: { kind: 'QUESTION', ids: ['q1', 'q2'], parent_id: 'k2', before: 'q4' } },
    ]);
    await expect.element(button('Move to…')).not.toBeInTheDocument();
  });

  // D2-2.43, T2-021
  test('has its key elements managed over the whole screen: made, changed, ordered and filled', async () => {
    const { calls, place, school } = open('CONTENT_DEVELOPER', {
      studyProjectParts: { id: 's1', keyElements: elements, caseStudies: [] },
      bookPages: [{ id: 'g2', title: 'A router', page_number: 2 }],
      quickdeckCards: [],
      quickclipCards: [],
    });
    for (const operation of ['createKeyElement', 'updateKeyElement', 'moveContent', 'addKeyElementResources'])
      school[operation] = () => authoredOf('e1', 4);
    school['removeKeyElementResource'] = () => authoredOf('e1', 4);
    await button('Manage Key Elements').click();
    const dialog = page.getByRole('dialog', { name: 'Manage Key Elements' });
    await expect.element(dialog).toBeVisible();
    const { width, height } = (dialog.element() as HTMLElement).getBoundingClientRect();
    expect([width, height]).toEqual([window.innerWidth, window.innerHeight]);
    await expect.element(dialog.getByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
    await expect.element(dialog.getByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    await expectAccessible(place);

    await dialog.getByRole('button', { name: 'Add key element' }).click();
    const form = page.getByRole('dialog', { name: 'Add key element' });
    await form.getByRole('button', { name: 'Add key element' }).click();
    await expect.element(form.getByRole('textbox', { name: /^Name/ })).toHaveAccessibleDescription('is required');
    await form.getByRole('textbox', { name: /^Name/ }).fill('Clips');
    await form.getByRole('combobox', { name: /^Type/ }).selectOptions('Quickclip cards');
    await form.getByRole('button', { name: 'Add key element' }).click();
    await expect.element(form).not.toBeInTheDocument();

    await dialog.getByRole('button', { name: 'Edit Gateways' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Gateways' });
    await edit.getByRole('textbox', { name: /^Name/ }).fill('Routers');
    await edit.getByRole('combobox', { name: /^Type/ }).selectOptions('Quickdeck cards');
    await expect.element(edit.getByText(/^What it shows now is removed/)).toBeVisible();
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect.element(edit).not.toBeInTheDocument();

    await dialog.getByRole('button', { name: 'Move Gateways down' }).click();
    await expect.poll(() => sent(calls, 'CmsStudyProject_moveContent').length).toBe(1);
    await dialog.getByRole('button', { name: 'Remove A gateway from Gateways' }).click();
    await expect.poll(() => sent(calls, 'CmsStudyProject_removeKeyElementResource').length).toBe(1);
    await dialog.getByRole('button', { name: 'Add content' }).first().click();
    await page.getByRole('checkbox', { name: 'A router' }).click();
    await page
      .getByRole('dialog', { name: 'Add to Gateways' })
      .getByRole('button', { name: 'Add', exact: true })
      .click();
    await expect.poll(() => sent(calls, 'CmsStudyProject_addKeyElementResources').length).toBe(1);
    expect(
      ['createKeyElement', 'updateKeyElement', 'moveContent', 'removeKeyElementResource', 'addKeyElementResources'].map(
        (operation) => sent(calls, `CmsStudyProject_${operation}`)[0],
      ),
    ).toEqual([
      { data: { name: 'Clips', type: 'quickclip', study_project_id: 's1' } },
      { data: { name: 'Routers', type: 'quickdeck' }, where: { id: 'e1', version: 3 } },
      { data: { kind: 'KEY_ELEMENT', id: 'e1', before: null } },
      { keyElementId: 'e1', resourceId: 'g1' },
      { resource_ids: ['g2'], key_element_id: 'e1' },
    ]);
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('has the form of a key element in the address, inside of where they are managed', async () => {
    const { address } = open(
      'CONTENT_DEVELOPER',
      { studyProjectParts: { id: 's1', keyElements: elements, caseStudies }, cmsQuestions: [] },
      'study-project.s1&dialog=KEY_ELEMENT.e2',
    );
    const edit = page.getByRole('dialog', { name: 'Edit Terms' });
    await expect.element(edit.getByRole('textbox', { name: /^Name/ })).toHaveValue('Terms');
    await edit.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(edit).not.toBeInTheDocument();
    const managed = page.getByRole('dialog', { name: 'Manage Key Elements' });
    await managed.getByRole('button', { name: 'Close' }).first().click();
    await expect.element(managed).not.toBeInTheDocument();
    expect(address()).toBe(`${at}?item=study-project.s1`);
  });

  test('has history and comments of each case study and key element, and leads to the case study that an address names', async () => {
    const { address } = open(
      'CONTENT_DEVELOPER',
      { studyProjectParts: { id: 's1', keyElements: elements, caseStudies }, cmsQuestions: [] },
      'study-project.s1&dialog=CASE_STUDY.k1',
    );
    await expect.element(button('Done editing')).toBeVisible();
    for (const [act, word] of [
      ['History', 'history'],
      ['Comments', 'comments'],
    ] as const) {
      await button(`${act}: Case study 1`).click();
      await expect.poll(address).toContain(`${word}=CASE_STUDY.k1`);
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
      await expect.poll(address).not.toContain(word);
    }
    await button('Manage Key Elements').click();
    await button('Comments: Terms').click();
    await expect.poll(address).toContain('comments=KEY_ELEMENT.e2');
    await page.getByRole('dialog').last().getByRole('button', { name: 'Close' }).first().click();
    await button('History: Gateways').click();
    await expect.poll(address).toContain('history=KEY_ELEMENT.e1');
  });

  test('shows no publishing and deleting to who may not', async () => {
    open('CONTENT_DEVELOPER');
    await expect.element(button('Add case study')).toBeVisible();
    await expect.element(button('Publish')).not.toBeInTheDocument();
    await expect.element(button('Delete')).not.toBeInTheDocument();
  });
});
