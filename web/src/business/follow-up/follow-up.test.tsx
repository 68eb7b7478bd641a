import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { followUpOf, followUpsOf } from '../../../test/follow-up-values.ts';
import { licenseOf } from '../../../test/institution-values.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { salesSchool, sellerId, sofiaId } from '../../../test/sales-values.ts';
import { refuse, type School } from '../../../test/school.ts';

const licenseId = '9f1f9b5e-3b8e-4f55-9e7e-6d5a3c1f0b01';
const at = '/sales-management/institution/a1';
const panel = page.getByRole('region', { name: 'Follow-ups' });
const row = panel.getByRole('listitem');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const called = (calls: readonly { operation: string; variables: object }[], name: string) =>
  calls.filter(({ operation }) => operation.endsWith(`_${name}`)).map(({ variables }) => variables);

const overdue = followUpOf({ id: 'f1' });
const asked = followUpOf({
  id: 'f2',
  what: 'From March.',
  question: 'MORE_SEATS',
  seats: 50,
  state: 'DUE',
  days_to_due: 0,
  license: { id: 'l1', name: 'Campus license' },
});
const done = followUpOf({ id: 'f3', state: 'DONE', done_on: '2026-11-18T09:00:00.000Z', assignee: null });
const open = (values: School = {}) =>
  openApp(at, salesSchool({ followUps: followUpsOf(overdue, asked, done), ...values }));

afterEach(() => page.viewport(1280, 800));

