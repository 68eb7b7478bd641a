import { groupOperations } from '@lectern/domain/classroom/group/group-operations.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { groupMemberOf, groupMembersOf } from '../../../test/member-values.ts';
import { openApp } from '../../../test/open-app.tsx';
import { sittingsOf } from '../../../test/sitting-values.ts';
import { refuse } from '../../../test/school.ts';
import { groupOf } from '../../../test/values.ts';
import { currentToast, forgetToasts } from '../../ui/feedback/toast-store.ts';

const two = [groupMemberOf({ id: 'Ash' }), groupMemberOf({ id: 'Birch', sits: true })];
const addable = (id: string, in_group = false) => ({ id, in_group, user: groupMemberOf({ id }).user });
const dialog = page.getByRole('dialog');
const instructorsTable = page.getByRole('table', { name: 'Instructors' });
const learnersTable = page.getByRole('table', { name: 'Learners' });
const addButton = page.getByRole('button', { name: 'Add learners' });

beforeEach(forgetToasts);

type Given = { data: { user_id: string }[] };
const refuseEach =
  (codes: Record<string, string>) =>
  ({ data }: Given) =>
    data.map(({ user_id }) => ({ status: codes[user_id] ? 'REFUSED' : 'DONE', code: codes[user_id] ?? null, user_id }));

function open(school: Record<string, unknown> = {}) {
  const app = openApp('/group/g1/members', {
    group: groupOf({ my_role: 'MAIN_INSTRUCTOR', allowed_operations: groupOperations }),
    groupMembers: groupMembersOf(two),
    refusedJoins: [],
    awaitedMembers: [],
    rosterImports: [],
    sittingNow: sittingsOf([]),
    addableMembers: { people: ['Dale', 'Elm'].map((id) => addable(id)), hasMore: false, cursor: null, free_places: 4 },
    addGroupLearners: refuseEach({}),
    addGroupInstructors: refuseEach({}),
    deleteGroupMember: () => ({ status: 'DONE' }),
    ...school,
  });
  const sent = (operation: string) =>
    app.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { ...app, sent };
}

