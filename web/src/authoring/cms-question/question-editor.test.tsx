import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { fileTaker } from '../../../test/media-values.ts';
import { openPlayer } from '../../../test/play/open-player.tsx';
import { PlayServer, type PlayCourse } from '../../../test/play/play-server.ts';
import { choice, rows } from '../../../test/play/questions.ts';
import { currentToast, forgetToasts, recentToasts } from '../../ui/feedback/toast-store.ts';

beforeEach(forgetToasts);

const button = (name: string | RegExp) => page.getByRole('button', { name });
const questions = page.getByRole('region', { name: 'Questions', exact: true });
const text = page.getByRole('textbox', { name: 'Question', exact: true });
const answer = (letter: string) => page.getByRole('textbox', { name: `Answer ${letter}`, exact: true });
const correct = (letter: string) => page.getByRole('checkbox', { name: `Answer ${letter} is correct` });
const save = page.getByRole('button', { name: 'Save', exact: true });
const type = page.getByRole('combobox', { name: 'Type' });
const toasts = () => recentToasts().map((toast) => toast.text);

/** The questions of the first benchmark, open for an author. */
async function openBenchmark(course: PlayCourse = { benchmarks: [{ questions: [choice, rows], time: 600 }] }) {
  const server = await PlayServer.open({ ...course, author: true });
  const opened = openPlayer(server, '', server.place.learner, `/cms/product/p/course/${server.place.course_id}`);
  await page
    .getByRole('treeitem', { name: /Benchmark.*Level 1|Level 1/ })
    .first()
    .click();
  await expect.element(button('Add question')).toBeVisible();
  return { server, ...opened };
}

