import { mostReassigned } from '@lectern/domain/business/institution/reassignment.ts';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import { openApp } from '../../../../test/open-app.tsx';
import { recordOf, salesSchool, sellerId, sofiaId } from '../../../../test/sales-values.ts';
import { refuse } from '../../../../test/school.ts';
import { forgetToasts } from '../../../ui/feedback/toast-store.ts';

type Moves = {
  readonly moves: readonly { readonly id: string; readonly from: string | null; readonly to: string | null }[];
};

const river = recordOf({ id: 'a2', name: 'Río Claro', sales_manager: null });
const listed = { institutions: [recordOf(), river], hasMore: false, cursor: null };
const all = ({ moves }: Moves) => ({ moved: moves.map(({ id }) => id), left: [] });
const open = (reply: (sent: Moves) => unknown, institutions: unknown = listed) =>
  openApp('/sales-management', salesSchool({ paginatedInstitutions: institutions, reassignInstitutions: reply }));
const sent = (calls: readonly { operation: string; variables: object }[]) =>
  calls.filter(({ operation }) => operation.endsWith('_reassignInstitutions')).map(({ variables }) => variables);

const bar = page.getByRole('group', { name: 'Selected institutions' });
const dialog = page.getByRole('dialog');
const begin = () => page.getByRole('button', { name: 'Select several' }).click();
const another = () => bar.getByRole('button', { name: 'Change sales manager' }).click();

afterEach(forgetToasts);

test('several institutions get another sales manager, and Undo gives each the one it had', async () => {
  const { calls, place } = open(all);
  await begin();
  await expect.element(bar.getByText('Select the institutions to give another sales manager.')).toBeVisible();
  await page.getByRole('checkbox', { name: /Northfield/ }).click();
  await expect.element(bar.getByText('1 institution selected.')).toBeVisible();
  await bar.getByRole('button', { name: 'Select all shown' }).click();
  await expect.element(bar.getByText('2 institutions selected.')).toBeVisible();
  await expectAccessible(place);
  await another();
  await expect.element(dialog).toHaveAccessibleName('Change the sales manager of 2 institutions');
  await dialog.getByRole('button', { name: 'Reassign' }).click();
  const choice = dialog.getByLabelText('Sales manager');
  await expect.element(choice).toHaveAccessibleDescription('Choose who looks after them from now on.');
  expect(sent(calls)).toEqual([]);
  await choice.selectOptions('Amara Okonkwo');
  await expectAccessible(place);
  await dialog.getByRole('button', { name: 'Reassign' }).click();
  await expect.element(page.getByText('Amara Okonkwo looks after 2 institutions now.')).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('2 institutions have their previous sales managers again.')).toBeVisible();
  expect(sent(calls)).toEqual([
    {
      moves: [
        { id: 'a1', from: sofiaId, to: sellerId },
        { id: 'a2', from: null, to: sellerId },
      ],
    },
    {
      moves: [
        { id: 'a1', from: sellerId, to: sofiaId },
        { id: 'a2', from: sellerId, to: null },
      ],
    },
  ]);
});

test('what somebody changed meanwhile is named, and only what was moved is taken back', async () => {
  const { calls } = open(({ moves: [one] }) => ({ moved: [one?.id], left: [{ id: 'a2', name: 'Río Claro' }] }));
  await begin();
  await bar.getByRole('button', { name: 'Select all shown' }).click();
  await another();
  await dialog.getByLabelText('Sales manager').selectOptions('Nobody');
  await dialog.getByRole('button', { name: 'Reassign' }).click();
  await expect
    .element(
      page.getByText(
        '1 institution has no sales manager. Skipped, because somebody changed them in the meantime: Río Claro.',
      ),
    )
    .toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => sent(calls).at(-1)).toEqual({ moves: [{ id: 'a1', from: null, to: sofiaId }] });
});

test('a refusal leaves the dialog and the selection, and Done leads back to the links', async () => {
  open(() => refuse('FORBIDDEN', 'for programs'));
  await begin();
  await page.getByRole('checkbox', { name: /Río Claro/ }).click();
  await another();
  await dialog.getByLabelText('Sales manager').selectOptions('Sofia Brandt');
  await dialog.getByRole('button', { name: 'Reassign' }).click();
  await expect.element(page.getByText('Your role does not allow this.')).toBeVisible();
  await expect.element(dialog.getByLabelText('Sales manager')).toHaveValue(sofiaId);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.element(page.getByRole('checkbox', { name: /Río Claro/ })).toBeChecked();
  await bar.getByRole('button', { name: 'Done' }).click();
  await expect.element(page.getByRole('link', { name: /Río Claro/ })).toBeVisible();
});

test('as many as one act takes, and no more, get another sales manager at once', async () => {
  const institutions = Array.from({ length: mostReassigned + 1 }, (_, at) =>
    recordOf({ id: `n${at}`, name: `School ${at}` }),
  );
  open(all, { institutions, hasMore: false, cursor: null });
  await begin();
  await bar.getByRole('button', { name: 'Select all shown' }).click();
  await expect.element(bar.getByText('201 institutions selected. No more than 200 at once.')).toBeVisible();
  await expect.element(bar.getByRole('button', { name: 'Change sales manager' })).toBeDisabled();
  await page.getByRole('checkbox', { name: /School 200/ }).click();
  await expect.element(bar.getByText('200 institutions selected.', { exact: true })).toBeVisible();
  await expect.element(bar.getByRole('button', { name: 'Change sales manager' })).toBeEnabled();
});

test('a search for others leaves chosen who was', async () => {
  const found = ({ search }: { readonly search: string }) => ({
    ...listed,
    institutions: listed.institutions.filter(({ name }) => name.includes(search)),
  });
  const { calls } = open(all, found);
  await begin();
  await page.getByRole('checkbox', { name: /Northfield/ }).click();
  await page.getByRole('searchbox').fill('Río');
  await expect.element(page.getByRole('checkbox', { name: /Northfield/ })).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: /Río Claro/ }).click();
  await expect.element(bar.getByText('2 institutions selected.')).toBeVisible();
  await another();
  await dialog.getByLabelText('Sales manager').selectOptions('Nobody');
  await dialog.getByRole('button', { name: 'Reassign' }).click();
  await expect
    .poll(() => sent(calls))
    .toEqual([
      {
        moves: [
          { id: 'a1', from: sofiaId, to: null },
          { id: 'a2', from: null, to: null },
        ],
      },
    ]);
});
