import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import { takeAway } from '../../../../test/show.tsx';
import { answerOf, questionOf, tryQuestion } from '../../../../test/try-question.tsx';

const names = ['Sensor', 'Actuator', 'Camera'];
const one = questionOf(
  'MULTIPLE_CHOICE',
  names.map((name) => answerOf(name)),
);
const several = { ...one, select_all: true };

afterEach(async () => page.viewport(1280, 800));

describe('where one answer is right', () => {
  test('a press chooses, and another press chooses anew', async () => {
    const { given } = tryQuestion(one, { chosen: [] });
    await page.getByRole('radio', { name: 'A Sensor' }).click();
    await page.getByRole('radio', { name: 'C Camera' }).click();
    expect(given.answer).toEqual({ chosen: ['Camera'] });
    await expect.element(page.getByText('Select all that apply.')).not.toBeInTheDocument();
  });

  test('arrow keys choose', async () => {
    const { given } = tryQuestion(one, { chosen: [] });
    await userEvent.keyboard('{Tab} {ArrowDown}');
    expect(given.answer).toEqual({ chosen: ['Actuator'] });
  });
});

describe('where several answers are right', () => {
  test('each press adds or takes away, and the question says so', async () => {
    const { given } = tryQuestion(several, { chosen: [] });
    await expect.element(page.getByText('Select all that apply.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'A Sensor' }).click();
    await page.getByRole('checkbox', { name: 'B Actuator' }).click();
    await page.getByRole('checkbox', { name: 'A Sensor' }).click();
    expect(given.answer).toEqual({ chosen: ['Actuator'] });
  });

  test('Tab and Space choose', async () => {
    const { given } = tryQuestion(several, { chosen: [] });
    await userEvent.keyboard('{Tab} {Tab}{Tab} ');
    expect(given.answer).toEqual({ chosen: ['Sensor', 'Camera'] });
  });
});

test('only a chosen box has a check, whatever the colours are', async () => {
  const { place } = tryQuestion(several, { chosen: ['Sensor'] });
  await expect.element(page.getByRole('checkbox', { name: 'A Sensor' })).toBeChecked();
  expect([...place.querySelectorAll('label')].map((label) => label.querySelectorAll('svg').length)).toEqual([1, 0, 0]);
});

test('the whole row can be pressed', async () => {
  const { given } = tryQuestion(several, { chosen: [] });
  await page.getByText('Actuator').click();
  expect(given.answer).toEqual({ chosen: ['Actuator'] });
});

test('the group is named by the question', async () => {
  tryQuestion(one, { chosen: [] });
  await expect.element(page.getByRole('group', { name: 'What is right?' })).toBeVisible();
});

test('after a miss the one that was chosen is wrong; of several none is, so that no key shows', async () => {
  tryQuestion(one, { chosen: ['Sensor'] }, { state: 'missed' });
  await expect.element(page.getByRole('radio', { name: 'A Sensor Your answer' })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'B Actuator', exact: true })).toBeDisabled();
  takeAway();
  tryQuestion(several, { chosen: ['Sensor', 'Camera'] }, { state: 'missed' });
  for (const name of ['A Sensor', 'B Actuator', 'C Camera'])
    await expect.element(page.getByRole('checkbox', { name, exact: true })).toBeDisabled();
});

test.each(['checked', 'settled'] as const)('nothing can be changed once it is %s', async (state) => {
  tryQuestion(one, { chosen: ['Sensor'] }, { state });
  for (const name of ['A Sensor', 'B Actuator', 'C Camera']) {
    await expect.element(page.getByRole('radio', { name: new RegExp(`^${name}`) })).toBeDisabled();
  }
});

test('once it is settled, each row says what it was', async () => {
  const key = [true, true, false];
  const settled = questionOf(
    'MULTIPLE_CHOICE',
    names.map((name, index) => answerOf(name, { is_correct: key[index] ?? null })),
  );
  const { place } = tryQuestion(
    { ...settled, select_all: true },
    { chosen: ['Sensor', 'Camera'] },
    { state: 'settled' },
  );
  await expect.element(page.getByRole('checkbox', { name: 'A Sensor Correct answer' })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'B Actuator Correct answer' })).not.toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'C Camera Your answer' })).toBeChecked();
  await expectAccessible(place);
});

test('a picture is enlarged without choosing its answer', async () => {
  const image = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/%3E';
  const pictures = questionOf('MULTIPLE_CHOICE', [answerOf('Star', { answer_image: image }), answerOf('Mesh')]);
  const { given, place } = tryQuestion(pictures, { chosen: [] });
  await page.getByRole('button', { name: 'Enlarge the picture of A' }).click();
  const dialog = page.getByRole('dialog', { name: 'Picture of answer A' });
  await expect.element(dialog.getByRole('img')).toBeInTheDocument();
  await expectAccessible(place);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(given.answer).toEqual({ chosen: [] });
});

