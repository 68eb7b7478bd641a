import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { productOf } from '../../../test/cms-values.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { covered } from '../../../test/pressable.ts';
import { refuse } from '../../../test/school.ts';
import { dropOffers, offerUndo, onUndone } from './undo-store.ts';

const asked: string[] = [];
const school = (values: Record<string, unknown> = {}) => ({
  viewer: { ...amara, role: 'CONTENT_MANAGER', started: null },
  cmsProducts: [productOf()],
  undoChangeSet: ({ id }: { id: string }) => {
    asked.push(id);
    return { waits: false, change_set_id: `${id}-undone` };
  },
  ...values,
});
const button = (act: string) => page.getByRole('button', { name: `Undo: ${act}` });

afterEach(() => page.viewport(1280, 800));

beforeEach(() => {
  asked.length = 0;
  dropOffers();
});

describe('the last acts of an author', () => {
  test('are taken back one by one, by the button and by Ctrl+Z, and screens ask again', async () => {
    const { place } = openApp('/cms', school());
    let read = 0;
    const stop = onUndone(() => (read += 1));
    offerUndo('Lesson saved', { waits: false, change_set_id: 's1' });
    offerUndo('Nothing changed', { waits: false, change_set_id: null });
    offerUndo('Page saved', { waits: false, change_set_id: 's2' });
    await expect.element(button('Page saved')).toBeVisible();
    await expectAccessible(place);
    await button('Page saved').click();
    await expect.element(page.getByText('Undone: Page saved')).toBeVisible();
    await expect.element(button('Lesson saved')).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(button('Lesson saved')).not.toBeInTheDocument();
    expect([asked, read]).toEqual([['s2', 's1'], 2]);
    stop();
  });

  test('are named with what was changed since, where somebody has built on them', async () => {
    const items = [{ id: 'l1', kind: 'LESSON', name: '<p>Soil &amp; water</p>' }];
    openApp('/cms', school({ undoChangeSet: () => refuse('CONFLICT', 'no', undefined, { items }) }));
    offerUndo('Lesson saved', { waits: false, change_set_id: 's1' });
    await button('Lesson saved').click();
    await expect
      .element(page.getByText('This can no longer be undone: “Soil & water” was changed since.'))
      .toBeVisible();
    await expect.element(button('Lesson saved')).not.toBeInTheDocument();
  });

  test('stay offered where the reply was lost, and go with the cross', async () => {
    openApp('/cms', school({ undoChangeSet: () => refuse('INTERNAL', 'a bug') }));
    offerUndo('Lesson saved', { waits: false, change_set_id: 's1' });
    await button('Lesson saved').click();
    await expect.element(page.getByText('Oops! Something went wrong!')).toBeVisible();
    await expect.element(button('Lesson saved')).toBeVisible();
    await page.getByRole('group', { name: 'The last action' }).getByRole('button', { name: 'Close' }).click();
    await expect.element(button('Lesson saved')).not.toBeInTheDocument();
  });

  test.each([390, 1280])('lie under the page and cover no button at %i px', async (width) => {
    await page.viewport(width, 600);
    const cmsProducts = Array.from({ length: 9 }, (_, index) =>
      productOf({ id: `p${index}`, name: `Product ${index}` }),
    );
    const { place } = openApp('/cms', school({ cmsProducts }));
    await expect.element(page.getByText('Product 8').first()).toBeVisible();
    offerUndo('Lesson saved', { waits: false, change_set_id: 's1' });
    const bar = page.getByRole('group', { name: 'The last action' });
    await expect.element(bar).toBeVisible();
    await expect.poll(() => covered(place)).toEqual([]);
    const { left, right, bottom } = bar.element().getBoundingClientRect();
    expect({ left, right, bottom }).toEqual({ left: 0, right: document.documentElement.clientWidth, bottom: 600 });
  });
});
