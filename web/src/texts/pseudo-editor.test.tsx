import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { copyOf } from '../../test/copy-values.ts';
import { editedAt, editedCourse, readAt } from '../../test/editor-values.ts';
import { amara, openApp } from '../../test/open-app.tsx';
import { look } from '../../test/pseudo/look.ts';
import { markContent } from '../../test/pseudo/mark-content.ts';
import type { School } from '../../test/school.ts';
import { takeAway } from '../../test/show.tsx';
import { setLanguage } from './language.ts';
import { texts } from './texts.ts';

beforeAll(() => setLanguage('en-XA'));
afterAll(() => setLanguage('en'));
afterEach(() => page.viewport(1280, 800));

function opened(address: string, school: School) {
  takeAway();
  return openApp(address, markContent(school) as School);
}

describe('no text stands outside the catalogues', () => {
  const edited = (): School => ({
    ...editedCourse({ name: 'Networks', title: 'A guest network', language: 'en' }),
    viewer: { ...amara, role: 'CONTENT_MANAGER', started: null },
  });

  test('in the editor of a course', async () => {
    opened(editedAt, edited());
    const project = page.getByRole('treeitem').nth(3);
    await expect.element(project).toBeVisible();
    await look('the editor of a course');
    await page.getByRole('button', { name: texts.cmsCourse.drawer.selectSeveral }).first().click();
    await project.click();
    await look('several are selected');
    await page.getByRole('button', { name: texts.cmsCourse.together.move }).click();
    await look('where to');
  });

  test('in what is typed and not saved, and over its form', async () => {
    const kept_on = '2026-11-23T10:04:00Z';
    opened('/cms?tab=myWork', {
      ...edited(),
      workingCopies: [copyOf('l1'), copyOf('n1', { is_new: true })],
      waitingChanges: [],
    });
    await expect.element(page.getByRole('listitem').getByRole('link').first()).toBeVisible();
    await look('my work');
    opened(editedAt, {
      ...edited(),
      workingCopy: {
        id: 's1',
        base_version: 1,
        data: { introduction: '<p>Ab</p>' },
        revision: 3,
        kept_on,
        is_sent_back: false,
      },
      openContent: [
        { user_id: 'u2', first_name: 'Ana', last_name: 'Reis', is_here: true, kept_since: kept_on, can_be_taken: true },
      ],
    });
    await expect.element(page.getByRole('button', { name: texts.workingCopy.discard })).toBeVisible();
    await expect.element(page.getByRole('list', { name: texts.workingCopy.others })).toBeVisible();
    await look('a form with what was typed before');
  });

  test('where the texts of a course are searched, its key elements managed and all of it read', async () => {
    opened(editedAt, edited());
    await page.getByRole('searchbox').fill('zz');
    await expect.element(page.getByText(texts.cmsCourse.search.found(1))).toBeVisible();
    await look('what was found');
    await page.getByRole('button', { name: texts.cmsStudyProject.elements.manage }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await look('key elements');
    opened(readAt, edited());
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look('a course that is read through');
  });
});