test('a picture that is the answer is called what it shows, in the row and enlarged', async () => {
  const image = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/%3E';
  const knot = answerOf('a', { answer: '', answer_image: image, answer_image_alt: 'A loop with the end inside' });
  const { place } = tryQuestion(questionOf('MULTIPLE_CHOICE', [knot, answerOf('Mesh')]), { chosen: [] });
  await expect.element(page.getByRole('radio', { name: 'A loop with the end inside A' })).toBeInTheDocument();
  await page.getByRole('button', { name: 'Enlarge the picture of A' }).click();
  const dialog = page.getByRole('dialog', { name: 'Picture of answer A' });
  await expect.element(dialog.getByRole('img', { name: 'A loop with the end inside' })).toBeInTheDocument();
  await expectAccessible(place);
});

test('a picture of the library is offered in the widths of screens', async () => {
  const answer_image = '/media/00000000-0000-4000-8000-000000000001';
  tryQuestion(questionOf('MULTIPLE_CHOICE', [answerOf('Star', { answer_image }), answerOf('Mesh')]), { chosen: [] });
  const sources = `${answer_image}?w=400 400w, ${answer_image}?w=800 800w, ${answer_image} 1600w`;
  await expect.element(page.getByRole('img', { name: 'Picture of answer A' })).toHaveAttribute('srcset', sources);
});

const drawn = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`;

test.each([
  [1280, 64, 36],
  [1280, 3200, 1800],
  [1280, 300, 1200],
  [390, 64, 36],
  [390, 3200, 1800],
  [390, 300, 1200],
])('at %i px a picture of %i × %i is enlarged to more than it was, in two or four', async (width, wide, high) => {
  await page.viewport(width, width === 390 ? 844 : 800);
  for (const count of [2, 4]) {
    const answers = names.concat('Cable').slice(0, count);
    const answer_image = drawn(wide, high);
    const { place } = tryQuestion(
      questionOf(
        'MULTIPLE_CHOICE',
        answers.map((answer) => answerOf(answer, { answer_image })),
      ),
      {
        chosen: [],
      },
    );
    await expect.poll(() => place.querySelector('img')?.naturalWidth).toBe(wide);
    const before = paintedArea(place.querySelector('img'));
    await page.getByRole('button', { name: 'Enlarge the picture of A' }).click();
    await expect.poll(() => paintedArea(place.querySelector('dialog img'))).toBeGreaterThan(1.2 * before);
    const dialog = page.getByRole('dialog').element().getBoundingClientRect();
    expect(dialog.right).toBeLessThanOrEqual(width);
    takeAway();
  }
});

/** How much of the page a contained picture covers. */
function paintedArea(image: HTMLImageElement | null): number {
  if (!image) throw new Error('there is no picture');
  const { naturalWidth, naturalHeight, clientWidth, clientHeight } = image;
  const scale = Math.min(clientWidth / naturalWidth, clientHeight / naturalHeight);
  return naturalWidth * naturalHeight * scale ** 2;
}

test('at 390 px the button that enlarges one of four covers none of its picture', async () => {
  await page.viewport(390, 844);
  const answers = names.concat('Cable').map((answer) => answerOf(answer, { answer_image: drawn(160, 90) }));
  const { place } = tryQuestion(questionOf('MULTIPLE_CHOICE', answers), { chosen: [] });
  const picture = place.querySelector('img')?.getBoundingClientRect();
  const enlarge = page.getByRole('button', { name: 'Enlarge the picture of A' }).element().getBoundingClientRect();
  const words = page.getByText('Sensor').element().getBoundingClientRect();
  expect(enlarge.top).toBeGreaterThanOrEqual(picture?.bottom ?? Infinity);
  expect(words.top).toBeGreaterThanOrEqual(enlarge.bottom);
});

test('text of an author runs no script', async () => {
  const bad =
    '<img src=x onerror="window.ran=true"><script>window.ran=true</script><b onclick="window.ran=true">Sensor</b>';
  const { place } = tryQuestion(questionOf('MULTIPLE_CHOICE', [answerOf('a', { answer: bad }), answerOf('b')]), {
    chosen: [],
  });
  await expect.element(page.getByText('Sensor')).toBeVisible();
  expect(place.querySelector('label script, label img, label [onclick]')).toBeNull();
  expect('ran' in window).toBe(false);
});
