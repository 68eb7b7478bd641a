import { groupOperations } from '@lectern/domain/classroom/group/group-operations.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { groupMemberOf, groupMembersOf } from '../../../test/member-values.ts';
import { openApp } from '../../../test/open-app.tsx';
import { rosterImportOf } from '../../../test/roster-values.ts';
import { refuse } from '../../../test/school.ts';
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
const last = rosterImportOf();

function open(school: Record<string, unknown> = {}, address = '/group/g1/members') {
  const app = openApp(address, {
    group: groupOf({ my_role: 'MAIN_INSTRUCTOR', allowed_operations: groupOperations }),
    groupMembers: groupMembersOf([]),
    refusedJoins: [],
    awaitedMembers: [],
    rosterImports: [],
    ...school,
  });
  const sent = (operation: string) =>
    app.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { ...app, sent };
}

test('a roster is imported from the members of a group', async () => {
  open({ groupMembers: groupMembersOf([groupMemberOf({ id: 'Ash' })]) });
  await expect
    .element(page.getByRole('link', { name: 'Import a roster' }))
    .toHaveAttribute('href', '/group/g1/members/import');
});

describe('who is awaited', () => {
  const panel = page.getByRole('tabpanel', { name: /^Awaited/ });
  const choice = page.getByRole('tab', { name: /^Awaited/ });
  const learners = page.getByRole('table', { name: 'Learners' });
  const two = [awaitedOf('Neu'), awaitedOf('x', { first_name: '', last_name: '' })];

  test('is one list of the learners, with the link that they join by, and can be awaited no longer', async () => {
    let awaitedMembers = two;
    const { place, sent, address } = open({
      awaitedMembers: () => awaitedMembers,
      groupMembers: groupMembersOf([groupMemberOf({ id: 'Ash' })]),
      removeAwaitedMembers: ({ ids }: { ids: string[] }) => ids,
    });
    await expect.element(page.getByRole('tab').first()).toHaveAccessibleName('Joined 1');
    await expect.element(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
    await expect.element(learners).toBeVisible();
    await expect.element(page.getByRole('tab', { name: /^Could not join/ })).not.toBeInTheDocument();
    await expect.element(choice).toHaveAccessibleName('Awaited 2');
    await choice.click();
    expect(address()).toBe('/group/g1/members?who=awaited');
    await expect.element(learners).not.toBeInTheDocument();
    await expect.element(panel.getByText("2 people haven't joined yet")).toBeVisible();
    await expect.element(panel.getByText(/They don't use a place until they join\.$/)).toBeVisible();
    await expect.element(panel.getByRole('button', { name: 'Copy Link' })).toBeVisible();
    await expect.element(panel.getByRole('listitem').nth(1)).toMatchTextContent('x@else.example');
    await expectAccessible(place);
    awaitedMembers = [awaitedOf('Neu')];
    await panel.getByRole('button', { name: 'Remove x@else.example from the list' }).click();
    await expect.element(panel.getByText("1 person hasn't joined yet")).toBeVisible();
    expect(sent('GroupMembers_removeAwaitedMembers')).toEqual([{ group_id: 'g1', ids: ['x'] }]);
  });

  test('stands in the address, under the notice of the import, which every list has', async () => {
    open({ awaitedMembers: two, rosterImports: [last] }, '/group/g1/members?who=awaited');
    await expect.element(choice).toHaveAttribute('aria-selected', 'true');
    await expect.element(panel.getByText("2 people haven't joined yet")).toBeVisible();
    const undo = page.getByRole('button', { name: 'Undo the import' });
    await expect.element(undo).toBeVisible();
    await page.getByRole('tab', { name: /^Joined/ }).click();
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(undo).toBeVisible();
  });

  test('is nobody: the learners stand there without a choice, whatever the address says', async () => {
    const groupMembers = groupMembersOf([groupMemberOf({ id: 'Ash' })]);
    open({ groupMembers }, '/group/g1/members?who=awaited');
    await expect.element(learners).toBeVisible();
    await expect.element(page.getByRole('tab')).not.toBeInTheDocument();
    await expect.element(page.getByRole('tabpanel')).not.toBeInTheDocument();
  });

  test('can be asked for again where the lists could not be loaded', async () => {
    let broken = true;
    const awaitedMembers = () => (broken ? refuse('INTERNAL', 'bug') : two);
    open({ awaitedMembers }, '/group/g1/members?who=awaited');
    const failed = page.getByRole('alert').filter({ hasText: 'The members of this group could not be loaded.' });
    await expect.element(failed).toBeVisible();
    broken = false;
    await failed.getByRole('button', { name: 'Load again' }).click();
    await expect.element(panel.getByText("2 people haven't joined yet")).toBeVisible();
  });

  test('is not shown to learners', async () => {
    open({ group: groupOf(), awaitedMembers: [awaitedOf('Neu')] });
    await expect.element(page.getByRole('table', { name: 'Instructors' })).toBeVisible();
    await expect.element(page.getByRole('tab')).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Import a roster' })).not.toBeInTheDocument();
  });
});

describe('the imports of the last days', () => {
  const undo = page.getByRole('button', { name: 'Undo the import' });

  test('say what each did, the newest first, and each is undone as one', async () => {
    const before = {
      ...last,
      id: 'r0',
      created_on: '2026-11-20T12:00:00.000Z',
      added: 0,
      moved: 0,
      removed: 3,
      awaited: 0,
    };
    let rosterImports: unknown[] = [last, before];
    const { place, sent } = open({
      rosterImports: () => rosterImports,
      undoRosterImport: () => {
        rosterImports = [last];
        return { done: true, conflicts: [] };
      },
    });
    await expect
      .element(
        page.getByText(
          /^Teodora Vasquez imported a roster on Nov 21 2026, .*2 people added, 1 learner moved, and 1 person joins at sign-in\.$/,
        ),
      )
      .toBeVisible();
    await expect.element(page.getByText(/on Nov 20 2026, .*3 people removed\.$/)).toBeVisible();
    await expectAccessible(place);
    await undo.nth(1).click();
    await expect.poll(() => undo.elements()).toHaveLength(1);
    expect(currentToast()).toMatchObject({ kind: 'success', text: 'The import was undone' });
    expect(sent('GroupMembers_undoRosterImport')).toEqual([{ group_id: 'g1', import_id: 'r0' }]);
  });

  test.each([
    ['WORKED', false, 'Mia Ash has worked here since'],
    ['CHANGED', true, 'a newer import has Mia Ash too, so undo that one first'],
  ])('on which somebody has built (%s, by an import: %s) says who', async (why, imported, said) => {
    const conflicts = [{ user_id: 'u1', first_name: 'Mia', last_name: 'Ash', why, imported }];
    open({ rosterImports: [last], undoRosterImport: { done: false, conflicts } });
    await undo.click();
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'Ash' }))
      .toMatchTextContent(`The import can no longer be undone: ${said}.`);
  });
});
