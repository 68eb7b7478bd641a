import { globalRoles, supportRoles } from '@lectern/domain/base/account/role.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { instanceOf, jobOf, mailOf, mailsPage } from '../../../test/instance-values.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { refuse, type School } from '../../../test/school.ts';
import { takeAway } from '../../../test/show.tsx';
import { forgetToasts } from '../../ui/feedback/toast-store.ts';

const at = '/manage-jasperactive/instance';
const checks = [
  { name: 'database', state: 'OK', seen: 'The database answers.', cure: null },
  { name: 'disk', state: 'FAILED', seen: '0.1 GB are free.', cure: 'Free some space.' },
];
const school = (values: School = {}): School => ({
  viewer: { ...amara, role: 'SYSTEM_ADMIN', started: null },
  instance: instanceOf(),
  instanceChecks: checks,
  unsentMails: mailsPage(mailOf('m1'), mailOf('m2', { state: 'REFUSED', last_error: '550 No such user' })),
  ...values,
});
const open = (values: School = {}) => openApp(at, school(values));
const region = (name: string) => page.getByRole('region', { name });
const item = (name: string, text: RegExp) => region(name).getByRole('listitem').filter({ hasText: text });
const called = (calls: readonly { operation: string; variables: object }[], name: string) =>
  calls.filter(({ operation }) => operation.endsWith(`_${name}`)).map(({ variables }) => variables);

afterEach(async () => {
  forgetToasts();
  await page.viewport(1280, 800);
});

