import { groupOperations } from '@lectern/domain/classroom/group/group-operations.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { openApp } from '../../../test/open-app.tsx';
import { refuse } from '../../../test/school.ts';
import { progressOf } from '../../../test/values.ts';

const address = '/group/g1/course/c1/resources';
const tab = page.getByRole('link', { name: 'Instructor Resources' });

const resourceOf = (id: string, values: Record<string, unknown> = {}) => ({
  id,
  name: id,
  url: `/instructor-resources/${id}`,
  type: 'ANY',
  lesson_name: null,
  description: '',
  bytes: 12_300,
  ...values,
});
const resources = [
  resourceOf('c1', { name: 'Living Online', type: null, bytes: 2_460_000 }),
  resourceOf('r1', { name: '1.2 Maps', type: 'LEARN_EXERCISE', lesson_name: 'Networks', description: 'To project.' }),
  resourceOf('r2', { name: 'Poster' }),
];

let replies: (() => Response)[];
let asked: string[];
let saved: string[];
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  [replies, asked, saved] = [[], [], []];
  const send = window.fetch.bind(window);
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (typeof input !== 'string' || !input.startsWith('/instructor-resources/')) return send(input, init);
    asked.push(input);
    return replies.shift()?.() ?? new Response(null, { status: 404 });
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => vi.restoreAllMocks());

const fileOf = (name: string) => () =>
  new Response('file', { headers: { 'content-disposition': `attachment; filename="${name}"` } });
const open = (instructorResources: unknown = resources) =>
  openApp(address, {
    studentCourseProgress: progressOf({ allowed_operations: groupOperations }),
    instructorResources,
  });

describe('the instructor resources of a course', () => {
  // D1-1.14, 2.65, 2.69, 2.70
  test('stand in a tab that instructors have and learners do not', async () => {
    open();
    await expect.element(tab).toHaveAttribute('aria-current', 'page');
    openApp('/group/g1/course/c1', { studentCourseProgress: progressOf() });
    await expect.element(page.getByRole('link', { name: 'Study Materials' }).last()).toBeVisible();
    await expect.element(tab).toHaveLength(1);
  });

  test('are listed by what they are about, with their lesson', async () => {
    const { place } = open();
    const panel = page.getByRole('region', { name: 'For exercises to learn' });
    await expect.element(panel.getByRole('heading', { name: '1.2 Maps' })).toBeVisible();
    await expect.element(panel.getByText('Networks · To project.')).toBeVisible();
    await expect
      .element(page.getByRole('region', { name: 'For any lesson' }).getByRole('heading', { name: 'Poster' }))
      .toBeVisible();
    await expect.element(page.getByRole('region', { name: 'For summaries' })).not.toBeInTheDocument();
    await expectAccessible(place);
    await page.viewport(320, 800);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await page.viewport(1280, 800);
  });

  // D1-7.63
  test('are saved one by one, or all in one', async () => {
    open();
    replies = [fileOf('1.2 Maps.svg'), fileOf('Living Online.zip')];
    await page.getByRole('button', { name: 'Download 1.2 Maps' }).click();
    await expect.poll(() => saved).toEqual(['1.2 Maps.svg']);
    await page.getByRole('button', { name: 'Download all · 2.5 MB' }).click();
    await expect.poll(() => saved).toEqual(['1.2 Maps.svg', 'Living Online.zip']);
    expect(asked).toEqual(['/instructor-resources/r1', '/instructor-resources/c1']);
  });

  test('say so where one cannot be had, and can be tried again', async () => {
    open();
    replies = [() => new Response(null, { status: 503 }), fileOf('Poster.svg')];
    const button = page.getByRole('button', { name: 'Download Poster' });
    await button.click();
    await expect
      .element(page.getByText('Poster could not be downloaded. Check the connection and press Download again.'))
      .toBeVisible();
    expect(saved).toEqual([]);
    await button.click();
    await expect.poll(() => saved).toEqual(['Poster.svg']);
    await expect.element(page.getByText('Poster could not be downloaded.')).not.toBeInTheDocument();
  });

  // T1-097
  test('are none where nobody has put any there', async () => {
    open([]);
    await expect.element(page.getByText("There're no any resource yet")).toBeVisible();
  });

  test('are refused to whoever may not have them', async () => {
    open(() => refuse('NOT_FOUND', 'no'));
    await expect.element(page.getByRole('main')).not.toMatchTextContent('Download');
    await expect.element(page.getByRole('alert')).toBeVisible();
  });
});
