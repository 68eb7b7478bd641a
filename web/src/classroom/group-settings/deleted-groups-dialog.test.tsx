import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { recordOf } from '../../../test/sales-values.ts';
import { refuse } from '../../../test/school.ts';
import { groupOf, institutionOf } from '../../../test/values.ts';
import { currentToast, forgetToasts } from '../../ui/feedback/toast-store.ts';

const gone = {
  id: 'g1',
  name: 'Evening Cohort B',
  learners: 26,
  until: '2026-12-20T12:00:00.000Z',
  license_id: 'l1',
  license_name: 'Campus',
};
const dialog = page.getByRole('dialog');

beforeEach(forgetToasts);

/** Home, where somebody asks for the group that was deleted to be restored. */
async function restore(my_role: string, school: Record<string, unknown>) {
  const app = openApp('/', {
    viewer: { ...amara, institutions: [institutionOf({ my_role })], groups: [groupOf()], started: null },
    institution: recordOf({ id: 'i1' }),
    deletedGroups: [gone, { ...gone, id: 'g2', name: 'Other' }],
    ...school,
  });
  await page.getByRole('tab', { name: /^My Groups/ }).click();
  await page.getByRole('button', { name: 'Deleted groups' }).click();
  await expect.element(dialog).toMatchTextContent('26 learners, can be restored until Dec 20 2026');
  await dialog.getByRole('button', { name: 'Restore Evening Cohort B' }).click();
  return app;
}

test('a deleted group is restored from Home', async () => {
  const { calls, place } = await restore('INSTRUCTOR', { restoreGroup: groupOf({ name: gone.name }) });
  await expect.poll(() => currentToast()?.text).toBe('Evening Cohort B is back');
  const restored = calls.filter(({ operation }) => operation.endsWith('_restoreGroup'));
  expect(restored.map(({ variables }) => variables)).toEqual([{ id: 'g1' }]);
  await expectAccessible(place);
});

test('where its license ends before it by now, and lacks a product, that stands beside it with what to do', async () => {
  const { place } = await restore('INSTRUCTOR', {
    restoreGroup: () =>
      refuse('NOT_LICENSED', 'for programs', undefined, {
        end_date: '2027-03-02',
        expiry_date: '2027-01-02',
        products: ['Network Essentials'],
      }),
  });
  const row = dialog.getByRole('listitem').filter({ hasText: gone.name });
  await expect
    .element(row)
    .toMatchTextContent(
      'The group ends Mar 02 2027, and the license Jan 02 2027. The license is no longer for Network Essentials. Have the license changed first',
    );
  await expect.element(dialog.getByRole('listitem').filter({ hasText: 'Other' })).not.toMatchTextContent('license');
  await expectAccessible(place);
});

const noSeats = { restoreGroup: () => refuse('NO_SEATS_LEFT', 'none') };
const seats = dialog.getByRole('link', { name: /^See who uses the seats of the license/ });
const ask = dialog.getByRole('button', { name: 'Ask for more seats of Campus' });

test('where others hold its seats by now, who administers the institution is led to them and asks for more', async () => {
  const { place } = await restore('CENTER_ADMIN', noSeats);
  await expect.element(seats).toHaveAttribute('href', '/license/l1/seats');
  await expectAccessible(place);
  await ask.click();
  await expect.element(page.getByLabelText(/^How many more/)).toBeVisible();
  expect(currentToast()).toBeNull();
});

test('where others hold its seats by now, who may not ask for more is led to them alone', async () => {
  await restore('INSTRUCTOR', noSeats);
  await expect.element(seats).toBeVisible();
  await expect.element(ask).not.toBeInTheDocument();
});
