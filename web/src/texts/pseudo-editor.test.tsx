import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
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
