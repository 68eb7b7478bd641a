import { groupOperations } from '@lectern/domain/classroom/group/group-operations.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { groupMembersOf } from '../../../test/member-values.ts';
import { openApp } from '../../../test/open-app.tsx';
import { refuse } from '../../../test/school.ts';
import { lateOf, sittingOf, sittingsOf } from '../../../test/sitting-values.ts';
import { groupOf } from '../../../test/values.ts';
import { currentToast, forgetToasts } from '../../ui/feedback/toast-store.ts';

const section = page.getByRole('region', { name: 'Sitting now' });
const table = section.getByRole('table');

beforeEach(forgetToasts);
afterEach(() => vi.useRealTimers());

/** Takes the clock of the page; gives what lets seconds pass. */
function takeClock() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  return (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
}

function open(school: Record<string, unknown> = {}) {
  const app = openApp('/group/g1/members', {
    group: groupOf({ my_role: 'INSTRUCTOR', allowed_operations: groupOperations }),
    groupMembers: groupMembersOf([]),
    refusedJoins: [],
    learnersNeedingAttention: [],
    lateAnswers: [],
    addSittingMinutes: ({ data }: { data: { attempt_ids: string[] } }) =>
      data.attempt_ids.map((attempt_id) => ({ attempt_id })),
    ...school,
  });
  const sent = (operation: string) =>
    app.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { ...app, sent };
}

describe('sitting now', () => {
  test('says who sits where, how long they have and when they saved', async () => {
    const { place } = open({
      sittingNow: () => sittingsOf([sittingOf('Ash'), sittingOf('Birch', { deadline: null })]),
    });
    await expect.element(section.getByText('2 sittings')).toBeVisible();
    const ash = table.getByRole('row', { name: /Marek Ash/ });
    await expect.element(ash).toMatchTextContent(/Benchmark, Level 1, Living Online/i);
    await expect.element(ash).toMatchTextContent('Question 3 of 20');
    await expect.element(ash).toMatchTextContent(/(09:5\d|10:00)/);
    await expect.element(ash).toMatchTextContent(/Saved 2\d seconds ago/);
    await expect.element(table.getByRole('row', { name: /Marek Birch/ })).toMatchTextContent('No time limit');
    await expectAccessible(place);
  });

  test('tells a lost line from thinking', async () => {
    const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
    open({
      sittingNow: () =>
        sittingsOf([
          sittingOf('Ash', { saved_at: ago(900), heard_at: ago(20) }),
          sittingOf('Birch', { saved_at: ago(900), heard_at: ago(130) }),
        ]),
    });
    await expect.element(table.getByRole('row', { name: /Birch/ })).toMatchTextContent('No contact for 2 minutes');
    await expect.element(table.getByRole('row', { name: /Ash/ })).toMatchTextContent('Saved 15 minutes ago');
    await expect.element(table.getByRole('row', { name: /Ash/ })).not.toMatchTextContent('No contact');
  });

  test('is asked for again within ten seconds', async () => {
    const pass = takeClock();
    const { sent } = open({ sittingNow: () => sittingsOf([sittingOf('Ash')]) });
    await expect.element(section.getByText('1 sitting')).toBeVisible();
    pass(10);
    await expect.poll(() => sent('SittingNow_sittings').length).toBe(2);
  });

  test('that the server does not renew is shown with its age; only that no reply came is spoken, and once', async () => {
    const pass = takeClock();
    const school = { sittingNow: (): unknown => sittingsOf([sittingOf('Ash')]) };
    const { connection } = open(school);
    await expect.element(section.getByText('1 sitting')).toBeVisible();
    connection.lost = true;
    pass(14);
    await expect.element(section).toMatchTextContent('No reply. Last updated 14 seconds ago.');
    expect(section.getByRole('alert').element().textContent).toBe('No reply.');
    connection.lost = false;
    pass(8);
    await expect.element(section.getByRole('alert')).not.toBeInTheDocument();
  });

  test('is taken away from those who teach the group no longer', async () => {
    const pass = takeClock();
    let teaches = true;
    open({ sittingNow: () => (teaches ? sittingsOf([sittingOf('Ash')]) : refuse('FORBIDDEN', 'no')) });
    await expect.element(table).toBeVisible();
    teaches = false;
    pass(8);
    await expect.element(section).toMatchTextContent('Your role does not allow this.');
    await expect.element(table).not.toBeInTheDocument();
  });

  test('stands only while somebody sits', async () => {
    const pass = takeClock();
    let sits = true;
    open({ sittingNow: () => sittingsOf(sits ? [sittingOf('Ash')] : []) });
    await expect.element(table).toBeVisible();
    sits = false;
    pass(8);
    await expect.element(section).not.toBeInTheDocument();
  });

  test('can be loaded again', async () => {
    let broken = true;
    open({ sittingNow: () => (broken ? refuse('INTERNAL', 'bug') : sittingsOf([sittingOf('Ash')])) });
    await expect.element(section).toMatchTextContent('The sittings could not be loaded.');
    broken = false;
    await section.getByRole('button', { name: 'Load again' }).first().click();
    await expect.element(table).toBeVisible();
  });

  test('is not shown to those who do not teach', async () => {
    open({ group: groupOf({ my_role: 'STUDENT', allowed_operations: [] }) });
    await expect.element(page.getByRole('heading', { name: 'Learners' })).toBeVisible();
    await expect.element(section).not.toBeInTheDocument();
  });
});

