import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { button, decideFor, heading, keptHere, saved } from '../../../test/play/locators.ts';
import { crash, openPlayer } from '../../../test/play/open-player.tsx';
import { beginProject, openProject } from '../../../test/play/open-study-project.tsx';
import { holdTime, passTime } from '../../../test/play/pass-time.ts';
import type { PlayServer } from '../../../test/play/play-server.ts';
import { choice } from '../../../test/play/questions.ts';
import { livingElsewhere } from '../../../test/saving/living-elsewhere.ts';
import { takeAway } from '../../../test/show.tsx';
import { signInAs } from '../../../test/sign-in-as.ts';
import { sendLeftovers } from '../../send-leftovers.ts';
import { forgetQueues } from '../../base/saving/queues.ts';
import { finishBeforeSignOut, giveUpBeforeSignOut } from '../../base/session/sign-out/before-sign-out.ts';

beforeEach(() => {
  forgetQueues();
});

/** What is stored as the answers to its questions, in their order. */
const answered = async (server: PlayServer) =>
  (await server.open('STUDY_PROJECT')).questions.map(({ answer }) => answer);

/** How often each of its questions was answered wrongly. */
const misses = async (server: PlayServer) =>
  (await server.open('STUDY_PROJECT')).questions.map(({ incorrect_count }) => incorrect_count);

