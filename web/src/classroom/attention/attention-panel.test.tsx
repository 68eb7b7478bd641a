import { groupOperations } from '@lectern/domain/classroom/group/group-operations.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { groupMembersOf } from '../../../test/member-values.ts';
import { refuse } from '../../../test/school.ts';
import { groupOf, institutionOf } from '../../../test/values.ts';
import { reasonOf, watchedOf } from '../../../test/watched-values.ts';
import { currentToast, forgetToasts } from '../../ui/feedback/toast-store.ts';

beforeEach(forgetToasts);

const panel = page.getByRole('region', { name: 'Learners who need attention' });
const dialog = page.getByRole('dialog');
const rows = () => [...panel.element().querySelectorAll('ul > li > div:first-child > a')].map((one) => one.textContent);

function openHome(school: Record<string, unknown> = {}, my_role = 'INSTRUCTOR') {
  const app = openApp('/', {
    viewer: {
      ...amara,
      institutions: [institutionOf({ my_role: 'INSTRUCTOR' })],
      groups: [groupOf({ my_role })],
      started: null,
    },
    learnersNeedingAttention: [watchedOf()],
    ...school,
  });
  const sent = (name: string) =>
    app.calls.filter(({ operation }) => operation === `AttentionPanel_${name}`).map(({ variables }) => variables);
  return { ...app, sent };
}

