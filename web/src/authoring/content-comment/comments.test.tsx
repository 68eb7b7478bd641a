import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { curriculumOf, lessonItemOf } from '../../../test/curriculum-values.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { refuse, type School } from '../../../test/school.ts';

const at = '/cms/product/p1/course/c1?item=lesson.l1';
const commentOf = (id: string, comment: string, values: School = {}) => ({
  id,
  comment,
  by: 'Maria Silva',
  at: '2026-11-20T09:30:00Z',
  mine: false,
  resolved_by: null,
  resolved_on: null,
  ...values,
});
const open = (address: string, values: School = {}) => {
  const comments = [commentOf('k1', 'Is this still so?'), commentOf('k2', 'I think not.', { mine: true })];
  const school: School = {
    viewer: { ...amara, role: 'CONTENT_DEVELOPER', started: null },
    curriculum: curriculumOf(),
    contentItem: lessonItemOf(),
    contentComments: ({ after }: { after?: number }) => ({ open: 2, cursor: null, entries: after ? [] : comments }),
    ...values,
  };
  return { school, ...openApp(address, school) };
};
const dialog = page.getByRole('dialog', { name: 'Comments' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const rows = dialog.getByRole('listitem');

describe('comments about an item', () => {
  test('are counted at its head, opened over it, and lead back to it', { timeout: 30_000 }, async () => {
    const { address, place } = open(at);
    // The editor of a course is loaded here for the first time.
    await expect.element(button('Comments (2 open)'), { timeout: 15_000 }).toBeVisible();
    await button('Comments (2 open)').click();
    await expect.element(rows.first()).toMatchTextContent('Maria Silva');
    expect(address()).toBe(`${at}&comments=LESSON.l1`);
    await expect.element(rows.first()).toMatchTextContent('Is this still so?');
    await expectAccessible(place);
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect(address()).toBe(at);
  });

  test('are written as plain text, and what could not be sent stays', async () => {
    const { school, calls, place } = open(`${at}&comments=LESSON.l1`, {
      addContentComment: () => refuse('UNAVAILABLE', 'Try again in 5 seconds.'),
    });
    const field = page.getByRole('textbox', { name: 'Your comment' });
    await button('Comment').click();
    await expect.element(field).toBeInvalid();
    await expectAccessible(place);
    await field.fill('See <b>page 3</b>.');
    await button('Comment').click();
    await expect.poll(() => calls.filter(({ operation }) => operation.endsWith('addContentComment')).length).toBe(1);
    await expect.element(field).toHaveValue('See <b>page 3</b>.');
    school['addContentComment'] = ({ comment }: { comment: string }) => commentOf('k3', comment, { mine: true });
    await button('Comment').click();
    await expect.element(rows.last()).toMatchTextContent('See <b>page 3</b>.');
    await expect.element(field).toHaveValue('');
  });

  test('are resolved, opened again, and deleted by who wrote them', async () => {
    const done = { id: 'k1', resolved_by: 'Amara Okonkwo', resolved_on: '2026-11-21T10:00:00Z' };
    const { school, place } = open(`${at}&comments=LESSON.l1`, {
      resolveContentComment: () => commentOf('k1', 'Is this still so?', done),
      deleteContentComment: true,
    });
    await rows.first().getByRole('button', { name: 'Resolve' }).click();
    await expect.element(rows.first()).toMatchTextContent('Resolved');
    await expect.element(rows.first()).toMatchTextContent('Amara Okonkwo');
    await expectAccessible(place);
    school['resolveContentComment'] = commentOf('k1', 'Is this still so?');
    await rows.first().getByRole('button', { name: 'Open again' }).click();
    await expect.element(rows.first().getByRole('button', { name: 'Resolve' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Delete' }).elements()).toHaveLength(1);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => rows.elements().length).toBe(1);
  });

  test('that nobody has written are so, and those that were not loaded say it', async () => {
    open(`${at}&comments=LESSON.l1`, { contentComments: { open: 0, cursor: null, entries: [] } });
    await expect.element(page.getByText('No comments yet.')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Your comment' })).toBeVisible();
  });

  test('come page by page', async () => {
    const pageOf = (id: string, cursor: number | null) => ({
      open: 2,
      cursor,
      entries: [commentOf(id, `Word ${id}`)],
    });
    open(`${at}&comments=LESSON.l1`, {
      contentComments: ({ after }: { after?: number }) => (after ? pageOf('k2', null) : pageOf('k1', 1)),
    });
    await button('Show newer comments').click();
    await expect.poll(() => rows.elements().map(({ textContent }) => textContent?.slice(0, 40))).toHaveLength(2);
    await expect.element(button('Show newer comments')).not.toBeInTheDocument();
  });
});