describe('saving', () => {
  test('an answer is on the server within five seconds, and the bar says so', async () => {
    const { server } = await beginProject();
    await page.getByRole('radio', { name: /A sensor/ }).click();
    await expect.element(page.getByText('Saving')).toBeInTheDocument();
    await expect.poll(() => answered(server), { timeout: 5000 }).toEqual([{ chosen: ['A sensor'] }, null]);
    await expect.element(saved).toBeInTheDocument();
  });

  // D1-8.05, 8.17, T1-082, 089
  test('Save progress says that it has arrived, or that it has not, and leaves no error standing once it has', async () => {
    const { server } = await beginProject();
    await page.getByRole('radio', { name: /A sensor/ }).click();
    await button('Save progress').click();
    await expect.element(page.getByText('Your progress has been successfully saved!')).toBeVisible();
    server.line = 'lost';
    await page.getByRole('radio', { name: /A gateway/ }).click();
    await button('Save progress').click();
    await expect.element(page.getByText('Oops! Something went wrong!')).toBeVisible();
    await expect
      .element(page.getByText('Not saved. Your answers are kept on this device', { exact: false }))
      .toBeVisible();
    server.line = 'up';
    window.dispatchEvent(new Event('online'));
    await expect.element(saved).toBeInTheDocument();
    await expect.element(page.getByText(/^(Oops|Not saved)/)).not.toBeInTheDocument();
  });

  test('Save progress on a device that is offline is no failure', async () => {
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { server } = await beginProject();
    server.line = 'lost';
    await page.getByRole('radio', { name: /A sensor/ }).click();
    await button('Save progress').click();
    await expect.element(page.getByText('Not saved yet.')).toBeVisible();
    await expect.element(page.getByText(/^Oops/)).not.toBeInTheDocument();
    offline.mockRestore();
    server.line = 'up';
    window.dispatchEvent(new Event('online'));
    await expect.element(saved).toBeInTheDocument();
  });

  test('what was said of a save that failed goes the moment it has arrived, also while it is looked at', async () => {
    const { server } = await beginProject();
    server.line = 'lost';
    await page.getByRole('radio', { name: /A gateway/ }).click();
    await button('Save progress').click();
    const failure = page.getByText('Oops! Something went wrong!');
    await expect.element(failure).toBeVisible();
    await button('Save progress').click();
    await failure.hover();
    server.line = 'up';
    window.dispatchEvent(new Event('online'));
    await expect.element(saved).toBeInTheDocument();
    await expect.element(failure).not.toBeInTheDocument();
  });

  test('what was said of a refused check goes when it is tried again', async () => {
    const { server } = await beginProject();
    await page.getByRole('radio', { name: /A sensor/ }).click();
    await expect.element(saved).toBeInTheDocument();
    await server.lockGroup();
    await button('Check Answer').click();
    const refusal = page.getByRole('status').getByText('This group is locked. Ask your instructor to open it.');
    await expect.element(refusal).toBeVisible();
    await server.openGroup();
    await button('Check Answer').click();
    await expect.element(button('Try Again')).toBeVisible();
    await expect.element(refusal).not.toBeInTheDocument();
  });

  test('an answer in a group that was closed meanwhile is sent and refused by itself, which the page says', async () => {
    const { server } = await beginProject();
    await server.lockGroup();
    await page.getByRole('radio', { name: /A sensor/ }).click();
    await expect
      .element(page.getByRole('alert'), { timeout: 10_000 })
      .toMatchTextContent('This group is locked. Ask your instructor to open it.');
    await expect
      .element(page.getByText('Not saved. Your answers are kept on this device.', { exact: true }))
      .toBeVisible();
    await expect.element(page.getByRole('radio', { name: /A sensor/ })).toBeChecked();
  });

  test('a start that failed says so until it has begun', async () => {
    const { server } = await openProject();
    await expect.element(button('Start')).toBeVisible();
    server.line = 'lost';
    await button('Start').click();
    const failure = page.getByText('Oops! Something went wrong!');
    await expect.element(failure).toBeVisible();
    server.line = 'up';
    await button('Start').click();
    await expect.element(button('Check Answer')).toBeVisible();
    await expect.element(failure).not.toBeInTheDocument();
  });

  test('without a line it says so, goes on taking answers, and sends them under the same key when the line is back', async () => {
    const { server } = await beginProject();
    server.line = 'lost';
    await page.getByRole('radio', { name: /A sensor/ }).click();
    const line = 'Not saved. Your answers are kept on this device and sent when the connection is back.';
    await expect.element(page.getByText(line), { timeout: 5000 }).toBeVisible();
    await page.getByRole('radio', { name: /A gateway/ }).click();
    await button('Exit').click();
    await expect.element(page.getByRole('dialog').getByText(line)).toBeVisible();
    await button('Cancel').click();
    server.line = 'up';
    window.dispatchEvent(new Event('online'));
    await expect.element(saved).toBeInTheDocument();
    expect(await answered(server)).toEqual([{ chosen: ['A gateway'] }, null]);
  });

  test('a check whose reply was lost counts once', async () => {
    const { server } = await beginProject();
    await page.getByRole('radio', { name: /A sensor/ }).click();
    server.line = 'replies lost';
    await button('Check Answer').click();
    await expect.element(page.getByText('Not saved', { exact: true })).toBeVisible();
    await expect.element(button('Check Answer')).toHaveAttribute('aria-disabled', 'true');
    server.line = 'up';
    await expect.element(button('Try Again'), { timeout: 5000 }).toBeVisible();
    expect(server.effects.filter((name) => name === 'StudyProjectSaving_check')).toHaveLength(1);
    expect(await misses(server)).toEqual([1, 0]);
  });

  test('a tab that died with unsaved answers sends them when it comes back', async () => {
    const { server } = await beginProject();
    server.line = 'lost';
    await page.getByRole('radio', { name: /A gateway/ }).click();
    await expect.element(keptHere, { timeout: 5000 }).toBeVisible();
    await crash();
    server.line = 'up';
    openPlayer(server, server.project);
    await expect.element(page.getByRole('radio', { name: /A gateway/ })).toBeChecked();
    await expect.element(saved).toBeInTheDocument();
    expect(server.effects.filter((name) => name === 'StudyProjectSaving_save')).toHaveLength(1);
  });

  test('what a tab that died has left is in view also where it was sent while the older copy was on its way', async () => {
    const { server } = await beginProject();
    server.line = 'lost';
    await page.getByRole('radio', { name: /A gateway/ }).click();
    await expect.element(keptHere).toBeVisible();
    await crash();
    server.line = 'up';
    const older = server.hold('StudyProjectScreen_project');
    const { client } = openPlayer(server, server.project);
    await older.answered;
    await sendLeftovers(client);
    expect(await answered(server)).toEqual([{ chosen: ['A gateway'] }, null]);
    older.release();
    await expect.element(page.getByRole('radio', { name: /A gateway/ })).toBeChecked();
    await page.getByRole('radio', { name: /A sensor/ }).click();
    await expect.poll(() => answered(server)).toEqual([{ chosen: ['A sensor'] }, null]);
    await expect.element(saved).toBeInTheDocument();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('a check that a dying tab had sent is not sent as a second try', async () => {
    const { server } = await beginProject();
    await page.getByRole('radio', { name: /A sensor/ }).click();
    server.line = 'replies lost';
    await button('Check Answer').click();
    await expect.element(keptHere).toBeVisible();
    await crash();
    server.line = 'up';
    openPlayer(server, server.project);
    await expect.element(button('Try Again')).toBeVisible();
    expect(await misses(server)).toEqual([1, 0]);
  });

  test('another person of this tab does not send what the first one left', async () => {
    const { server } = await beginProject();
    server.line = 'lost';
    await page.getByRole('radio', { name: /A gateway/ }).click();
    await expect.element(keptHere, { timeout: 5000 }).toBeVisible();
    await crash();
    server.line = 'up';
    openPlayer(server, server.project, server.place.classmate);
    await button('Start').click();
    await expect.element(page.getByRole('radio', { name: /A gateway/ })).not.toBeChecked();
    expect(server.effects).toEqual(['StudyProjectScreen_start', 'StudyProjectScreen_start']);
    expect(await answered(server)).toEqual([null, null]);
    await crash();
    openPlayer(server, server.project);
    await expect.element(page.getByRole('radio', { name: /A gateway/ })).toBeChecked();
    await expect.poll(() => answered(server)).toEqual([{ chosen: ['A gateway'] }, null]);
  });

  test('what one person entered is not sent in the session of another one', async () => {
    const { server } = await beginProject();
    server.line = 'lost';
    await page.getByRole('radio', { name: /A gateway/ }).click();
    await expect.element(page.getByText('Not saved', { exact: true }), { timeout: 5000 }).toBeVisible();
    signInAs(server.place.classmate.subject, server.place.classmate.token);
    server.line = 'up';
    const calls = server.calls.length;
    window.dispatchEvent(new Event('online'));
    await button('Save progress').click();
    await expect.element(page.getByText('Not saved', { exact: true })).toBeVisible();
    expect(server.calls.slice(calls)).toEqual([]);
  });

  test('where the browser keeps nothing, it says that the page has to stay open', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    const { server } = await beginProject();
    server.line = 'lost';
    await page.getByRole('radio', { name: /A gateway/ }).click();
    const line =
      'Not saved. This browser does not keep answers on this device: leave this page open until the connection is back.';
    await expect.element(page.getByText(line), { timeout: 5000 }).toBeVisible();
    await button('Exit').click();
    await expect.element(page.getByRole('dialog').getByText(line)).toBeVisible();
    vi.restoreAllMocks();
  });

  test('signing out names what could not be sent, and deletes it once it is given up', async () => {
    const { server } = await beginProject();
    server.line = 'lost';
    await page.getByRole('radio', { name: /A gateway/ }).click();
    await expect.element(keptHere, { timeout: 5000 }).toBeVisible();
    expect(await finishBeforeSignOut(1000)).toEqual([expect.stringMatching(/^Study Project \d+: .+ – .+/)]);
    await giveUpBeforeSignOut();
    await crash();
    server.line = 'up';
    openPlayer(server, server.project);
    await expect.element(button('Check Answer')).toBeVisible();
    await expect.element(page.getByRole('radio', { name: /A gateway/ })).not.toBeChecked();
    expect(await answered(server)).toEqual([null, null]);
  });

  test('signing out sends first what has a line', async () => {
    const { server } = await beginProject();
    await page.getByRole('radio', { name: /A gateway/ }).click();
    expect(await finishBeforeSignOut(3000)).toEqual([]);
    expect(await answered(server)).toEqual([{ chosen: ['A gateway'] }, null]);
  });

  test('two tabs that died one after the other lose nothing: what differs is chosen', async () => {
    const { server } = await beginProject();
    const answerAndLose = async (given: RegExp) => {
      await expect.element(button('Check Answer')).toBeVisible();
      server.line = 'lost';
      await page.getByRole('radio', { name: given }).click();
      await expect.element(keptHere, { timeout: 5000 }).toBeVisible();
    };
    await answerAndLose(/A sensor/);
    const still = await livingElsewhere();
    // Closed first: what sends once more while it is taken away may meet the line that is back.
    forgetQueues();
    takeAway();
    server.line = 'up';
    openPlayer(server, server.project);
    await answerAndLose(/A gateway/);
    await crash();
    still.close();
    server.line = 'up';
    openPlayer(server, server.project);
    await expect.element(heading('Changed somewhere else')).toBeVisible();
    await decideFor('On this device');
    await expect.element(saved).toBeInTheDocument();
    expect(await answered(server)).toEqual([{ chosen: ['A gateway'] }, null]);
  });
});

describe('active time', () => {
  test('counts over both tries, and is what the result says', async () => {
    const { server } = await beginProject({ project: [choice] });
    holdTime();
    await passTime(server, 30);
    await page.getByRole('radio', { name: /A sensor/ }).click();
    await button('Check Answer').click();
    await button('Try Again').click();
    await passTime(server, 20);
    await page.getByRole('radio', { name: /An actuator/ }).click();
    await button('Check Answer').click();
    await button('Submit Answers').click();
    await expect.element(page.getByText(/^1 of 1 correct in 00:5\d$/)).toBeVisible();
  });

  test('that passes without an answer is kept', async () => {
    const { server, address } = await beginProject();
    await passTime(server, 40);
    await button('Exit').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Exit' }).click();
    await expect.poll(address).toBe(server.path());
    const first = async () => (await server.open('STUDY_PROJECT')).questions[0];
    await expect.poll(async () => (await first())?.seconds).toBeGreaterThanOrEqual(40);
    expect((await first())?.answer).toBeNull();
  });
});

describe('two tabs', () => {
  test.each([
    ['On this device', 'A sensor', /A sensor/],
    ['On the other device or tab', 'A gateway', /A gateway/],
  ] as const)('the second to save sees the newer answers and chooses: %s', async (choose, stands, shown) => {
    const { server, place } = await beginProject();
    await server.answerElsewhere('STUDY_PROJECT', 0, { chosen: ['A gateway'] });
    await page.getByRole('radio', { name: /A sensor/ }).click();
    await expect.element(heading('Changed somewhere else'), { timeout: 5000 }).toBeVisible();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText('Question 1')).toBeVisible();
    const answerIn = (side: string) =>
      dialog.getByRole('region', { name: `Question 1: ${side}` }).getByRole('radio', { checked: true });
    await expect.element(answerIn('On this device')).toHaveAccessibleName(/A sensor/);
    await expect.element(answerIn('On the other device or tab')).toHaveAccessibleName(/A gateway/);
    const [here, newer] = ['On this device', 'On the other device or tab'].map((side) =>
      dialog
        .getByRole('region', { name: `Question 1: ${side}` })
        .element()
        .getBoundingClientRect(),
    );
    expect(here?.top).toBe(newer?.top);
    expect(here?.right).toBeLessThan(newer?.left ?? 0);
    await expectAccessible(place);
    await userEvent.keyboard('{Escape}');
    await expect.element(heading('Changed somewhere else')).toBeVisible();
    await decideFor(choose);
    await expect.element(page.getByRole('radio', { name: shown })).toBeChecked();
    await expect.element(saved).toBeInTheDocument();
    expect(await answered(server)).toEqual([{ chosen: [stands] }, null]);
  });

  test('a try on an old copy is not counted; what was answered elsewhere is shown with it', async () => {
    const { server } = await beginProject();
    await server.answerElsewhere('STUDY_PROJECT', 1, { rows: { 'Every sensor needs its own address.': true } });
    await page.getByRole('radio', { name: /A sensor/ }).click();
    await button('Check Answer').click();
    await expect.element(page.getByText('All of it is here now.', { exact: false })).toBeVisible();
    await button('Check Answer').click();
    await expect.element(button('Try Again')).toBeVisible();
    expect(await misses(server)).toEqual([1, 0]);
  });
});
