import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { authoredOf, curriculumOf, lessonItemOf } from '../../../test/curriculum-values.ts';
import { fileTaker, uploadInfo } from '../../../test/media-values.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { refuse, type School } from '../../../test/school.ts';
import { forgetToasts } from '../../ui/feedback/toast-store.ts';
import { dropOffers } from '../change-set/undo-store.ts';

const at = '/cms/product/p1/course/c1';
const open = (role = 'CONTENT_MANAGER', values: School = {}, search = '') => {
  const school: School = {
    viewer: { ...amara, role, started: null },
    curriculum: curriculumOf(),
    contentItem: lessonItemOf(),
    cmsProducts: [],
    cloudinaryInfo: uploadInfo,
    ...values,
  };
  return { school, ...openApp(`${at}${search}`, school) };
};
const tab = (name: string) => page.getByRole('tab', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const lessons = page.getByRole('tree', { name: 'Lessons' });
const row = (name: RegExp) => page.getByRole('treeitem', { name });
const rows = () =>
  lessons
    .getByRole('treeitem')
    .elements()
    .map((element) => element.querySelector('[lang]')?.textContent);
const said = async (text: string) => {
  await expect.element(page.getByText(text).first()).toBeInTheDocument();
};

beforeEach(dropOffers);

describe('the editor of a course', () => {
  // D2-2.21, 2.23, 2.24, 2.34, 2.40, T2-008–013, 020
  test('has its name, its state, the way back and the preview over its tabs', async () => {
    const { place, address } = open();
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Connected Devices');
    await expect.element(page.getByText('Draft', { exact: true }).first()).toBeVisible();
    const preview = page.getByRole('link', { name: 'Preview Course' });
    await expect.element(preview).toHaveAttribute('href', '/cms/preview/course/c1');
    for (const name of ['Curriculum', 'Learning Library', 'Instructor resources', 'Publish', 'Settings'])
      await expect.element(tab(name)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: "Let's Build a Course!" })).toBeVisible();
    await expectAccessible(place);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect.poll(address).toBe('/cms');
  });

  // D2-2.22, 6.23
  test('shows the tab Publish to those with edit rights only', async () => {
    open('CONTENT_DEVELOPER', {}, '?tab=publish');
    await expect.element(tab('Settings')).toBeVisible();
    await expect.element(tab('Publish')).not.toBeInTheDocument();
    await expect.element(tab('Curriculum')).toHaveAttribute('aria-selected', 'true');
  });

  test('says where the course could not be read, or is not there', async () => {
    const { school } = open('CONTENT_MANAGER', { curriculum: () => refuse('INTERNAL', 'a bug') });
    await expect.element(page.getByRole('alert')).toMatchTextContent('The course could not be loaded.');
    school['curriculum'] = curriculumOf();
    await button('Load again').click();
    await expect.element(row(/^Networks/)).toBeVisible();
  });
});