describe('adding learners', () => {
  test('chooses people of the institution; those added are told, and the lists are read again', async () => {
    const { place, sent } = open();
    await addButton.click();
    await expect.element(dialog.getByText('4 places are free')).toBeVisible();
    await expectAccessible(place);
    await dialog.getByRole('checkbox', { name: /Dale/ }).click();
    await dialog.getByRole('button', { name: 'Add 1 learner' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(currentToast()).toMatchObject({ kind: 'success', text: '1 learner added' });
    expect(sent('AddMembers_addGroupLearners')).toEqual([{ group_id: 'g1', data: [{ user_id: 'u-Dale' }] }]);
    await expect.poll(() => sent('GroupMembers_learners')).toHaveLength(2);
    await expect.poll(() => sent('GroupScreen_group').length).toBeGreaterThan(1);
  });

  // D1-7.57, 7.59, 8.09, 8.10
  test('tells in the row of each why they were not added', async () => {
    open({ addGroupLearners: refuseEach({ 'u-Elm': 'GROUP_FULL' }) });
    await addButton.click();
    await dialog.getByRole('checkbox', { name: /Dale/ }).click();
    await dialog.getByRole('checkbox', { name: /Elm/ }).click();
    await dialog.getByRole('button', { name: 'Add 2 learners' }).click();
    await expect
      .element(dialog.getByRole('listitem').filter({ hasText: 'Elm' }))
      .toMatchTextContent('The group is full');
    await expect.element(dialog.getByRole('listitem').filter({ hasText: 'Dale' })).toMatchTextContent('Added');
    await expect.element(dialog.getByRole('checkbox', { name: /Dale/ })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  // D1-5.30, 5.31
  test('cannot choose who belongs to the group, and says that it is full', async () => {
    const people = [addable('Ash', true)];
    open({ addableMembers: { people, hasMore: false, cursor: null, free_places: 0 } });
    await addButton.click();
    await expect
      .element(dialog.getByText('This group is full. Make it larger, or remove somebody first.'))
      .toBeVisible();
    await expect.element(dialog.getByRole('checkbox')).toBeDisabled();
    await expect.element(dialog.getByRole('button', { name: /^Add/ })).toBeDisabled();
    await expect.element(dialog.getByText('Already in this group')).toBeVisible();
  });

  test('looks for two characters or more, and says where there is nobody', async () => {
    open({ addableMembers: { people: [], hasMore: false, cursor: null, free_places: 4 } });
    await addButton.click();
    await expect
      .element(
        dialog.getByText('This institution has no learners yet. Anyone who joins with the group key becomes one.'),
      )
      .toBeVisible();
    await dialog.getByRole('searchbox').fill('e');
    await expect.element(dialog.getByText('Type at least 2 characters.')).toBeVisible();
    await dialog.getByRole('searchbox').fill('el');
    await expect.element(dialog.getByText('No Results')).toBeVisible();
  });

  test('says that nobody was added where the server does not answer', async () => {
    open({ addGroupLearners: () => refuse('INTERNAL', 'bug') });
    await addButton.click();
    await dialog.getByRole('checkbox', { name: /Dale/ }).click();
    await dialog.getByRole('button', { name: 'Add 1 learner' }).click();
    await expect.poll(currentToast).toMatchObject({ kind: 'error', text: 'Nobody was added. Please try again.' });
    await expect.element(dialog).toBeVisible();
  });

  // D1-6.07, 6.08
  test('is not offered to learners', async () => {
    open({ group: groupOf() });
    await expect.element(learnersTable).toBeVisible();
    await expect.element(page.getByRole('button', { name: /Add|Remove/ })).not.toBeInTheDocument();
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('who could not join', () => {
  const refused = { reason: 'FULL', refused_on: '2026-11-20T12:00:00.000Z', user: groupMemberOf({ id: 'Fir' }).user };
  const choice = page.getByRole('tab', { name: /^Could not join/ });

  test('is one list of the learners, with why, and is let in', async () => {
    let refusedJoins = [refused];
    const { place, sent, address } = open({ refusedJoins: () => refusedJoins });
    await expect.element(choice).toHaveAccessibleName('Could not join 1');
    await choice.click();
    expect(address()).toBe('/group/g1/members?who=refused');
    await expect.element(page.getByText('Could not join in the last 7 days')).toBeVisible();
    await expect.element(learnersTable).not.toBeInTheDocument();
    const row = page.getByRole('tabpanel').getByRole('listitem');
    await expect
      .element(row)
      .toMatchTextContent(
        'The group was full. Make the group larger or remove somebody, then let them in. Tried Nov 20 2026.',
      );
    await expect.element(row.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/group/g1/settings');
    await expectAccessible(place);
    refusedJoins = [];
    await row.getByRole('button', { name: 'Let in Marek Fir' }).click();
    await expect.element(row).not.toBeInTheDocument();
    expect(currentToast()).toMatchObject({ kind: 'success', text: 'Marek Fir is in this group now' });
    expect(sent('AddMembers_addGroupLearners')).toEqual([{ group_id: 'g1', data: [{ user_id: 'u-Fir' }] }]);
    // With nobody left in it there is nothing to choose, and the learners stand there.
    await expect.element(learnersTable).toBeVisible();
    await expect.element(page.getByRole('tab')).not.toBeInTheDocument();
  });

  test('is told why not where the cause stands', async () => {
    open({ refusedJoins: [refused], addGroupLearners: refuseEach({ 'u-Fir': 'GROUP_FULL' }) });
    await choice.click();
    await page.getByRole('button', { name: 'Let in Marek Fir' }).click();
    await expect.poll(currentToast).toMatchObject({ kind: 'error', text: 'The group is full' });
  });
});

describe('removing learners', () => {
  const choose = (name: string) => learnersTable.getByRole('checkbox', { name }).click();

  // D1-6.10
  test('has no button in a row: who is chosen is removed after a question that names who sits, and can be taken back', async () => {
    const { place, sent } = open();
    await choose('Choose all shown');
    await expect.element(page.getByText('2 chosen')).toBeVisible();
    await expectAccessible(place);
    await page.getByRole('button', { name: 'Remove from group' }).click();
    await expect.element(dialog).toHaveAccessibleName('Remove Marek Ash and Marek Birch?');
    await expect.element(dialog.getByText(/^Their results are kept/)).toBeVisible();
    await expect
      .element(
        dialog.getByText(
          'Marek Birch is taking an assessment now. Their answers are saved and graded until their time is up.',
        ),
      )
      .toBeVisible();
    await dialog.getByRole('button', { name: 'Remove from group' }).click();
    await expect.element(page.getByText(/^Marek Ash and Marek Birch were removed from this group\./)).toBeVisible();
    expect(currentToast()).toMatchObject({ kind: 'success', text: '2 group members have been deleted' });
    expect(sent('RemoveMembers_deleteGroupMember').map(({ user_id }) => user_id)).toEqual(['u-Ash', 'u-Birch']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.getByText(/were removed/)).not.toBeInTheDocument();
    expect(sent('AddMembers_addGroupLearners')).toMatchObject([
      { data: [{ user_id: 'u-Ash' }, { user_id: 'u-Birch' }] },
    ]);
  });

  test('says who could not be removed and why', async () => {
    open({ deleteGroupMember: () => refuse('NOT_FOUND', 'gone') });
    await choose('Choose Marek Ash');
    await page.getByRole('button', { name: 'Remove from group' }).click();
    await dialog.getByRole('button', { name: 'Remove from group' }).click();
    await expect.poll(currentToast).toMatchObject({ kind: 'error', text: /^Marek Ash could not be removed: / });
  });
});

describe('moving learners', () => {
  const target = { id: 'g2', name: 'Mornings', free_places: 1, left_courses: ['Privacy'] };
  const begin = async () => {
    await learnersTable.getByRole('checkbox', { name: 'Choose all shown' }).click();
    await page.getByRole('button', { name: 'Move', exact: true }).click();
  };

  // D1-5.30, 5.31
  test('says what goes along, what stays and who sits, and moves to the group that is chosen', async () => {
    const { place, sent } = open({ groupsToMoveTo: [target], updateGroupMembers: refuseEach({}) });
    await begin();
    await expect.element(dialog).toHaveAccessibleName('Move Marek Ash and Marek Birch');
    const go = dialog.getByRole('button', { name: 'Move', exact: true });
    await expect.element(go).toHaveAttribute('aria-disabled', 'true');
    await expect.element(dialog.getByText(/^Marek Birch is taking an assessment now\. It continues/)).toBeVisible();
    await dialog.getByRole('radio', { name: /Mornings/ }).click();
    await expect.element(dialog.getByText(/^Their work in Privacy stays in this group/)).toBeVisible();
    await expectAccessible(place);
    await go.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(currentToast()).toMatchObject({ kind: 'success', text: '2 learners moved to Mornings' });
    expect(sent('MoveMembers_updateGroupMembers')).toEqual([
      {
        group_id: 'g2',
        data: ['u-Ash', 'u-Birch'].map((user_id) => ({ user_id, currentGroup_id: 'g1' })),
      },
    ]);
  });

  test('moves nobody where one is refused, and says who and why', async () => {
    const results = [
      { status: 'NOT_DONE', code: null, user_id: 'u-Ash' },
      { status: 'REFUSED', code: 'CONFLICT', user_id: 'u-Birch' },
    ];
    open({ groupsToMoveTo: [target], updateGroupMembers: () => results });
    await begin();
    await dialog.getByRole('radio', { name: /Mornings/ }).click();
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    const log = dialog.getByRole('alert').getByRole('listitem');
    await expect
      .element(log.filter({ hasText: 'Birch' }))
      .toMatchTextContent('Started the same exercise in both groups');
    await expect.element(log.filter({ hasText: 'Ash' })).toMatchTextContent('Not changed');
  });

  test('says where there is no other group', async () => {
    open({ groupsToMoveTo: [] });
    await begin();
    await expect.element(dialog.getByText('You teach no other open group at this institution.')).toBeVisible();
  });
});

describe('instructors', () => {
  // D1-6.09, 6.11, T1-088
  test('are removed by a button in their row, which the main instructor has not', async () => {
    const { sent } = open();
    await expect.element(instructorsTable.getByRole('button')).toBeVisible();
    await instructorsTable.getByRole('button', { name: 'Remove Marek i1 from the group' }).click();
    await dialog.getByRole('button', { name: 'Remove from group' }).click();
    await expect.poll(currentToast).toMatchObject({ kind: 'success', text: 'Group member has been deleted' });
    expect(sent('RemoveMembers_deleteGroupMember')).toEqual([{ group_id: 'g1', user_id: 'u-i1' }]);
  });

  test('are added by the main instructor', async () => {
    const { sent } = open();
    await page.getByRole('button', { name: 'Add instructors' }).click();
    await dialog.getByRole('checkbox', { name: /Dale/ }).click();
    await dialog.getByRole('button', { name: 'Add 1 instructor' }).click();
    await expect.poll(currentToast).toMatchObject({ text: '1 instructor added' });
    expect(sent('AddMembers_addableMembers')[0]).toMatchObject({ role: 'INSTRUCTOR' });
  });

  test('neither add nor remove each other', async () => {
    const allowed_operations = ['addGroupLearners', 'deleteGroupMember'];
    open({ group: groupOf({ my_role: 'INSTRUCTOR', allowed_operations }) });
    await expect.element(learnersTable.getByRole('checkbox').first()).toBeVisible();
    await expect.element(instructorsTable.getByRole('button')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Add instructors' })).not.toBeInTheDocument();
  });
});

describe('extra time', () => {
  const title = page.getByRole('dialog', { name: 'Extra time for Marek Ash' });
  const percent = title.getByRole('textbox', { name: /^Extra time \(%\)/ });
  const setFor = ({ data }: { data: { user_ids: string[]; percent: number } }) =>
    data.user_ids.map((id) => groupMemberOf({ id: id.slice(2), extra_percent: data.percent }));

  test('is given to chosen learners by those who may, and stands beside their names', async () => {
    const members = [groupMemberOf({ id: 'Ash', extra_percent: 25 }), two[1]!];
    const { place, sent } = open({ groupMembers: groupMembersOf(members), setExtraTime: setFor });
    await expect.element(learnersTable.getByText('+25% time')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Choose Marek Ash' }).click();
    await page.getByRole('button', { name: 'Extra time' }).click();
    await expect.element(percent).toHaveValue('25');
    await expectAccessible(place);
    await percent.fill('50');
    await title.getByRole('button', { name: 'Save' }).click();
    await expect.element(title).not.toBeInTheDocument();
    expect(sent('ExtraTime_setExtraTime')).toEqual([{ data: { group_id: 'g1', user_ids: ['u-Ash'], percent: 50 } }]);
    expect(currentToast()).toMatchObject({ kind: 'success', text: '1 learner has 50% more time' });
    await expect.poll(() => sent('GroupMembers_learners')).toHaveLength(2);
  });

  test('says what is wrong at its field, and that a failure changed nothing', async () => {
    open({ setExtraTime: () => refuse('INTERNAL', 'bug') });
    await page.getByRole('checkbox', { name: 'Choose Marek Ash' }).click();
    await page.getByRole('button', { name: 'Extra time' }).click();
    await percent.fill('201');
    await title.getByRole('button', { name: 'Save' }).click();
    await expect.element(percent).toHaveAccessibleDescription(/Enter 200 or less$/);
    await percent.fill('100');
    await title.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => currentToast()?.kind).toBe('error');
    await expect.element(percent).toHaveValue('100');
  });

  test('of learners who differ is said to be replaced', async () => {
    const members = [groupMemberOf({ id: 'Ash', extra_percent: 25 }), two[1]!];
    open({ groupMembers: groupMembersOf(members) });
    await page.getByRole('checkbox', { name: 'Choose all shown' }).click();
    await page.getByRole('button', { name: 'Extra time' }).click();
    await expect.element(dialog.getByText(/Their extra times differ now/)).toBeVisible();
    await expect.element(dialog.getByRole('textbox')).toHaveValue('');
  });

  test('is not offered to an instructor, whose learners keep what they have', async () => {
    const rest = groupOperations.filter((operation) => operation !== 'setExtraTime');
    open({ group: groupOf({ my_role: 'INSTRUCTOR', allowed_operations: rest }) });
    await page.getByRole('checkbox', { name: 'Choose Marek Ash' }).click();
    await expect.element(page.getByRole('button', { name: 'Remove from group' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Extra time' })).not.toBeInTheDocument();
  });
});