describe('on Home', () => {
  test('a main instructor is told in which groups answers came late, with the way to them', async () => {
    const groups = [
      groupOf({ my_role: 'MAIN_INSTRUCTOR', late_answers: 2 }),
      groupOf({ id: 'g2', name: 'Mornings', my_role: 'MAIN_INSTRUCTOR' }),
    ];
    const institutions = [institutionOf({ my_role: 'INSTRUCTOR' })];
    openHome({ viewer: { ...amara, institutions, groups, started: null } });
    await expect.element(page.getByText('Evening Cohort B: Answers of 2 sittings came late.')).toBeVisible();
    const links = page.getByRole('link', { name: /Decide about late answers/ });
    expect(links.elements().map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Decide about late answers in Evening Cohort B', '/group/g1/members'],
    ]);
  });

  test('whoever teaches reads who needs attention in which group, and why', async () => {
    const { place, sent } = openHome({
      learnersNeedingAttention: [
        watchedOf({
          reasons: [
            reasonOf('NOT_STARTED', { since: '2026-11-01', days: 21 }),
            reasonOf('LATE_FOR_END', { days: 12, finished: 0, total: 9 }),
          ],
        }),
        watchedOf({
          last: 'Lindqvist',
          reasons: [
            reasonOf('FAILED_TWICE', {
              since: '2026-11-20',
              course_name: 'Living Online',
              language: 'en',
              level: 2,
              scores: [40, 70],
            }),
            reasonOf('LATE_FOR_END', { days: 0, finished: 3, total: 9, days_needed: 60 }),
          ],
        }),
        watchedOf({ last: 'Moreau' }),
      ],
    });
    await expect.element(panel).toMatchTextContent('Learners who need attention3');
    for (const text of [
      'Ngozi OkaforEvening Cohort B',
      'Not started; open for 21 days, since Nov 01 2026.',
      'The group ends in 12 days; 0 of 9 study projects are finished.',
      'Living Online Summary, Level 2: 40% and then 70%, on Nov 20 2026.',
      'The group ends today; 3 of 9 study projects are finished. At this pace the rest takes 60 days.',
      'No activity for 21 days, since Nov 01 2026.',
    ])
      await expect.element(panel).toMatchTextContent(text);
    await expect
      .element(panel.getByRole('link', { name: 'Ngozi Moreau' }))
      .toHaveAttribute('href', '/group/g1/gradebook?learner=u-Moreau');
    expect(sent('learners')).toEqual([{ groupId: null }]);
    await expectAccessible(place);
  });

  test('a learner is asked for nothing of it', async () => {
    const { calls } = openHome({}, 'STUDENT');
    await expect.element(page.getByRole('tab', { name: /^My Groups/ })).toBeVisible();
    await expect.element(panel).not.toBeInTheDocument();
    expect(calls.filter(({ operation }) => operation.startsWith('Attention'))).toEqual([]);
  });

  test('they stand below what is pressed, which nothing moves when they arrive', async () => {
    openHome({ learnersNeedingAttention: ['A', 'B', 'C'].map((last) => watchedOf({ last })) });
    const join = page.getByRole('button', { name: 'Join Group' });
    await expect.element(join).toBeVisible();
    const before = join.element().getBoundingClientRect().top;
    await expect.element(panel.getByRole('link', { name: 'Ngozi A' })).toBeVisible();
    expect(join.element().getBoundingClientRect().top).toBe(before);
    for (const pressed of [
      join,
      page.getByRole('tab', { name: /^My Groups/ }),
      page.getByRole('link', { name: /Evening/ }).first(),
    ])
      expect(pressed.element().compareDocumentPosition(panel.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('five are shown at once, and all when asked for', async () => {
    const many = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((last) => watchedOf({ last }));
    openHome({ learnersNeedingAttention: many });
    await expect.element(panel.getByRole('link', { name: 'Ngozi A' })).toBeVisible();
    expect(rows()).toHaveLength(5);
    await panel.getByRole('button', { name: 'Show all 7' }).click();
    expect(rows()).toHaveLength(7);
  });

  test('says so where nobody does, and where it cannot be loaded', async () => {
    let fails = true;
    vi.spyOn(console, 'error').mockImplementation(() => {});
    openHome({ learnersNeedingAttention: () => (fails ? refuse('UNAVAILABLE', 'busy') : []) });
    await expect.element(panel).toMatchTextContent('The learners who need attention could not be loaded.');
    fails = false;
    await panel.getByRole('button').click();
    await expect.element(panel).toMatchTextContent('No learner needs attention now.');
  });
});

describe('a row', () => {
  const off = watchedOf({ last: 'Moreau', put_off_until: '2026-12-06' });

  test.each([
    ['7', '2026-11-29', 'Nov 29 2026'],
    ['30', '2026-12-22', 'Dec 22 2026'],
  ])('is put off for %s days', async (days, until, said) => {
    const { sent } = openHome({ putOffLearner: { ...watchedOf(), put_off_until: until } });
    await panel.getByRole('button', { name: 'Snooze Ngozi Okafor' }).click();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'For how long' }), `${days} days`);
    await dialog.getByRole('button', { name: 'Snooze' }).click();
    await expect.poll(() => currentToast()?.text).toBe(`Ngozi Okafor is snoozed until ${said}`);
    expect(sent('putOffLearner')).toEqual([{ group_id: 'g1', user_id: 'u-Okafor', until }]);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Learners who need attention' })).toHaveFocus();
    await expect.poll(() => sent('learners').length).toBe(2);
  });

  test('is put off until a day that is still to come', async () => {
    const { sent, place } = openHome({ putOffLearner: { ...watchedOf(), put_off_until: '2026-12-01' } });
    await panel.getByRole('button', { name: 'Snooze Ngozi Okafor' }).click();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'For how long' }), 'Until a date');
    const day = dialog.getByLabelText(/^Back in the list on/);
    await userEvent.fill(day, '2026-11-22');
    await dialog.getByRole('button', { name: 'Snooze' }).click();
    await expect.element(day).toHaveAccessibleDescription('Choose a day after today, within a year.');
    await expectAccessible(place);
    await userEvent.fill(day, '2026-12-01');
    await dialog.getByRole('button', { name: 'Snooze' }).click();
    await expect
      .poll(() => sent('putOffLearner'))
      .toEqual([{ group_id: 'g1', user_id: 'u-Okafor', until: '2026-12-01' }]);
  });

  test('that is put off is seen when asked for, and listed again', async () => {
    const { sent } = openHome({ learnersNeedingAttention: [watchedOf(), off], putOffLearner: watchedOf() });
    await expect.element(panel.getByRole('link', { name: 'Ngozi Okafor' })).toBeVisible();
    expect(rows()).toEqual(['Ngozi Okafor']);
    await panel.getByRole('button', { name: 'Show snoozed (1)' }).click();
    await expect.element(panel).toMatchTextContent('Snoozed until Dec 06 2026');
    await panel.getByRole('button', { name: 'Show Ngozi Moreau again' }).click();
    await expect.poll(() => currentToast()?.text).toBe('Ngozi Moreau is back in the list');
    expect(sent('putOffLearner')).toEqual([{ group_id: 'g1', user_id: 'u-Moreau', until: null }]);
  });

  test('gives its address, and all addresses at once without those put off, each once', async () => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const again = watchedOf({ id: 'g2.u-Okafor', group_id: 'g2', group_name: 'Mornings' });
    openHome({ learnersNeedingAttention: [watchedOf(), again, watchedOf({ last: 'Novak' }), off] });
    await panel.getByRole('button', { name: 'Copy the address of Ngozi Novak' }).click();
    await expect.poll(() => currentToast()?.text).toBe('Copied!');
    await panel.getByRole('button', { name: 'Copy 2 addresses' }).click();
    await expect.poll(() => currentToast()?.text).toBe('2 addresses copied');
    expect(written.mock.calls).toEqual([
      ['novak@northfield.example'],
      ['okafor@northfield.example, novak@northfield.example'],
    ]);
  });
});

test('the members of a group begin with those of it who need attention', async () => {
  const { calls } = openApp('/group/g1/members', {
    group: groupOf({ allowed_operations: groupOperations, my_role: 'INSTRUCTOR' }),
    groupMembers: groupMembersOf([]),
    refusedJoins: [],
    learnersNeedingAttention: [watchedOf()],
  });
  await expect.element(panel.getByRole('link', { name: 'Ngozi Okafor' })).toBeVisible();
  await expect.element(panel).not.toMatchTextContent('Evening Cohort B');
  expect(calls.find(({ operation }) => operation === 'AttentionPanel_learners')?.variables).toEqual({ groupId: 'g1' });
});