describe('more time', () => {
  const two = () => sittingsOf([sittingOf('Ash'), sittingOf('Birch', { added_time: 300 })]);

  test('is given to several at once, and those who had more are marked', async () => {
    const { sent, place } = open({ sittingNow: two });
    await expect.element(table.getByRole('row', { name: /Marek Birch/ })).toMatchTextContent('+5 minutes');
    await table.getByRole('checkbox', { name: 'Choose all with a time limit' }).click();
    await expect.element(section.getByText('2 chosen')).toBeVisible();
    await expectAccessible(place);
    await section.getByRole('combobox', { name: 'More time' }).selectOptions('10 minutes');
    await section.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.poll(() => currentToast()?.text).toBe('10 minutes added for 2 learners');
    expect(sent('SittingNow_addSittingMinutes')).toEqual([
      { data: { group_id: 'g1', attempt_ids: ['a-Ash', 'a-Birch'], minutes: 10 } },
    ]);
    await expect.element(section.getByText('2 chosen')).not.toBeInTheDocument();
  });

  test('says which sittings were over already', async () => {
    open({ sittingNow: two, addSittingMinutes: [{ attempt_id: 'a-Ash' }] });
    await table.getByRole('checkbox', { name: 'Choose all with a time limit' }).click();
    await section.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.poll(() => currentToast()?.text).toBe('5 minutes added for 1 learner. 1 sitting had already ended.');
  });

  test('is given once, also where the reply is lost and it is asked for again', async () => {
    const { calls, connection } = open({ sittingNow: two });
    await table.getByRole('checkbox', { name: 'Choose Marek Ash' }).click();
    connection.mute = true;
    await section.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.poll(() => currentToast()?.kind).toBe('error');
    connection.mute = false;
    await section.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.poll(() => currentToast()?.text).toBe('5 minutes added for 1 learner');
    const keys = calls.filter(({ operation }) => operation === 'SittingNow_addSittingMinutes').map(({ key }) => key);
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  test('that is refused says why', async () => {
    open({ sittingNow: two, addSittingMinutes: () => refuse('UNAVAILABLE', 'busy') });
    await table.getByRole('checkbox', { name: 'Choose Marek Ash' }).click();
    await section.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.poll(() => currentToast()?.text).toBe('The server is busy. Please try again in a minute.');
  });

  test('that cannot be given any more says so', async () => {
    open({ sittingNow: two, addSittingMinutes: () => refuse('ATTEMPT_OVER', 'over') });
    await table.getByRole('checkbox', { name: 'Choose Marek Ash' }).click();
    await section.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.poll(() => currentToast()?.text).toBe('These sittings have already ended. Nothing was added.');
  });
});

describe('answers that came late', () => {
  const late = page.getByRole('region', { name: 'Answers that came late' });

  // O-31
  test('stand with their times and the score without and with them, and the main instructor counts them with one act', async () => {
    let taken: boolean | null = null;
    const { place, sent } = open({
      sittingNow: () => sittingsOf([]),
      lateAnswers: () => [lateOf('Ash', { taken, minutes_ahead: 5 })],
      decideLateAnswers: ({ data }: { data: { take: boolean } }) => {
        taken = data.take;
        return { attempt_id: 'a-Ash', taken };
      },
    });
    await expect.element(late).toMatchTextContent(/Benchmark, Level 1, Living Online: questions 3 and 4/i);
    await expect
      .element(late)
      .toMatchTextContent(
        'Entered 2 minutes before the end, by the clock of the device; arrived 7 minutes after it. That clock was 5 minutes ahead.',
      );
    await expect.element(late).toMatchTextContent('50% without, 75% with them');
    await expectAccessible(place);
    await late.getByRole('button', { name: 'Count the late answers of Marek Ash', exact: true }).click();
    await expect.poll(() => currentToast()?.text).toBe('The late answers count now');
    await expect.element(late.getByText('Counted', { exact: true })).toBeVisible();
    expect(sent('LateAnswers_decide')).toEqual([{ data: { group_id: 'g1', attempt_id: 'a-Ash', take: true } }]);
  });

  test('are only seen by others who teach, and are nowhere where there are none', async () => {
    const allowed_operations = groupOperations.filter((one) => one !== 'decideLateAnswers');
    open({
      group: groupOf({ my_role: 'INSTRUCTOR', allowed_operations }),
      sittingNow: () => sittingsOf([]),
      lateAnswers: [lateOf('Ash')],
    });
    await expect.element(late).toMatchTextContent('The main instructor decides.');
    await expect.element(late.getByRole('button')).not.toBeInTheDocument();
  });

  test('are told of at the head of the group until they are decided, and lead to where that is done', async () => {
    let waits = 1;
    const { router } = open({
      group: () => groupOf({ my_role: 'MAIN_INSTRUCTOR', allowed_operations: groupOperations, late_answers: waits }),
      sittingNow: () => sittingsOf([]),
      lateAnswers: () => [lateOf('Ash', { taken: waits === 0 ? false : null })],
      decideLateAnswers: () => {
        waits = 0;
        return { attempt_id: 'a-Ash', taken: false };
      },
    });
    await page.getByRole('link', { name: 'Courses' }).click();
    await expect.element(page.getByText('Answers of 1 sitting came late.')).toBeVisible();
    await page.getByRole('link', { name: 'Decide about late answers in Evening Cohort B' }).click();
    await late.getByRole('button', { name: 'Do not count the late answers of Marek Ash' }).click();
    await expect.element(late.getByText('Not counted', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Courses' }).click();
    await expect.element(page.getByRole('link', { name: /Decide about/ })).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/group/g1');
  });

  test.each(['INVALID', 'NOT_FOUND'])(
    'that are gone when somebody decides (%s) say so, and the list is read again',
    async (code) => {
      let there = true;
      open({
        sittingNow: () => sittingsOf([]),
        lateAnswers: () => (there ? [lateOf('Ash')] : []),
        decideLateAnswers: () => {
          there = false;
          return refuse(code, 'for programs');
        },
      });
      await late.getByRole('button', { name: 'Count the late answers of Marek Ash', exact: true }).click();
      await expect
        .poll(() => currentToast()?.text)
        .toBe('These answers are no longer here. The list is up to date now.');
      await expect.element(late).not.toBeInTheDocument();
    },
  );
});