describe('the curriculum', () => {
  // D2-2.37–2.39, 9.40
  test('lists benchmarks, lessons and summaries, says what is a draft and how many questions have no lesson', async () => {
    open();
    await expect.element(row(/^Level 1/)).toMatchTextContent('24 questions, 2 have no lesson');
    await expect.element(row(/^Level 2/)).toMatchTextContent('No questions yet');
    await expect.element(row(/^Parts of a system/)).toMatchTextContent('3 study projects');
    await expect.element(row(/^Networks/)).toMatchTextContent('Draft');
    await expect.element(page.getByText('Summaries are not active yet.')).toBeVisible();
  });

  // D2-2.75, R2-09
  test('is worked with keys: arrows, Home, End, beginnings of names; what is open stands in the address', async () => {
    const { address, place } = open();
    await expect.element(row(/^Parts of a system/)).toBeVisible();
    (row(/^Parts of a system/).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect
      .poll(rows)
      .toEqual([
        'Parts of a system',
        'Study Project 1: A guest network',
        'Study Project 2',
        'Study Project 1: A guest network',
        'Networks',
      ]);
    await expect.element(row(/^Study Project 2/)).toMatchTextContent('Level 1');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(row(/^Study Project 1.*Level 1, Learn/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(row(/^Networks/)).toHaveFocus();
    await userEvent.keyboard('pa');
    await expect.element(row(/^Parts of a system/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe(`${at}?item=lesson.l1`);
    await expect.element(page.getByRole('heading', { level: 2, name: 'Parts of a system' })).toBeVisible();
    await expect.element(row(/^Parts of a system/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(rows).toEqual(['Parts of a system', 'Networks']);
    await expectAccessible(place);
  });

  test('moves a lesson with Alt and an arrow or from its menu, says where it is now, and keeps the focus', async () => {
    const { school, calls } = open();
    const moves = () =>
      calls
        .filter(({ operation }) => operation === 'CmsCourse_moveContentItems')
        .map(({ variables }) => variables['data']);
    school['moveContentItems'] = () => {
      const { lessons: before } = school['curriculum'] as ReturnType<typeof curriculumOf>;
      school['curriculum'] = curriculumOf({ lessons: before.toReversed() });
      return authoredOf('c1');
    };
    await expect.element(row(/^Networks/)).toBeVisible();
    (row(/^Networks/).element() as HTMLElement).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await said('Networks cannot move further.');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect.poll(rows).toEqual(['Networks', 'Parts of a system']);
    await said('Networks: now 1 of 2');
    await expect.element(row(/^Networks/)).toHaveFocus();
    await button('More about Networks').click();
    await page.getByRole('menuitem', { name: 'Move down' }).click();
    await expect.poll(rows).toEqual(['Parts of a system', 'Networks']);
    expect(moves()).toEqual([
      { kind: 'LESSON', ids: ['l2'], parent_id: 'c1', level: null, before: 'l1' },
      { kind: 'LESSON', ids: ['l2'], parent_id: 'c1', level: null, before: null },
    ]);
  });
});

describe('a lesson', () => {
  test('is added, and opens', async () => {
    const { address, calls, school } = open();
    school['createLesson'] = () => authoredOf('l9', 1, 'MADE');
    school['contentItem'] = () => lessonItemOf({ name: 'Soil' });
    await button('Add lesson').click();
    await button('Create lesson').click();
    await expect.element(page.getByRole('textbox', { name: /^Name/ })).toHaveAccessibleDescription('is required');
    await page.getByRole('textbox', { name: /^Name/ }).fill('Soil');
    await button('Create lesson').click();
    await expect.poll(address).toBe(`${at}?item=lesson.l9`);
    expect(calls.find(({ operation }) => operation === 'CmsCourse_createLesson')?.variables).toEqual({
      data: { course_id: 'c1', name: 'Soil', logo: null, description: '' },
    });
    await expect.element(button('Undo: Soil was added.')).toBeVisible();
  });

  // D2-5.58, 5.59, 7.83, 7.84, 9.47
  test('is saved again and again, each time from the version that it has now, and only what was typed moves it', async () => {
    const { calls, school, place } = open('CONTENT_DEVELOPER', {}, '?item=lesson.l1');
    let version = 1;
    school['updateLesson'] = ({ data }: { data: Record<string, unknown> }) => {
      version += 1;
      school['contentItem'] = lessonItemOf({ ...data }, version);
      return authoredOf('l1', version);
    };
    const name = page.getByRole('textbox', { name: /^Name/ });
    await expect.element(button('Save')).toHaveAttribute('aria-disabled', 'true');
    await name.fill('Parts');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { level: 2, name: 'Parts', exact: true })).toBeVisible();
    await page.getByRole('textbox', { name: 'Display order' }).fill('2');
    await button('Save').click();
    await expect.poll(() => version).toBe(3);
    expect(
      calls.filter(({ operation }) => operation === 'CmsCourse_updateLesson').map(({ variables }) => variables),
    ).toEqual([
      { data: { name: 'Parts', logo: null, description: '' }, where: { id: 'l1', version: 1 } },
      { data: { name: 'Parts', logo: null, description: '', display_order: 2 }, where: { id: 'l1', version: 2 } },
    ]);
    await expect.element(button('Publish')).not.toBeInTheDocument();
    await expect.element(button('Delete')).not.toBeInTheDocument();
    await expectAccessible(place);
  });

  test('that somebody else has changed shows both copies; what was typed stays until one is chosen', async () => {
    const { school, calls, place } = open('CONTENT_MANAGER', {}, '?item=lesson.l1');
    const theirs = lessonItemOf({ name: 'Theirs' }, 5);
    school['updateLesson'] = ({ where }: { where: { version: number } }) =>
      where.version === 1
        ? refuse('CONFLICT', 'no', undefined, { theirs: theirs.content, version: 5 })
        : authoredOf('l1', 6);
    await page.getByRole('textbox', { name: /^Name/ }).fill('Mine');
    await button('Save').click();
    const dialog = page.getByRole('dialog', { name: 'Changed in the meantime' });
    await expect.element(dialog).toMatchTextContent('Theirs');
    await expectAccessible(place);
    await dialog.getByRole('radio', { name: 'Name: Yours' }).click();
    await button('Save this choice').click();
    await expect
      .poll(() => calls.filter(({ operation }) => operation === 'CmsCourse_updateLesson').at(-1)?.variables['where'])
      .toEqual({ id: 'l1', version: 5 });
  });

  test('is not left with something typed that is kept nowhere, unless its author says so', async () => {
    const { address, connection } = open('CONTENT_MANAGER', {}, '?item=lesson.l1');
    await expect.element(page.getByRole('textbox', { name: /^Name/ })).toBeVisible();
    connection.lost = true;
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    onTestFinished(() => full.mockRestore());
    await page.getByRole('textbox', { name: /^Name/ }).fill('Mine');
    await expect.element(page.getByText('This browser keeps nothing on this device', { exact: false })).toBeVisible();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect.element(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await button('Keep editing').click();
    expect(address()).toBe(`${at}?item=lesson.l1`);
    await expect.element(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Mine');
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await button('Leave').click();
    await expect.poll(address).toBe('/cms');
  });

  // T2-170, 171
  test('that cannot be made, or changed, says so', async () => {
    const { connection } = open('CONTENT_MANAGER', {}, '?item=new-lesson.c1');
    const name = page.getByRole('textbox', { name: /^Name/ });
    await name.fill('Cables');
    connection.lost = true;
    await button('Create lesson').click();
    await said('Failed to create lesson. refresh the page and try again!');
    await expect.element(name).toHaveValue('Cables');
    forgetToasts();
    const other = open('CONTENT_MANAGER', {}, '?item=lesson.l1');
    await expect.element(button('Unpublish')).toBeVisible();
    other.connection.lost = true;
    await button('Unpublish').click();
    await said('Failed! Contact Tech Support if problem persists.');
  });

  // D2-5.56
  test('has one svg as its logo', async () => {
    const server = fileTaker();
    const sent: unknown[] = [];
    const updateLesson = ({ data }: { data: Record<string, unknown> }) => {
      sent.push(data['logo']);
      return authoredOf('l1');
    };
    open('CONTENT_MANAGER', { updateLesson }, '?item=lesson.l1');
    await expect.element(page.getByText('SVG, up to 5 MB')).toBeVisible();
    const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    await userEvent.upload(input, new File(['<svg/>'], 'mark.svg', { type: 'image/svg+xml' }));
    await expect.element(page.getByRole('img', { name: 'Logo' })).toHaveAttribute('src', server.address(0));
    await button('Save').click();
    await expect.poll(() => sent).toEqual([server.address(0)]);
  });

  // D2-2.41, 2.55, 4.03, 6.13, 7.85–7.87
  test('is published, and deleted once its author has seen what depends on it', async () => {
    const asked: string[] = [];
    const { address, place, school } = open('CONTENT_MANAGER', {}, '?item=lesson.l1');
    Object.assign(school, {
      unpublishLesson: () => {
        asked.push('unpublish');
        school['contentItem'] = { ...lessonItemOf(), published: false };
        return authoredOf('l1', 1, 'UNPUBLISHED');
      },
      deleteLesson: () => {
        asked.push('delete');
        return authoredOf('l1', 2, 'REMOVED');
      },
      contentDependants: { licenses: 0, groups: 2, learners: 41, study_projects: 3, questions: 1, pointing: 0 },
    });
    await button('Unpublish').click();
    await expect.element(button('Publish')).toBeVisible();
    await button('Delete').click();
    const dialog = page.getByRole('dialog', { name: 'Delete “Parts of a system”?' });
    await expect.element(dialog).toMatchTextContent('2 groups use it');
    await expect.element(dialog).toMatchTextContent('41 learners have results in it');
    await expectAccessible(place);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(address).toBe(at);
    expect(asked).toEqual(['unpublish', 'delete']);
  });
});

describe('publishing a course', () => {
  // D2-2.35, 2.36, 4.02, 4.11, T2-017–019
  test('is saved only where the choice is another than what holds', async () => {
    const { school, place } = open('SYSTEM_ADMIN', {}, '?tab=publish');
    school['publishCourse'] = () => {
      school['curriculum'] = curriculumOf({ published: true });
      return authoredOf('c1', 1, 'PUBLISHED');
    };
    const save = button('Save');
    await expect.element(page.getByRole('radio', { name: 'Draft' })).toBeChecked();
    await expect.element(save).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByText(/Drafts inside stay hidden: 1 lesson and 1 study project/)).toBeVisible();
    await page.getByRole('radio', { name: 'Published' }).click();
    await expect.element(save).not.toHaveAttribute('aria-disabled');
    await page.getByRole('radio', { name: 'Draft' }).click();
    await expect.element(save).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('radio', { name: 'Published' }).click();
    await expectAccessible(place);
    await save.click();
    await expect.element(save).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByRole('radio', { name: 'Published' })).toBeChecked();
  });

  // T2-191
  test('says so where it failed, and keeps the choice', async () => {
    const { school } = open('CONTENT_MANAGER', {}, '?tab=publish');
    school['publishCourse'] = () => refuse('INTERNAL', 'a bug');
    await page.getByRole('radio', { name: 'Published' }).click();
    await button('Save').click();
    await said('Oops! Something went wrong please try again');
    await expect.element(page.getByRole('radio', { name: 'Published' })).toBeChecked();
  });
});

describe('the settings of a course', () => {
  const item = (levels = 3) => ({
    id: 'c1',
    kind: 'COURSE',
    version: 4,
    published: false,
    content: {
      product_id: 'p1',
      name: 'Connected Devices',
      levels,
      logo: null,
      description: 'About devices',
      display_order: 1,
      language: 'en',
      hint_opens_media_library: false,
    },
  });

  // D2-2.54, 3.15, 3.16, 5.51–5.54, 5.57, 7.75, 9.15, 9.17, T2-173, 190
  test('have 2 to 4 levels and a description that stops at 150 characters', async () => {
    const { place, calls, school } = open('CONTENT_DEVELOPER', { contentItem: item(2) }, '?tab=settings');
    school['updateCourse'] = () => authoredOf('c1', 5);
    const levels = page.getByRole('slider', { name: 'Performance levels' });
    await expect.element(levels).toHaveAttribute('min', '2');
    await expect.element(levels).toHaveAttribute('max', '4');
    const description = page.getByRole('textbox', { name: 'Description' });
    await description.fill('');
    await userEvent.type(description, 'x'.repeat(160));
    await expect.element(description).toHaveValue('x'.repeat(150));
    await expectAccessible(place);
    await description.fill('');
    await levels.fill('4');
    await button('Save').click();
    await said('Course updated');
    expect(calls.find(({ operation }) => operation === 'CmsCourse_updateCourse')?.variables).toEqual({
      data: { name: 'Connected Devices', levels: 4, logo: null, description: '', language: 'en' },
      where: { id: 'c1', version: 4 },
    });
  });

  test('ask before levels go with what belongs to them', async () => {
    const lesson = {
      id: 'l1',
      name: 'Soil',
      published: true,
      studyProjects: [{ id: 's3', level: 3, study_project_number: 1, title: null, kind: 'LEARN', published: true }],
    };
    const none = { published: true, total_questions: 0, free_samples: 0, without_lesson: 0 };
    const benchmarks = [1, 2, 3].map((level) => ({ ...none, id: `b${level}`, level }));
    const course = curriculumOf({ levels: 3, benchmarks, lessons: [lesson] });
    const { calls, school } = open('CONTENT_MANAGER', { contentItem: item(3), curriculum: course }, '?tab=settings');
    school['updateCourse'] = () => authoredOf('c1', 5);
    const sent = () => calls.filter(({ operation }) => operation === 'CmsCourse_updateCourse').length;
    await page.getByRole('slider').fill('2');
    await button('Save').click();
    const dialog = page.getByRole('dialog', { name: 'Keep 2 levels only?' });
    await expect.element(dialog).toMatchTextContent('1 benchmark and 1 study project');
    await button('Cancel').click();
    expect(sent()).toBe(0);
    await button('Save').click();
    await button('Remove').click();
    await expect.poll(sent).toBe(1);
  });

  // T2-173, 190
  test('say so where they could not be saved', async () => {
    const { school } = open('CONTENT_MANAGER', { contentItem: item(2) }, '?tab=settings');
    school['updateCourse'] = () => refuse('INTERNAL', 'a bug');
    await page.getByRole('textbox', { name: /^Name/ }).fill('Devices');
    await button('Save').click();
    await said('Failed to update Connected Devices. Contact Tech Support if problem persists.');
    await expect.element(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Devices');
  });
});
