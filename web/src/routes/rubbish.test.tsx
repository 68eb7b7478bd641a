import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { appSchool, coursePath } from '../../test/app-school.ts';
import { openApp } from '../../test/open-app.tsx';
import { takeAway } from '../../test/show.tsx';

const rubbish = [
  'bogus',
  '',
  '[]',
  '{"a":1}',
  'null',
  'true',
  '-1',
  '1.5',
  '1e99',
  '__proto__',
  '%00',
  'x'.repeat(5000),
];
const title = page.getByRole('heading', { level: 1 });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

async function heading(address: string): Promise<string> {
  takeAway();
  openApp(address, appSchool());
  await expect.element(title).toBeInTheDocument();
  return title.element().textContent;
}

// Every parameter that an address of the app has.
describe('a parameter that means nothing counts as left out', () => {
  test.each([
    ['/cms', ['tab', 'history']],
    ['/sales-management', ['tab', 'search', 'pageSize']],
    ['/manage-jasperactive/users', ['search', 'pageSize', 'filter']],
    ['/license/l1/seats', ['day', 'number']],
    ['/manage-jasperactive/renewals', ['search', 'pageSize', 'window', 'mine', 'sort', 'down']],
    ['/manage-jasperactive/audit', ['search', 'act', 'kind', 'from', 'until']],
    [coursePath, ['level']],
    [`${coursePath}/library`, ['kind']],
    [`${coursePath}/library/e-book/networks`, ['page']],
    [`${coursePath}/library/quickdeck/networks`, ['card']],
    ['/group/g1/gradebook', ['course', 'level', 'view', 'of', 'name', 'sort', 'down']],
    [`${coursePath}/gradebook`, ['level', 'view', 'of', 'name', 'sort', 'down']],
  ])('%s with %j', async (address, names) => {
    const usual = await heading(address);
    for (const value of rubbish) {
      const search = names.map((name) => `${name}=${value.startsWith('%') ? value : encodeURIComponent(value)}`);
      expect(await heading(`${address}?${search.join('&')}`)).toBe(usual);
    }
  });
});

test('a kind of material that there is not shows all kinds', async () => {
  openApp(`${coursePath}/library?kind=bogus`, appSchool());
  await expect.element(page.getByRole('radio', { name: 'All' })).toBeChecked();
});

describe('a piece of an address that means nothing leads to a page that says so, or above', () => {
  const pieces = rubbish.filter((piece) => piece !== '').map(encodeURIComponent);
  test.each(['benchmark/', 'summary/', 'study-project/p1/media-library/q1/'])('%s', async (path) => {
    for (const piece of [...pieces, '%E0%A4%A']) {
      expect(await heading(`${coursePath}/${path}${piece}${path.startsWith('study') ? '/x' : ''}`)).not.toBe(
        'Error...',
      );
    }
  });
});
