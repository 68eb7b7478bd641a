import type { Locator, Page } from '@playwright/test';
import { answer, slot, type Hands } from './answering.ts';
import { smallCourse } from './school.ts';
import { expect, test } from './server.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test('every type of question is answered with a finger', async ({ page, product, signIn }) => {
  const { db } = product;
  const { group_id, course_id } = await smallCourse(db, { name: 'Phones', learner: 'student@demo.test' });
  await signIn(page, 'student@demo.test');
  await page.goto(`/group/${group_id}/course/${course_id}`);
  await page.getByRole('link', { name: /Study Project 1/ }).tap();
  await page.getByRole('button', { name: 'Start' }).tap();
  for (let number = 1; number <= 5; number++) {
    await answer(page, true, finger);
    await page.getByRole('button', { name: 'Check Answer' }).tap();
    await expect(page.getByText('The sensor notices, the actuator acts.')).toBeVisible();
    await page.getByRole('button', { name: number < 5 ? 'Continue' : 'Submit Answers' }).tap();
  }
  await expect(page.getByText('5 of 5 solved at the first try')).toBeVisible();
});

test('no field is written so small that a phone draws the page near when it is touched', async ({ page, signIn }) => {
  const seen = new Set<string>();
  const screen = async (name: string) => {
    const fields = await page.locator('input, select, textarea, [contenteditable=true]').evaluateAll((found) =>
      found
        .filter((field) => field.checkVisibility())
        .map((field) => ({
          kind: field.matches('[inputmode=numeric], [inputmode=decimal]')
            ? 'number'
            : field instanceof HTMLInputElement
              ? field.type
              : field.localName,
          size: Number.parseFloat(getComputedStyle(field).fontSize),
        })),
    );
    for (const { kind } of fields) seen.add(kind);
    expect({ name, small: fields.filter(({ size }) => size < 16) }).toEqual({ name, small: [] });
  };
  await signIn(page, 'sales-manager@demo.test');
  await page.goto('/sales-management');
  await expect(page.getByRole('searchbox').first()).toBeVisible();
  await screen('the institutions');
  await page.getByRole('listitem').getByRole('link').first().tap();
  await page.getByRole('button', { name: 'Quote License' }).first().tap();
  await expect(page.getByRole('dialog').getByLabel(/^Price/)).toBeVisible();
  await screen('quoting a license');
  for (const kind of ['text', 'search', 'number', 'select', 'textarea']) expect(seen).toContain(kind);
});

const finger: Hands = {
  choose: (control) => control.tap(),
  move: async (page, step, from, to) => {
    if (from === to) return;
    const items = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Move .* up$/ }) });
    const grip = page.getByRole('button', { name: `Move ${step}`, exact: true });
    await grip.scrollIntoViewIfNeeded();
    await drag(page, grip, items.nth(to));
    // A finger goes on once what it has dropped has come to rest; until then a tap belongs to the drop.
    await expect(page.locator('[data-dnd-dragging], [data-dnd-dropping], [data-dnd-placeholder]')).toHaveCount(0);
  },
  match: async (page, concept, letter) => {
    await slot(page, concept).tap();
    await page
      .getByRole('group', { name: 'Letters' })
      .getByRole('button', { name: `Letter ${letter}` })
      .tap();
  },
};

/** A finger goes down on one element, over the screen to the other, and up. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = await Promise.all([middle(from), middle(to)]);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [start]);
  const steps = 12;
  for (let n = 1; n <= steps; n++) {
    const share = n / steps;
    await touch('touchMove', [{ x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share }]);
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)));
  }
  await touch('touchEnd', []);
}

async function middle(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('what is to be touched is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