describe('the follow-ups of an institution', () => {
  test('say what, who and when, in words; a question says who asks for what', async () => {
    const { place } = open();
    await expect.element(row.nth(0)).toMatchTextContent('Call them about f1.2 days overdueSofia Brandt');
    await expect
      .element(row.nth(1))
      .toMatchTextContent('Kwame Boateng asks for 50 more seats of Campus licenseFrom March.Due todaySofia Brandt');
    await expect.element(row.nth(2)).toMatchTextContent('Done Nov 18 2026Nobody yet');
    await expectAccessible(place);
    await page.viewport(390, 844);
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  test('are done and opened again where they stand, by keyboard too', async () => {
    const settleFollowUp = ({ done: now }: { done: boolean }) => ({
      ...overdue,
      state: now ? 'DONE' : 'OVERDUE',
      done_on: now ? '2026-11-22T09:00:00.000Z' : null,
    });
    const { calls } = open({ settleFollowUp });
    await button('Done: Call them about f1.').click();
    await expect.element(row.nth(0)).toMatchTextContent('Done Nov 22 2026');
    await button('Reopen: Call them about f1.').click();
    await expect.element(row.nth(0)).toMatchTextContent('2 days overdue');
    expect(called(calls, 'settleFollowUp')).toEqual([
      { id: 'f1', done: true },
      { id: 'f1', done: false },
    ]);
  });

  test('that are deleted leave the way back in their place, with the focus on it', async () => {
    open({ deleteFollowUp: overdue, restoreFollowUp: overdue });
    await button('Delete: Call them about f1.').click();
    await expect.element(button('Undo')).toHaveFocus();
    await expect.element(row.nth(0)).toMatchTextContent('Follow-up deleted.');
    await button('Undo').click();
    await expect.element(row.nth(0)).toMatchTextContent('Call them about f1.');
  });

  test('that cannot be opened again, because the same was asked anew, say so', async () => {
    const settled = { ...asked, state: 'DONE', done_on: '2026-11-18T09:00:00.000Z' };
    open({ followUps: followUpsOf(settled), settleFollowUp: () => refuse('TAKEN', 'for programs') });
    await panel.getByRole('button', { name: /^Reopen/ }).click();
    await expect.element(page.getByText(/The same has been asked again and is open/)).toBeVisible();
  });

  test('of which there are none are added: what, who, when and about which license', async () => {
    const { place, calls } = open({
      followUps: followUpsOf(),
      licensesByInstitution: [licenseOf('ACTIVE', { id: licenseId })],
      createFollowUp: overdue,
    });
    await expect.element(panel.getByText(/^No follow-ups\. Add what/)).toBeVisible();
    await button('Add follow-up').click();
    const what = page.getByLabelText(/^What/);
    await expect.element(button('Save')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByLabelText(/^Due on/)).toHaveValue('2026-11-29');
    await what.fill('Send the offer.');
    await page.getByLabelText('Who').selectOptions('Sofia Brandt');
    await page.getByLabelText('About').selectOptions('Digital Literacy ACTIVE');
    await expectAccessible(place);
    await button('Save').click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    const data = { what: 'Send the offer.', assignee_id: sofiaId, due_on: '2026-11-29', license_id: licenseId };
    expect(called(calls, 'createFollowUp')).toEqual([{ institution_id: 'a1', data, comment_id: null }]);
  });

  // O-07
  test('stand on a comment', async () => {
    const { calls } = open({ createFollowUp: overdue });
    await button('Follow up: Call 11').click();
    await expect.element(page.getByRole('dialog').getByText('Call 11')).toBeVisible();
    await page.getByLabelText(/^What/).fill('Ask again.');
    await button('Save').click();
    await expect.poll(() => called(calls, 'createFollowUp')).toMatchObject([{ comment_id: '11' }]);
  });

  test('are changed; where somebody else was faster, both copies are shown', async () => {
    const theirs = { what: 'Visit them.', assignee_id: null, due_on: '2026-11-20', license_id: null };
    const answers = [() => refuse('CONFLICT', 'for programs', undefined, { theirs, version: 4 }), () => overdue];
    const { calls } = open({ updateFollowUp: () => (answers.shift() ?? (() => overdue))() });
    await button('Edit: Call them about f1.').click();
    await page.getByLabelText(/^What/).fill('Write to them.');
    await button('Save').click();
    const both = page.getByRole('dialog', { name: 'Changed in the meantime' });
    await expect.element(both.getByText('Visit them.')).toBeVisible();
    await expect.element(both.getByText('Nobody yet')).not.toBeInTheDocument();
    await both.getByRole('radio', { name: 'What: Yours' }).click();
    await both.getByRole('button', { name: 'Save this choice' }).click();
    await expect.element(both).not.toBeInTheDocument();
    const where = (version: number) => ({ where: { id: 'f1', version } });
    await expect.poll(() => called(calls, 'updateFollowUp')).toMatchObject([where(1), where(4)]);
  });

  test('that could not be loaded are loaded again', async () => {
    let fails = true;
    open({ followUps: () => (fails ? refuse('UNAVAILABLE', 'for programs') : followUpsOf(overdue)) });
    await expect.element(panel.getByText(/The follow-ups could not be loaded/)).toBeVisible();
    fails = false;
    await panel.getByRole('button', { name: 'Load again' }).click();
    await expect.element(row.nth(0)).toMatchTextContent('Call them about f1.');
  });
});

describe('home of those who follow up', () => {
  const due = page.getByRole('region', { name: 'Follow-ups due' });

  test.each([
    ['SALES_MANAGER', '/sales-management/institution/a1'],
    ['CUSTOMER_SUCCESS', '/manage-jasperactive/institution/a1'],
  ])('of a %s says what is due and leads to its institution, %s', async (role, address) => {
    const school = salesSchool({
      viewer: { ...amara, id: sellerId, role, started: null },
      dueFollowUps: followUpsOf(followUpOf({ assignee: { ...amara, id: sellerId } }), asked),
      settleFollowUp: { ...overdue, state: 'DONE', done_on: '2026-11-22T09:00:00.000Z' },
    });
    const { place, address: shown } = openApp('/', school);
    await expect.element(due.getByRole('listitem').nth(0)).toMatchTextContent('2 days overdueYou');
    await expectAccessible(place);
    await due.getByRole('button', { name: 'Done: Call them about f1.' }).click();
    await expect.element(due.getByText('Done Nov 22 2026')).toBeVisible();
    await due.getByRole('link').nth(1).click();
    await expect.poll(shown).toBe(address);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Northfield Technical College');
  });

  test('says so where nothing is due, and is not asked for by others', async () => {
    openApp('/', salesSchool());
    await expect.element(due.getByText('Nothing is due today.')).toBeVisible();
  });

  test('is not there for other roles', async () => {
    const { calls } = openApp('/', salesSchool({ viewer: { ...amara, role: 'TECH_SUPPORT', started: null } }));
    await expect.element(page.getByRole('navigation', { name: 'Your areas' })).toBeVisible();
    expect(called(calls, 'dueFollowUps')).toEqual([]);
  });
});

test('an institution shows customer success no comments, its licenses and people, and what is to be done', async () => {
  const viewer = { ...amara, role: 'CUSTOMER_SUCCESS', started: null };
  const school = salesSchool({
    viewer,
    followUps: followUpsOf(overdue),
    licensesByInstitution: [licenseOf('EXPIRING')],
  });
  const { place, calls } = openApp('/manage-jasperactive/institution/a1', school);
  await expect.element(row.nth(0)).toMatchTextContent('2 days overdue');
  await expect.element(page.getByRole('heading', { name: 'Digital Literacy EXPIRING' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Comments' })).not.toBeInTheDocument();
  expect(called(calls, 'institutionComments')).toEqual([]);
  await expectAccessible(place);
});