describe('the instance', () => {
  test('shows what is wrong with the machine first, with its cure, and is looked at again', async () => {
    const { place, calls } = open();
    const first = region('Checks').getByRole('listitem').first();
    await expect.element(first).toMatchTextContent(/Failed.*Disk.*0\.1 GB are free\..*Free some space\./);
    await expect.element(item('Checks', /Database/)).toMatchTextContent(/In order/);
    await expectAccessible(place);
    await region('Checks').getByRole('button', { name: 'Check again' }).click();
    await expect.poll(() => called(calls, 'instanceChecks')).toHaveLength(2);
    await page.viewport(390, 844);
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  test('is for system administrators alone; others are led to the users', async () => {
    const paginatedUsers = {
      users: [],
      totalCount: 0,
      moreThanCounted: false,
      invited: [],
      hasMore: false,
      cursor: null,
    };
    for (const role of globalRoles.filter((one) => supportRoles.some((supports) => supports === one))) {
      if (role === 'SYSTEM_ADMIN') continue;
      takeAway();
      const { address, calls } = open({ viewer: { ...amara, role, started: null }, paginatedUsers });
      await expect.poll(address).toBe('/manage-jasperactive/users');
      expect(called(calls, 'instance')).toEqual([]);
      await expect.element(page.getByRole('link', { name: 'Instance', exact: true })).not.toBeInTheDocument();
    }
  });

  test('says what became of the work of the server, and has it done again', async () => {
    const failed = jobOf('check_counters', { failure: 'The disk is full.', state: 'FAILED' });
    const jobs = [
      jobOf('verify_audit_log', { found: 2, state: 'FOUND' }),
      failed,
      jobOf('forget_expired', { started_on: null, state: 'NEVER' }),
      jobOf('count_figures', { state: 'LATE' }),
    ];
    const { calls } = open({
      instance: instanceOf({ jobs }),
      askForJob: { name: 'check_counters', wanted_on: '2026-11-22T09:00:00Z' },
    });
    const work = 'Scheduled jobs';
    await expect.element(item(work, /Verify the audit log/)).toMatchTextContent(/Found faults.*2 faults were found/);
    await expect.element(item(work, /Clean up expired data/)).toMatchTextContent(/Not run yet/);
    await expect.element(item(work, /Count license use/)).toMatchTextContent(/Late/);
    await expect.element(item(work, /Recheck totals/)).toMatchTextContent(/Failed.*The disk is full\..*Retry/);
    await item(work, /Recheck totals/)
      .getByRole('button')
      .click();
    await expect.element(page.getByText('Requested: Recheck totals. It starts within seconds.')).toBeVisible();
    expect(called(calls, 'askForJob')).toEqual([{ name: 'check_counters' }]);
    await expect.poll(() => called(calls, 'instance')).toHaveLength(2);
  });

  // O-21
  test('says which backup was last restored, and what became of the last one', async () => {
    open({
      instance: instanceOf({
        backs_up: false,
        last_backup: { outcome: 'FAILED', ended_on: '2026-11-22T02:12:00Z', bytes: null, failure: 'No room.' },
      }),
    });
    const storage = region('Storage and backup');
    await expect.element(storage.getByText(/1,200 rows and 4 gradebooks as they were/)).toBeVisible();
    await expect.element(storage.getByText('No nightly backup')).toBeVisible();
    await expect.element(storage.getByText('No room.')).toBeVisible();
    await expect.element(storage.getByText(/media file/)).not.toBeInTheDocument();
    takeAway();
    const last_backup = { ...instanceOf().last_verified, missing_files: 3 };
    const { place } = open({ instance: instanceOf({ last_backup }) });
    await expect.element(storage.getByText('3 media files missing')).toBeVisible();
    await expect.element(storage.getByText(/names the missing ones/)).toBeVisible();
    await expectAccessible(place);
    takeAway();
    open({ instance: () => refuse('UNAVAILABLE', 'for programs') });
    await expect.element(page.getByText(/^Jobs and storage could not be loaded/).first()).toBeVisible();
  });
});

describe('mails that were not sent', () => {
  const mails = 'Emails not sent';

  test('are tried again or dropped, once one has said so; what is gone meanwhile is said', async () => {
    const { place, calls } = open({ retryMail: 'm1', dropMail: () => refuse('NOT_FOUND', 'for programs') });
    await expect.element(item(mails, /m1@people\.test/)).toMatchTextContent(/Given up.*tried 5 times.*Timeout/);
    await expect.element(item(mails, /m2@people\.test/).getByRole('button')).toHaveLength(1);
    await page.getByRole('button', { name: 'Try again: the email to m1@people.test' }).click();
    await expect.element(page.getByText('It is tried again within seconds.')).toBeVisible();
    expect(called(calls, 'retryMail')).toEqual([{ id: 'm1' }]);
    await page.getByRole('button', { name: 'Drop the email to m2@people.test' }).click();
    await expectAccessible(place);
    await page.getByRole('dialog').getByRole('button', { name: 'Drop' }).click();
    await expect.element(page.getByText('This email is no longer in the outbox.')).toBeVisible();
    expect(called(calls, 'dropMail')).toEqual([{ id: 'm2' }]);
    await expect.poll(() => called(calls, 'unsentMails')).toHaveLength(3);
  });

  test('that wait for their day say so, and are not tried before it', async () => {
    const waiting = { state: 'WAITING', not_before: '2026-11-27T09:00:00Z', tries: 0, last_error: null };
    const { place } = open({
      unsentMails: mailsPage(mailOf('m1', waiting), mailOf('m2', { state: 'SENDING', tries: 1 })),
    });
    await expect
      .element(item(mails, /m1@people\.test/))
      .toMatchTextContent(/Waiting.*Goes out on Nov 27 2026, .* at the earliest\./);
    await expect
      .element(item(mails, /m1@people\.test/).getByRole('button'))
      .toHaveAccessibleName('Drop the email to m1@people.test');
    await expect.element(item(mails, /m2@people\.test/)).toMatchTextContent(/On its way.*Try again/);
    await expectAccessible(place);
  });

  test('are none where all were sent', async () => {
    open({ unsentMails: mailsPage() });
    await expect.element(page.getByText('All emails were sent.')).toBeVisible();
  });
});
