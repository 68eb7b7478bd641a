// In a page of its own: what makes way moves only where nobody asks for less motion, and the other pages do.
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import { answerOf, questionOf, tryQuestion } from '../../../../test/try-question.tsx';

const steps = ['Plan', 'Choose', 'Install', 'Read'];
const question = questionOf(
  'SEQUENCE',
  steps.map((step) => answerOf(step)),
);
const start = { order: steps, placed: false };
const grip = (step: string) => page.getByRole('button', { name: `Move ${step}` });
const shown = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('div')?.textContent);
const spoken = page.getByRole('status');

async function opened(state: 'open' | 'settled' = 'open') {
  const tried = tryQuestion(question, start, { state });
  await expect.element(page.getByRole('listitem').first()).toBeVisible();
  return tried;
}

describe('with keys on the grip', () => {
  test('Space picks up, the arrows move, Space drops; each move is spoken and the focus stays', async () => {
    const { given } = await opened();
    (grip('Choose').element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(spoken).toHaveTextContent('Picked up Choose, 2 of 4');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(spoken).toHaveTextContent('Choose, 4 of 4');
    await expect.element(grip('Choose')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp} ');
    await expect.element(spoken).toHaveTextContent('Dropped Choose, 3 of 4');
    expect(given.answer).toEqual({ order: ['Plan', 'Install', 'Choose', 'Read'], placed: true });
    expect(shown()).toEqual(['Plan', 'Install', 'Choose', 'Read']);
  });

  test('Escape puts back what was picked up', async () => {
    const { given } = await opened();
    (grip('Plan').element() as HTMLElement).focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Escape}');
    await expect.element(spoken).toHaveTextContent('Plan is back, 1 of 4');
    expect(given.answer).toEqual(start);
    await expect.element(grip('Plan')).toHaveFocus();
  });

  test('arrows do nothing before Space', async () => {
    const { given } = await opened();
    (grip('Plan').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(given.answer).toEqual(start);
  });

  test('Home and End move to the ends', async () => {
    const { given } = await opened();
    (grip('Install').element() as HTMLElement).focus();
    await userEvent.keyboard(' {Home} ');
    expect(given.answer).toEqual({ order: ['Install', 'Plan', 'Choose', 'Read'], placed: true });
    await userEvent.keyboard(' {End} ');
    expect(given.answer).toEqual({ order: ['Plan', 'Choose', 'Read', 'Install'], placed: true });
  });
});

describe('with the buttons', () => {
  test('an item moves by one place and the focus stays on the button', async () => {
    const { given } = await opened();
    const down = page.getByRole('button', { name: 'Move Plan down' });
    await down.click();
    await expect.element(spoken).toHaveTextContent('Plan, 2 of 4');
    await expect.element(down).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(given.answer).toEqual({ order: ['Choose', 'Install', 'Plan', 'Read'], placed: true });
    await page.getByRole('button', { name: 'Move Read up' }).click();
    expect(given.answer).toEqual({ order: ['Choose', 'Install', 'Read', 'Plan'], placed: true });
  });

  test('the first cannot go up, the last not down', async () => {
    const { given } = await opened();
    await expect.element(page.getByRole('button', { name: 'Move Plan up' })).toHaveAttribute('aria-disabled', 'true');
    (page.getByRole('button', { name: 'Move Read down' }).element() as HTMLElement).click();
    expect(given.answer).toEqual(start);
  });

  test('the order can be kept as it is', async () => {
    const { given, place } = await opened();
    await page.getByRole('button', { name: 'Keep this order' }).click();
    await expect.element(page.getByText('This order is kept.')).toBeVisible();
    expect(given.answer).toEqual({ order: steps, placed: true });
    await expectAccessible(place);
  });
});

// D1-9.22, 9.23, D2-9.48, 9.49
test('an item is dragged by its grip, and the others make way in 200 ms', async () => {
  const { given } = await opened();
  const animate = vi.spyOn(Element.prototype, 'animate');
  await userEvent.dragAndDrop(grip('Plan'), grip('Install'));
  await expect.poll(() => given.answer).toEqual({ order: ['Choose', 'Install', 'Plan', 'Read'], placed: true });
  await expect.element(spoken).toHaveTextContent('Dropped Plan, 3 of 4');
  await expect.poll(shown).toEqual(['Choose', 'Install', 'Plan', 'Read']);
  const times = animate.mock.calls.map(([, options]) => (typeof options === 'object' ? options.duration : options));
  expect(times).toContain(200);
  animate.mockRestore();
});

test('an order that is older than the question keeps what is still there', async () => {
  tryQuestion(question, { order: ['Read', 'Gone', 'Plan', 'Read'], placed: true });
  await expect.poll(shown).toEqual(['Read', 'Plan', 'Choose', 'Install']);
});

test('once it is settled, the right order stands beside the given one and nothing moves', async () => {
  const key = questionOf(
    'SEQUENCE',
    steps.map((step, index) => answerOf(step, { sequence: index + 1 })),
  );
  const order = ['Plan', 'Install', 'Choose', 'Read'];
  const { place } = tryQuestion(key, { order, placed: true }, { state: 'settled' });
  await expect
    .poll(() =>
      page
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(
      ['1PlanCorrect', '2InstallIncorrect', '3ChooseIncorrect', '4ReadCorrect'].concat([
        '1Plan',
        '2Choose',
        '3Install',
        '4Read',
      ]),
    );
  const [given, right] = [...place.querySelectorAll('ol')].map((list) => list.getBoundingClientRect());
  expect(given?.right).toBeLessThan(right?.left ?? 0);
  await expect.element(page.getByRole('list', { name: 'Right order' })).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  await expectAccessible(place);
});

test('where the key is not shown, neither is the right order', async () => {
  await opened('settled');
  expect(page.getByRole('list').elements()).toHaveLength(1);
});

test('items that read alike are right in either place', async () => {
  const alike = [answerOf('a', { answer: 'Wait', sequence: 1 }), answerOf('b', { answer: 'Wait', sequence: 2 })];
  tryQuestion(questionOf('SEQUENCE', alike), { order: ['b', 'a'], placed: true }, { state: 'settled' });
  await expect
    .poll(() =>
      page
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['1WaitCorrect', '2WaitCorrect']);
});
