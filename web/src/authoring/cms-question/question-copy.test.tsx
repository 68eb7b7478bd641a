import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { crash, openPlayer } from '../../../test/play/open-player.tsx';
import { PlayServer } from '../../../test/play/play-server.ts';
import { choice, rows } from '../../../test/play/questions.ts';
import { sendLeftovers } from '../../send-leftovers.ts';
import { forgetToasts } from '../../ui/feedback/toast-store.ts';

beforeEach(forgetToasts);

const button = (name: string | RegExp) => page.getByRole('button', { name });
const answer = (letter: string) => page.getByRole('textbox', { name: `Answer ${letter}`, exact: true });
const text = page.getByRole('textbox', { name: 'Question', exact: true });
const kept = page.getByText('Draft saved, only you see it');
const before = page.getByText(/^You typed this/);

const serverWithBenchmark = () =>
  PlayServer.open({ benchmarks: [{ questions: [choice, rows], time: 600 }], author: true });

/** Opens the questions of the first benchmark in a page of its own, as after a reload or on another device. */
async function openPage(server: PlayServer) {
  const opened = openPlayer(server, '', server.place.learner, `/cms/product/p/course/${server.place.course_id}`);
  await page
    .getByRole('treeitem', { name: /Benchmark.*Level 1|Level 1/ })
    .first()
    .click();
  await expect.element(button('Add question')).toBeVisible();
  return opened;
}
/** Another window of the same person keeps something else in the form of the question that was opened last. */
async function keepElsewhere(server: PlayServer): Promise<void> {
  const opened = server.calls.findLast(({ operation }) => operation === 'CmsQuestion_contentItem');
  const data = JSON.stringify({ question: '<p>Elsewhere</p>' });
  const variables = { data: { kind: 'QUESTION', id: opened?.variables['id'], base_version: 1, revision: 0, data } };
  const query = 'mutation Elsewhere($data: WorkingCopyInput!) { keepWorkingCopy(data: $data) { revision } }';
  const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
  const body = JSON.stringify({ operationName: 'Elsewhere', query, variables });
  const reply = await server.fetch('', { method: 'POST', headers, body });
  expect(await reply.json()).toMatchObject({ data: { keepWorkingCopy: { revision: 1 } } });
}

/** The tab dies without a line while something that it could not send stands in the form that is open. */
async function leaveUnsent(server: PlayServer): Promise<void> {
  await expect.element(answer('A')).toBeVisible();
  await expect.poll(() => server.calls.map(({ operation }) => operation)).toContain('WorkingCopy_workingCopy');
  server.line = 'lost';
  await answer('A').fill('Clay');
  await expect.element(page.getByText('It is kept on this device', { exact: false })).toBeVisible();
  server.line = 'up';
  await crash();
}

const keeps = (server: PlayServer) => server.effects.filter((one) => one === 'WorkingCopy_keepWorkingCopy').length;

describe('a question that is written', () => {
  test('is kept as it is typed, stands in its form when that is opened again, and is let go by the save', async () => {
    const server = await serverWithBenchmark();
    const { place } = await openPage(server);
    await button(/^Edit question 1:/).click();
    await answer('A').fill('');
    await expect.element(kept).toBeVisible();
    expect(keeps(server)).toBe(1);
    await expectAccessible(place);
    await button('Back to the questions').click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();

    await crash();
    await openPage(server);
    await button(/^Edit question 1:/).click();
    await expect.element(before).toBeVisible();
    await expect.element(answer('A')).toHaveValue('');
    await expect.element(text).toHaveFocus();
    await answer('A').fill('Clay');
    await button('Save').last().click();
    await expect.poll(() => server.effects).toContain('CmsQuestion_updateQuestion');

    await crash();
    await openPage(server);
    await button(/^Edit question 1:/).click();
    await expect.element(answer('A')).toHaveValue('Clay');
    await expect.element(before).not.toBeInTheDocument();
  });

  test('and is new stands in the form that makes one, until it is discarded', async () => {
    const server = await serverWithBenchmark();
    await openPage(server);
    await button('Add question').click();
    await answer('A').fill('Clay');
    await expect.element(kept).toBeVisible();
    await crash();
    await openPage(server);
    await button('Add question').click();
    await expect.element(answer('A')).toHaveValue('Clay');
    await button('Discard unsaved work').click();
    await expect.element(answer('A')).toHaveValue('');
    await crash();
    await openPage(server);
    await button('Add question').click();
    await expect.element(answer('A')).toHaveValue('');
    await expect.element(before).not.toBeInTheDocument();
  });

  test('without a line stays on the device, and is kept once the line is back', async () => {
    const server = await serverWithBenchmark();
    await openPage(server);
    await button(/^Edit question 1:/).click();
    await leaveUnsent(server);
    await openPage(server);
    await button(/^Edit question 1:/).click();
    await expect.element(answer('A')).toHaveValue('Clay');
    await expect.element(kept).toBeVisible();
    expect(keeps(server)).toBe(1);
  });

  test('stands in its form also where it was sent while the older copy was on its way', async () => {
    const server = await serverWithBenchmark();
    await openPage(server);
    await button(/^Edit question 1:/).click();
    await leaveUnsent(server);
    const { client } = await openPage(server);
    const older = server.hold('WorkingCopy_workingCopy');
    await button(/^Edit question 1:/).click();
    await older.answered;
    await expect.element(text).toHaveFocus();
    await sendLeftovers(client);
    expect(keeps(server)).toBe(1);
    older.release();
    await expect.element(answer('A')).toHaveValue('Clay');
    await expect.element(text).toHaveFocus();
    await answer('A').fill('Clay and sand');
    await expect.poll(() => keeps(server)).toBe(2);
    await expect.element(kept).toBeVisible();
  });

  test('and is new stands in its form also while it waits to be sent', async () => {
    const server = await serverWithBenchmark();
    await openPage(server);
    await button('Add question').click();
    await leaveUnsent(server);
    const { client } = await openPage(server);
    server.line = 'lost';
    await sendLeftovers(client);
    server.line = 'up';
    await button('Add question').click();
    await expect.element(answer('A')).toHaveValue('Clay');
    await expect.element(kept).toBeVisible();
    expect(keeps(server)).toBe(1);
  });

  test('in two windows of one person is written over in neither: what differs in each is there', async () => {
    const server = await serverWithBenchmark();
    await openPage(server);
    await button(/^Edit question 1:/).click();
    await expect.element(answer('A')).toBeVisible();
    // What is kept before this page has looked would be what was typed before, and nothing would differ.
    await expect.poll(() => server.answered).toContain('WorkingCopy_workingCopy');
    await keepElsewhere(server);
    await answer('A').fill('Here');
    await expect.element(text).toMatchTextContent('Elsewhere');
    await expect.element(answer('A')).toHaveValue('Here');
    await expect.element(page.getByText('What you typed in the other window is here now too.')).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});
