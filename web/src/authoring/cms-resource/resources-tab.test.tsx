import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { curriculumOf } from '../../../test/curriculum-values.ts';
import { librarySchool } from '../../../test/library-values.ts';
import { fileTaker } from '../../../test/media-values.ts';
import { openApp } from '../../../test/open-app.tsx';
import { refuse, type School } from '../../../test/school.ts';
import { currentToast, recentToasts, forgetToasts } from '../../ui/feedback/toast-store.ts';
import { dropOffers } from '../change-set/undo-store.ts';

const done = { waits: false, change_set_id: 's1', items: [] };
const lessonId = '00000000-0000-4000-8000-0000000000a1';
const content = {
  course_id: 'c1',
  lesson_id: null,
  name: 'Poster',
  url: '/media/00000000-0000-4000-8000-0000000000b1',
  type: 'ANY',
  order_key: 2,
  description: 'For the wall.',
};

beforeEach(() => {
  forgetToasts();
  dropOffers();
});

/** The tab with a handout about a lesson and a poster. */
function open(values: School = {}, role = 'CONTENT_MANAGER') {
  const school = librarySchool(
    {
      curriculum: curriculumOf({ lessons: [{ id: lessonId, name: 'Networks', published: true, studyProjects: [] }] }),
      contentItem: { id: 'Poster', kind: 'INSTRUCTOR_RESOURCE', version: 3, published: null, content },
      ...values,
    },
    role,
  );
  return { school, ...openApp('/cms/product/p1/course/c1?tab=resources', school) };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');
const save = dialog.getByRole('button', { name: 'Save' });
const said = () => currentToast()?.text;
const input = () => document.querySelector<HTMLInputElement>('dialog input[type=file]') as HTMLInputElement;
const sentOf = ({ calls }: ReturnType<typeof open>, operation: string) =>
  calls.filter((call) => call.operation === `CmsResource_${operation}`).map(({ variables }) => variables);

describe('the files for instructors of a course', () => {
  test('are listed by what they are about, with their lesson and their size', async () => {
    const { place } = open();
    const panel = page.getByRole('region', { name: 'For exercises to learn' });
    await expect.element(panel).toMatchTextContent('1.2 Maps');
    await expect.element(panel).toMatchTextContent('Networks');
    await expect.element(panel).toMatchTextContent('13 kB');
    await expect.element(button('Download Poster')).toBeVisible();
    await expectAccessible(place);
    await page.viewport(390, 844);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await page.viewport(1280, 800);
  });

  test('are none at first', async () => {
    open({ instructorResources: [] });
    await expect.element(page.getByText("There're no any resource yet")).toBeVisible();
  });

  test('are sent, described, and kept with type, lesson and order', async () => {
    const server = fileTaker();
    const app = open({ createInstructorResource: done });
    await button('Add file').click();
    await save.click();
    await expect.element(dialog.getByText('A File is required')).toBeVisible();
    await expectAccessible(app.place);
    await userEvent.upload(input(), new File(['%PDF-1.7'], 'handout.pdf', { type: 'application/pdf' }));
    await expect.element(dialog.getByText('handout.pdf')).toBeVisible();
    await userEvent.fill(dialog.getByRole('textbox', { name: /^Name/ }), '2.1 Floor plan');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Type' }), 'For exercises to apply');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Lesson' }), 'Networks');
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Order' }), '3');
    await save.click();
    await expect.poll(said).toBe('The file is added.');
    expect(server.sent[0]?.order).toMatchObject({ upload_preset: 'document', filename: 'handout.pdf' });
    expect(sentOf(app, 'createInstructorResource')).toEqual([
      {
        data: {
          course_id: 'c1',
          name: '2.1 Floor plan',
          url: server.address(0),
          type: 'APPLY_EXERCISE',
          lesson_id: lessonId,
          order_key: 3,
          description: '',
        },
      },
    ]);
  });

  test('that are empty, too large or of another format are not sent, and the field says why', async () => {
    const server = fileTaker();
    open();
    await button('Add file').click();
    await expect.element(dialog).toBeVisible();
    await userEvent.upload(input(), new File([], 'handout.pdf'));
    await expect.element(dialog.getByText('This file is empty.')).toBeVisible();
    await userEvent.upload(input(), new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'map.png'));
    await expect.element(dialog.getByText('This file is larger than 5 MB.')).toBeVisible();
    expect(server.sent).toEqual([]);
  });

  test('are replaced and described anew; what somebody else has saved meanwhile is kept', async () => {
    const server = fileTaker();
    const app = open({
      updateInstructorResource: ({ where }: { where: { version: number } }) =>
        where.version === 4
          ? done
          : refuse('CONFLICT', 'changed', undefined, { theirs: { ...content, name: 'Wall poster' }, version: 4 }),
    });
    await button('Edit Poster').click();
    await userEvent.upload(input(), new File(['%PDF-1.7'], 'poster.pdf', { type: 'application/pdf' }));
    await expect.element(dialog.getByText('poster.pdf')).toBeVisible();
    await save.click();
    await expect.poll(() => recentToasts().map((toast) => toast.text)).toContain('The file is saved.');
    expect(sentOf(app, 'updateInstructorResource').at(-1)).toMatchObject({
      data: { name: 'Wall poster', url: server.address(0), lesson_id: null, order_key: 2 },
      where: { id: 'Poster', version: 4 },
    });
  });

  test('are deleted by whoever publishes, with a way back', async () => {
    const app = open({ deleteInstructorResource: done });
    await button('Delete Poster').click();
    await expect.element(dialog).toMatchTextContent('Instructors can no longer download it.');
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(said).toBe('Poster was deleted.');
    expect(sentOf(app, 'deleteInstructorResource')).toEqual([{ id: 'Poster' }]);
    await expect.element(button('Undo: Poster was deleted.')).toBeVisible();
  });

  test('are not deleted by developers', async () => {
    open({}, 'CONTENT_DEVELOPER');
    await expect.element(button('Edit Poster')).toBeVisible();
    await expect.element(button('Delete Poster')).not.toBeInTheDocument();
  });
});
