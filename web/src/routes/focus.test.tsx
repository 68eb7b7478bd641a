import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { appSchool, coursePath } from '../../test/app-school.ts';
import { howMany } from '../../test/deep.ts';
import { amara, openApp } from '../../test/open-app.tsx';
import { refuse, type School } from '../../test/school.ts';
import { takeAway } from '../../test/show.tsx';
import { untilStill } from '../../test/until-still.ts';
import { groupOf } from '../../test/values.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const settled = () => untilStill(4);

/** What can be pressed: everything that acts here or leads to another address of the app. */
const acts = () =>
  [...document.querySelectorAll<HTMLElement>('button, a[href^="/"], input, select')].filter(
    (act) => act.checkVisibility() && !act.matches(':disabled, [href^="/login"], td *, .tsqd *'),
  );
const nameOf = (act: HTMLElement) => act.getAttribute('aria-label') ?? act.textContent ?? act.tagName;
const onBody = () => document.activeElement === document.body;

async function openAt(address: string, school: School) {
  takeAway();
  const app = openApp(address, school);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled();
  return app;
}

/** The pages, and how much can be pressed on each at least. */
const pages: readonly (readonly [address: string, acts: number])[] = [
  ['/', 6],
  ['/group/g1', 6],
  ['/group/g1/gradebook?course=c1', 12],
  ['/group/g1/members/import', 6],
  ['/institution/i1/members/import', 6],
  [coursePath, 12],
  [`${coursePath}/library`, 10],
  [`${coursePath}/library/e-book/networks`, 8],
  [`${coursePath}/library/quickdeck/networks`, 12],
  [`${coursePath}/study-project/p1`, 2],
  [`${coursePath}/benchmark/1`, 2],
  ['/cms', 7],
  ['/cms?tab=library', 8],
  ['/sales-management', 6],
  ['/manage-jasperactive/renewals', 12],
  ['/nowhere', 3],
];

/** Of what is on a page one in so many is pressed, on the next page the next: what is on every page has its turn. */
const parts = howMany({ sample: 3, deep: 1 });

/** Opens a page as often as needed to press what is on it; gives what has left the focus on the body. */
async function walk(
  address: string,
  school: () => School,
  atLeast: number,
): Promise<{ pressed: number; lost: string[] }> {
  const lost: string[] = [];
  let app: ReturnType<typeof openApp> | null = null;
  const place = pages.findIndex(([other]) => other === address);
  let pressed = 0;
  for (; ; pressed += 1) {
    if (app?.address() !== address || document.querySelector('dialog[open], :popover-open:not(output)')) {
      app = await openAt(address, school());
    }
    // So many are there once all of the page is.
    if (pressed < atLeast) await vi.waitUntil(() => acts()[pressed], { timeout: 5000 }).catch(() => undefined);
    const act = acts()[pressed];
    if (!act) return { pressed, lost };
    const name = nameOf(act);
    if (name === 'Logout' || (pressed + place) % parts > 0) continue;
    act.focus();
    await userEvent.keyboard(act.matches('input') ? ' ' : '{Enter}');
    await settled();
    // The code of the next screen may still be on its way.
    await vi.waitUntil(() => !onBody(), { timeout: 5000 }).catch(() => lost.push(name));
  }
}

describe('nothing that is pressed leaves the focus on the body', () => {
  // Each press opens the page anew, which takes its time on a busy machine.
  test.each(pages)('at %s', { timeout: 60_000 }, async (address, atLeast) => {
    const { pressed, lost } = await walk(address, appSchool, atLeast);
    expect(lost).toEqual([]);
    expect(pressed).toBeGreaterThanOrEqual(atLeast);
  });
});

describe('the focus after', () => {
  const key = page.getByRole('textbox', { name: /Group Key/ });
  const join = page.getByRole('button', { name: 'Join', exact: true });
  const nobody = () => ({ ...appSchool(), viewer: { ...amara, started: null } });

  test('a refused Join is on the key, which is said to be wrong', async () => {
    const no = { success: false, message: 'for programs', code: 'GROUP_FULL', result: null };
    openApp('/', { ...nobody(), joinGroup: no });
    await userEvent.type(key, 'hK7wRt4PmQ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(key).toHaveAccessibleDescription(expect.stringContaining('This group is full.'));
    await expect.element(key).toHaveFocus();
  });

  test('a Join refused while the key has the focus comes to the key again, so that the reason is read', async () => {
    const no = { success: false, message: 'for programs', code: 'GROUP_FULL', result: null };
    openApp('/', { ...nobody(), joinGroup: no });
    await userEvent.type(key, 'hK7wRt4PmQ');
    const focused = vi.fn<() => void>();
    key.element().addEventListener('focus', focused);
    await userEvent.keyboard('{Enter}');
    await expect.element(key).toHaveAccessibleDescription(expect.stringContaining('This group is full.'));
    expect(focused).toHaveBeenCalledOnce();
  });

  test('the first join, whose form is gone, is on the group that was joined', async () => {
    const school: School = nobody();
    const result = { id: 'g1', name: 'Evening Cohort B', institution: 'Northfield' };
    school['joinGroup'] = () => {
      Object.assign(school, { viewer: appSchool()['viewer'] });
      return { success: true, message: '', code: null, result };
    };
    openApp('/', school);
    await userEvent.type(key, 'hK7wRt4PmQ{Enter}');
    await expect.element(join).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Evening Cohort B' })).toHaveFocus();
  });

  test('the last flash card is still on Next, which does nothing any more', async () => {
    openApp(`${coursePath}/library/quickdeck/networks`, appSchool());
    const next = page.getByRole('button', { name: 'Next' });
    await next.click();
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await expect.element(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('2 of 2')).toBeVisible();
  });

  test('loading again is on the heading of what is there now', async () => {
    const school: School = { ...appSchool(), group: () => refuse('INTERNAL', 'bug') };
    openApp('/group/g1', school);
    const again = page.getByRole('button', { name: 'Load again' });
    await expect.element(again).toBeVisible();
    school['group'] = groupOf();
    await again.click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Evening Cohort B' })).toHaveFocus();
  });

  test('closing a message is where it was before', async () => {
    const { connection } = openApp('/', nobody());
    await userEvent.type(key, 'hK7wRt4PmQ');
    connection.lost = true;
    await join.click();
    const close = page.getByRole('button', { name: 'Close' });
    await expect.element(close).toBeVisible();
    await close.click();
    await expect.element(close).not.toBeInTheDocument();
    await expect.element(join).toHaveFocus();
  });
});

test('a search in the gradebook says how many it has found', async () => {
  openApp('/group/g1/gradebook?course=c1', appSchool());
  await userEvent.type(page.getByRole('searchbox', { name: 'Find a learner' }), 'okonkwo');
  await expect.element(page.getByRole('status').getByText('1 of 4 learners found')).toBeInTheDocument();
});