describe('the questions of a benchmark', () => {
  // D2-2.59, 2.66–2.69, 9.24
  test('are written by keyboard alone, one after the other and without a dialog between', async () => {
    const { server } = await openBenchmark();
    button('Add question').element().focus();
    await userEvent.keyboard('{Enter}');
    for (const number of [1, 2]) {
      await expect.element(text).toHaveFocus();
      await userEvent.keyboard(`Q${number}?`);
      await userEvent.keyboard('{Tab} {Tab}');
      await expect.element(answer('A')).toHaveFocus();
      await userEvent.keyboard('a{Enter}b{Enter}c{Enter}d');
      await expect.element(answer('D')).toHaveValue('d');
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect.poll(() => server.effects.filter((one) => one === 'CmsQuestion_createQuestion').length).toBe(number);
      await expect.element(answer('D')).toHaveValue('');
    }
    await button('Back to the questions').click();
    await expect.element(questions.getByRole('listitem')).toHaveLength(4);
    await expect.element(questions).toMatchTextContent('2 of 4 questions have no lesson and are not shown.');
    const created = server.calls.filter(({ operation }) => operation === 'CmsQuestion_createQuestion');
    expect(created.map(({ variables }) => (variables['data'] as { answers: object[] }).answers.length)).toEqual([4, 4]);
    // To go on publishes nothing.
    expect(created.map(({ variables }) => variables['later'])).toEqual([true, true]);
  }, 30_000);

  test('take the whole screen each, at an address of its own; Back leads to its row in the list', async () => {
    const { router } = await openBenchmark();
    const address = () => router.state.location.href;
    const list = address();
    const edit = button(/^Edit question 2:/);
    await edit.click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Edit question' })).toBeVisible();
    await expect.element(page.getByRole('tree').first()).not.toBeInTheDocument();
    expect(address()).toMatch(/&question=[^&]+$/);
    await button('Back to the questions').click();
    await expect.poll(address).toBe(list);
    await expect.element(edit).toHaveFocus();
    await button('Add question').click();
    await expect.poll(address).toBe(`${list}&question=new`);
    await expect.element(page.getByRole('heading', { level: 1, name: 'New question' })).toBeVisible();
  });

  // D2-5.85, 5.86, T2-096, 097
  test('say what is wrong at the field, and keep what was typed', async () => {
    const { place, server } = await openBenchmark();
    await button('Add question').click();
    await answer('A').fill('Clay');
    await save.click();
    await expect.element(page.getByText('A Question is required').first()).toBeVisible();
    await expect.element(page.getByText('An answer needs a text or a picture.').first()).toBeVisible();
    await answer('B').fill('Sand');
    await userEvent.click(text);
    await userEvent.keyboard('Which?');
    await save.click();
    await expect.element(page.getByText('At least one answer has to be correct.').first()).toBeVisible();
    await expect.element(answer('A')).toHaveValue('Clay');
    await expectAccessible(place);
    await correct('B').click();
    await save.click();
    await expect.poll(() => server.effects).toContain('CmsQuestion_createQuestion');
  });

  test('have pictures as answers, and say in words what those show where there is no text', async () => {
    const media = fileTaker();
    const { place, server } = await openBenchmark();
    await button('Add question').click();
    await userEvent.click(text);
    await userEvent.keyboard('Which knot?');
    await button('Add a picture: Answer A').click();
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
    await expect.element(dialog).toBeVisible();
    const input = dialog.element().querySelector('input[type="file"]') as HTMLInputElement;
    await userEvent.upload(input, new File(['x'], 'bowline.png'));
    const said = page.getByRole('textbox', { name: 'Alternative text: Answer A' });
    await expect.element(said).toHaveAccessibleDescription(/^The answer has no text/);
    await said.fill('A loop with the end inside');
    await expect.element(said).not.toHaveAccessibleDescription();
    await answer('B').fill('A clove hitch');
    await correct('A').click();
    const shown = page.getByRole('complementary', { name: 'What the learner sees' });
    await expect.element(shown.getByRole('img', { name: 'A loop with the end inside' })).toBeInTheDocument();
    await expectAccessible(place);
    await save.click();
    await expect.poll(() => server.effects).toContain('CmsQuestion_createQuestion');
    const created = server.calls.find(({ operation }) => operation === 'CmsQuestion_createQuestion');
    expect(created?.variables['data']).toMatchObject({
      answers: [
        { answer: '', answer_image: media.address(0), answer_image_alt: 'A loop with the end inside' },
        { answer: 'A clove hitch', answer_image: null, answer_image_alt: null },
      ],
    });
  });

  // D2-5.87, 5.88, 7.114, 9.34, T2-098
  test('keep two answers at least, with a warning that goes by itself', async () => {
    await openBenchmark();
    await button('Add question').click();
    await button('Remove: Answer A').click();
    await expect.poll(() => currentToast()?.text).toBe('A Question must have a minimum of 2 responses');
    await expect.poll(() => currentToast(), { timeout: 3000 }).toBeNull();
    await expect.element(answer('B')).toBeVisible();
  });

  test('get an answer of each pasted line', async () => {
    await openBenchmark();
    await button('Add question').click();
    const data = new DataTransfer();
    data.setData('text/plain', '1. Clay\n2. Sand\n3. Loam\n4. Peat');
    await expect.element(answer('A')).toBeVisible();
    answer('A')
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    await expect.element(answer('D')).toHaveValue('Peat');
    await expect.element(answer('A')).toHaveValue('Clay');
  });

  // D2-2.59, 2.66–2.69, 9.24
  test('keep under a new type what fits, say what goes, and keep the ids of answers', async () => {
    const { server } = await openBenchmark();
    await button(/^Edit question 1:/).click();
    await userEvent.selectOptions(type, 'Sequence');
    await expect.element(page.getByText('Not kept with the new type: 1 mark of a correct answer.')).toBeVisible();
    await save.click();
    await expect.poll(() => server.effects).toContain('CmsQuestion_updateQuestion');
    const { variables } = server.calls.findLast(({ operation }) => operation === 'CmsQuestion_updateQuestion') ?? {};
    const sent = variables?.['data'] as { type: string; answers: { id?: string }[] };
    expect(sent.type).toBe('SEQUENCE');
    expect(sent.answers.every(({ id }) => id !== undefined)).toBe(true);
  });

  test('show beside them what the learner sees', async () => {
    await page.viewport(1280, 900);
    await openBenchmark();
    await button(/^Edit question 1:/).click();
    const beside = page.getByRole('complementary', { name: 'What the learner sees' });
    await expect.element(beside).toBeVisible();
    await answer('A').fill('A new answer');
    await expect.element(beside.getByText('A new answer')).toBeVisible();
    await page.viewport(414, 896);
    await expect.element(beside).not.toBeInTheDocument();
    await button('What the learner sees').click();
    await expect.element(page.getByRole('dialog', { name: 'What the learner sees' })).toBeVisible();
  });

  // D2-3.33, 7.115
  test('are moved, deleted and given a lesson from their list', async () => {
    const { server } = await openBenchmark();
    await button('Move question 2 up').click();
    await expect.poll(() => server.effects).toContain('CmsQuestion_moveContent');
    await expect.element(questions.getByRole('listitem').first()).toMatchTextContent('True or false');
    await page.getByRole('checkbox', { name: 'Select question 1' }).click();
    // Nothing is chosen beforehand, no lesson neither.
    await expect.element(button('Set lesson')).toHaveAttribute('aria-disabled', 'true');
    await expect
      .element(page.getByRole('combobox', { name: /^Lesson of the selected/ }))
      .toHaveDisplayValue('Choose a lesson');
    await userEvent.selectOptions(page.getByRole('combobox', { name: /^Lesson of the selected/ }), 'Safety');
    await button('Set lesson').click();
    await expect.element(questions.getByRole('listitem').first()).toMatchTextContent('Safety');
    await button('Delete question 1').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.element(questions.getByRole('listitem')).toHaveLength(1);
    expect(toasts()).toContain('Question deleted. Learners see it once it is published.');
  });

  test('are moved together to another benchmark of the course', async () => {
    const { place } = await openBenchmark();
    await page.getByRole('checkbox', { name: 'Select question 2' }).click();
    await page.getByRole('checkbox', { name: 'Select question 1' }).click();
    await button('Move to…').click();
    const dialog = page.getByRole('dialog', { name: 'Move 2 questions' });
    await expect.element(dialog.getByRole('combobox', { name: 'To' })).toMatchTextContent('Benchmark, Level 2');
    await expectAccessible(place);
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(questions.getByRole('listitem')).toHaveLength(0);
    expect(toasts()).toContain('2 questions moved. Learners see it once it is published.');
  });

  // T2-161
  test('say where no reply to a deletion comes', async () => {
    const { server } = await openBenchmark();
    await button('Delete question 1').click();
    server.line = 'lost';
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(toasts).toContain('Oops! Something went wrong. Contact Tech Support');
  });
});
