import { groupOperations } from '@lectern/domain/group/group-operations.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { groupMembersOf } from '../../../test/member-values.ts';
import { openApp } from '../../../test/open-app.tsx';
import { groupOf } from '../../../test/values.ts';
import { currentToast, forgetToasts } from '../../ui/feedback/toast-store.ts';

beforeEach(forgetToasts);

const awaitedOf = (id: string, values: Record<string, unknown> = {}) => ({
  id,
  email: `${id}@else.example`,
  first_name: 'Nia',
  last_name: id,
  created_on: '2026-11-20T12:00:00.000Z',
  ...values,
});
const last = { id: 'r1', created_on: '2026-11-21T12:00:00.000Z', by: 'Teodora Vasquez' };

function open(school: Record<string, unknown> = {}) {
  const app = openApp('/group/g1/members', {
    group: groupOf({ my_role: 'MAIN_INSTRUCTOR', allowed_operations: groupOperations }),
    groupMembers: groupMembersOf([]),
    refusedJoins: [],
    awaitedMembers: [],
    lastRosterImport: null,
    ...school,
  });
  const sent = (operation: string) =>
    app.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { ...app, sent };
}

test('a roster is imported from the members of a group', async () => {
  open();
  await expect
    .element(page.getByRole('link', { name: 'Import a roster' }))
    .toHaveAttribute('href', '/group/g1/members/import');
});

describe('who is awaited', () => {
  const section = page.getByRole('region', { name: /joined yet$/ });

  test('is listed with the link that they join by, and can be awaited no longer', async () => {
    let awaitedMembers = [awaitedOf('Neu'), awaitedOf('x', { first_name: '', last_name: '' })];
    const { place, sent } = open({
      awaitedMembers: () => awaitedMembers,
      removeAwaitedMembers: ({ ids }: { ids: string[] }) => ids,
    });
    await expect.element(section.getByRole('heading')).toMatchTextContent("2 people haven't joined yet");
    await expect.element(section.getByText(/They don't use a place until they join\.$/)).toBeVisible();
    await expect.element(section.getByRole('button', { name: 'Copy Link' })).toBeVisible();
    await expect.element(section.getByRole('listitem').nth(1)).toMatchTextContent('x@else.example');
    await expectAccessible(place);
    awaitedMembers = [awaitedOf('Neu')];
    await section.getByRole('button', { name: 'Remove x@else.example from the list' }).click();
    await expect.element(section.getByRole('heading')).toMatchTextContent("1 person hasn't joined yet");
    expect(sent('GroupMembers_removeAwaitedMembers')).toEqual([{ group_id: 'g1', ids: ['x'] }]);
  });

  test('is not shown to learners', async () => {
    open({ group: groupOf(), awaitedMembers: [awaitedOf('Neu')] });
    await expect.element(page.getByRole('table', { name: 'Instructors' })).toBeVisible();
    await expect.element(section).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Import a roster' })).not.toBeInTheDocument();
  });
});

describe('the last import', () => {
  const undo = page.getByRole('button', { name: 'Undo the import' });

  test('is undone as one', async () => {
    let lastRosterImport: unknown = last;
    const { sent } = open({
      lastRosterImport: () => lastRosterImport,
      undoRosterImport: () => {
        lastRosterImport = null;
        return { done: true, conflicts: [] };
      },
    });
    await expect.element(page.getByText('Teodora Vasquez imported a roster on Nov 21 2026.')).toBeVisible();
    await undo.click();
    await expect.element(undo).not.toBeInTheDocument();
    expect(currentToast()).toMatchObject({ kind: 'success', text: 'The import was undone' });
    expect(sent('GroupMembers_undoRosterImport')).toEqual([{ group_id: 'g1', import_id: 'r1' }]);
  });

  test('on which somebody has built says who', async () => {
    const conflicts = [{ user_id: 'u1', first_name: 'Mia', last_name: 'Ash', why: 'WORKED' }];
    open({ lastRosterImport: last, undoRosterImport: { done: false, conflicts } });
    await undo.click();
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'Ash' }))
      .toMatchTextContent('The import can no longer be undone: Mia Ash has worked here since.');
  });
});
