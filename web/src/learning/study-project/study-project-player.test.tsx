import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { button, decideFor, heading, itemsInView, saved } from '../../../test/play/locators.ts';
import { crash, openPlayer } from '../../../test/play/open-player.tsx';
import { beginProject, openProject } from '../../../test/play/open-study-project.tsx';
import { PlayServer } from '../../../test/play/play-server.ts';
import { pair } from '../../../test/play/open-assessment.tsx';
import { choice, choices, matching, rows, sequence } from '../../../test/play/questions.ts';
import { forgetQueues } from '../../base/saving/queues.ts';

const feedback = () => page.getByRole('status').filter({ hasText: /orrect|try left/ });

beforeEach(() => {
  forgetQueues();
});

describe('the start', () => {
  test('says its title once, and names the key elements', async () => {
    const { place } = await openProject({ project: [choice], keyElements: true });
    await expect.element(button('Start')).toBeEnabled();
    // Beside what is shown, the title is spoken where another page was there before.
    const saying = [...place.querySelectorAll(':not(output, output *)')].filter(
      ({ children, textContent }) => children.length === 0 && textContent?.includes('Choosing a connection'),
    );
    expect(saying.map((element) => element.closest('h1, h3')?.outerHTML.slice(0, 200))).toEqual([
      expect.stringMatching(/^<h1.*Study Project 3: Choosing a connection/),
      expect.stringMatching(/^<h3.*Choosing a connection/),
    ]);
    expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1);
    await expect.element(page.getByRole('region', { name: 'Key elements' }).getByRole('listitem')).toHaveLength(4);
  });

  test('of a locked one says why before anything begins', async () => {
    const { server } = await openProject({
      project: [choice],
      keyElements: true,
      benchmarks: [pair],
      benchmarkFirst: true,
    });
    await expect.element(page.getByText('Complete the benchmark of this level first.')).toBeVisible();
    await expect.element(button('Start')).toHaveAttribute('aria-disabled', 'true');
    expect(server.effects).toEqual([]);
  });
});

describe('a course whose hints open the media library', () => {
  // D1-9.27
  test('opens them there, on a page of their own, and stays at the question', async () => {
    const opening = vi.spyOn(window, 'open').mockReturnValue(null);
    const { server } = await openProject({ project: [choice], helps: true, helpsInLibrary: true });
    await button('Start').click();
    await page.getByRole('radio', { name: /A sensor/ }).click();
    await button('Check Answer').click();
    await button('Open hint').click();
    const { group_id, course_id, project_id } = server.place;
    expect(opening.mock.calls).toEqual([
      [
        expect.stringMatching(
          new RegExp(`^/group/${group_id}/course/${course_id}/study-project/${project_id}/media-library/[^/]+/hint/1$`),
        ),
        '_blank',
        'noopener',
      ],
    ]);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button('Try Again')).toBeVisible();
  });

  // T1-029
  test('says so on that page where it cannot be loaded, and loads again', async () => {
    const opening = vi.spyOn(window, 'open').mockReturnValue(null);
    const { server } = await beginProject({ project: [choice], helps: true, helpsInLibrary: true });
    await page.getByRole('radio', { name: /A sensor/ }).click();
    await button('Check Answer').click();
    await button('Open hint').click();
    const address = String(opening.mock.lastCall?.[0]);
    await crash();
    server.line = 'lost';
    openPlayer(server, address, server.place.learner, '');
    await expect.element(page.getByRole('alert')).toMatchTextContent('Error...');
    server.line = 'up';
    await button('Load again').click();
    await expect.element(page.getByText('They measure.')).toBeVisible();
  });
});

describe('the way through a study project', () => {
  // D1-1.04, 2.63, 2.102–2.104, 2.106, 2.118, 2.119, 2.126, 3.22, 4.30, 4.41–4.43, 4.47–4.52, 4.69, 4.70, 4.72, 4.73
  // D1-7.13, 7.48, R1-42, 43, T1-030, 032–034, 052–057, 064
  test('start, key elements, questions with hint and verdict, results, completion, and back to the course', async () => {
    const { server, address } = await openProject({ project: [choice, rows], keyElements: true, helps: true });
    await expect.element(heading('Study Project 3: Choosing a connection').first()).toBeVisible();
    await expect.element(page.getByText('A clinic in the country needs a connection.')).toBeVisible();
    expect(server.effects).toEqual([]);
    await button('Start').click();

    await expect.element(heading('Page 1')).toBeVisible();
    await button('NEXT').click();
    await expect.element(heading('Page 2')).toBeVisible();
    await expect.element(button('NEXT')).toBeDisabled();
    await page.getByRole('tab', { name: 'QUICKDECK' }).click();
    await expect.element(page.getByText('Gateway', { exact: true }).first()).toBeVisible();
    await page.getByRole('tab', { name: 'QUICKCLIP' }).click();
    await expect.element(page.getByText('A gateway at work')).toBeVisible();
    await button('Continue').click();

    await expect.element(page.getByText('Case 1')).toBeVisible();
    await expect.element(button('Check Answer')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByText('Choose an answer first')).toBeVisible();
    await page.getByRole('radio', { name: /A sensor/ }).click();
    await button('Check Answer').click();
    await expect
      .element(feedback())
      .toMatchTextContent(/Not correct yet.*Hint.*Which part has to notice the change first/);
    await expect.element(page.getByText('1 try left')).toBeVisible();
    await expect.element(button('Try Again')).toHaveFocus();
    await expect.element(page.getByRole('radio', { name: /A sensor.*Your answer/ })).toBeDisabled();
    await expect.element(page.getByText('Correct answer')).not.toBeInTheDocument();
    await button('Open hint').click();
    await expect.element(page.getByRole('dialog').getByText('They measure.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Open hint')).toHaveFocus();

    await button('Try Again').click();
    await expect.element(heading('Which part turns a signal into movement?')).toHaveFocus();
    await expect.element(feedback()).toMatchTextContent('1 try left');
    await expect.element(button('Check Answer')).toHaveAccessibleDescription('1 try left · Choose an answer first');
    await expect.element(page.getByRole('radio', { name: /A sensor/ })).not.toBeChecked();
    await expect.element(button('Save progress')).toBeEnabled();
    await page.getByRole('radio', { name: /A gateway/ }).click();
    await button('Check Answer').click();
    await expect.element(feedback()).toMatchTextContent(/Incorrect.*A sensor measures; an actuator moves/);
    await expect.element(page.getByText('Correct answer')).toBeVisible();
    await expect.element(button('Save progress')).toBeDisabled();
    await button('Continue').click();

    await expect.element(heading('Are these statements true?')).toHaveFocus();
    await expect.element(page.getByText('Case 1, practice')).toBeVisible();
    await page.getByRole('radio', { name: 'True' }).first().click();
    await expect.element(page.getByText('1 row is not answered yet')).toBeVisible();
    await page.getByRole('radio', { name: 'False' }).nth(1).click();
    await button('Check Answer').click();
    await expect.element(feedback()).toMatchTextContent(/Correct.*The sensor notices, the actuator acts/);
    await button('Submit Answers').click();

    await expect
      .element(heading("Don't worry! You didn't get the required score, but you can try again."))
      .toHaveFocus();
    await expect.element(page.getByText(/^1 of 2 correct in \d\d:\d\d$/)).toBeVisible();
    await expect.element(page.getByText('1 of 2 solved at the first try')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Open the e-book at Networks' }))
      .toHaveAttribute('href', server.path(`/library/e-book/${server.place.lessons['Networks']}`));
    await button('Open explanation').click();
    await expect.element(page.getByRole('dialog').getByText('They move.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await button('Done').click();
    await expect.element(heading('Study Project 3: Choosing a connection is completed')).toHaveFocus();
    await expect.element(button('Next')).toBeVisible();
    await button('Back to the course').click();
    await expect.poll(address).toBe(server.path());
    expect((await server.attempts()).map(({ over }) => over)).toEqual([true]);
  });

  // D1-4.38, 4.39
  test('a sequence is checked in the order it is shown in, and begins again in a new one of the server', async () => {
    const { server } = await beginProject({ project: [sequence, choice] });
    await expect.poll(itemsInView).toHaveLength(3);
    const first = itemsInView();
    await button('Check Answer').click();
    await button('Try Again').click();
    await expect.poll(itemsInView).not.toEqual(first);
    await expect.element(saved).toBeInTheDocument();
    const [tried] = (await server.open('STUDY_PROJECT')).questions;
    expect(tried?.order).toEqual(first);
    expect(itemsInView()).toEqual(tried?.retry_order);
    await crash();
    sessionStorage.clear();
    openPlayer(server, server.project);
    await expect.poll(itemsInView).toEqual(tried?.retry_order);
    await button('Keep this order').click();
    await button('Check Answer').click();
    await expect.element(button('Continue')).toBeVisible();
  });

  test('says how many concepts have no letter', async () => {
    await beginProject({ project: [matching] });
    await expect.element(page.getByText('2 concepts have no letter yet')).toBeVisible();
    await page.getByRole('button', { name: /Sensor, no letter/ }).click();
    await userEvent.keyboard('B');
    await expect.element(page.getByText('1 concept has no letter yet')).toBeVisible();
  });

  test('keys alone are enough', async () => {
    await beginProject({ project: [choice] });
    page.getByRole('radio').first().element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('radio', { name: /An actuator/ })).toBeChecked();
    button('Check Answer').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Submit Answers')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('Congratulations! You achieved the required score.')).toHaveFocus();
  });

  test('a question alone, sixty of them, and another language', async () => {
    const { server, place } = await beginProject({ project: choices(60), language: 'ar' });
    expect(place.querySelector('article')?.dir).toBe('rtl');
    await expect.element(page.getByText('0 of 60')).toBeInTheDocument();
    expect((await server.open('STUDY_PROJECT')).questions).toHaveLength(60);
  });
});

describe('coming back', () => {
  test('an open attempt is taken up where it was left, on any device', async () => {
    const { server } = await beginProject();
    await page.getByRole('radio', { name: /An actuator/ }).click();
    await button('Check Answer').click();
    await button('Continue').click();
    await expect.poll(async () => (await server.open('STUDY_PROJECT')).index).toBe(1);
    await crash();
    sessionStorage.clear();
    openPlayer(server, server.project);
    await expect.element(heading('Are these statements true?')).toBeVisible();
    await expect.element(page.getByText('of 2', { exact: true })).toBeVisible();
  });

  // D1-2.79, 2.80, 2.100, 2.101
  test('a completed one shows its result, its answers with the key, and can be started again', async () => {
    const { server } = await beginProject({ project: [choice] });
    await page.getByRole('radio', { name: /An actuator/ }).click();
    await button('Check Answer').click();
    await button('Submit Answers').click();
    await expect.element(button('Done')).toBeVisible();
    await crash();
    openPlayer(server, server.project);
    await expect.element(heading('Congratulations! You achieved the required score.')).toBeVisible();
    await button('Review answers').click();
    await expect.element(page.getByText('Correct answer')).toBeVisible();
    await expect.element(page.getByRole('radio', { name: /A sensor/ })).toBeDisabled();
    await button('Back to the result').click();
    await button('Start again').click();
    await expect.element(heading('Study Project 3: Choosing a connection').first()).toBeVisible();
    expect(await server.attempts()).toHaveLength(1);
    await button('Start').click();
    await expect.element(button('Check Answer')).toBeVisible();
    expect(await server.attempts()).toHaveLength(2);
  });

  test('one that was just finished below the line has the button to try again, through start and key elements', async () => {
    await openProject({ project: [choice], keyElements: true });
    const begin = async () => {
      await button('Start').click();
      await expect.element(heading('Page 1')).toBeVisible();
      await button('Continue').click();
    };
    await begin();
    for (const act of ['Check Answer', 'Try Again', 'Check Answer']) {
      if (act === 'Check Answer') await page.getByRole('radio', { name: /A sensor/ }).click();
      await button(act).click();
    }
    await button('Submit Answers').click();
    await expect.element(button('Done')).toHaveAttribute('data-variant', 'default');
    await expect.element(button('Start again')).not.toHaveAttribute('data-variant', 'default');
    await button('Start again').click();
    await begin();
    await expect.element(page.getByRole('radio', { name: /A sensor/ })).not.toBeChecked();
  });

  // D1-2.107, 2.108
  test('that is left goes back to where it was opened', async () => {
    const server = await PlayServer.open({ project: [choice] });
    const { address, router } = openPlayer(server, '/library');
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await router.navigate({ to: server.path(server.project) });
    await button('Start').click();
    await button('Exit').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Exit' }).click();
    await expect.poll(address).toBe(server.path('/library'));
  });

  // D1-2.107, 2.108, T1-031
  test('asks before it is left', async () => {
    const { server, address } = await beginProject();
    await button('Exit').click();
    await expect.element(heading('Exit Study Project?')).toBeVisible();
    await expect.element(page.getByText('Your answers so far are saved. You can continue at any time.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Exit')).toHaveFocus();
    await button('Exit').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Exit' }).click();
    await expect.poll(address).toBe(server.path());
  });
});

describe('what stands in the way', () => {
  // D1-5.10, T1-070, 071
  test('without questions Start is off and says why', async () => {
    await openProject({ project: [] });
    await expect
      .element(page.getByText('Oops! There are no questions. Please check back later. Your instructor may know when.'))
      .toBeVisible();
    await expect.element(button('Start')).toHaveAttribute('aria-disabled', 'true');
  });

  test.each([
    ['in a locked group', 'This group is locked. Ask your instructor to open it.', (at: PlayServer) => at.lockGroup()],
    ['in a group that opens later', 'This group opens ', (at: PlayServer) => at.postponeGroup()],
  ])('one %s gives that reason and no other one', async (_case, text, prepare) => {
    const { server, address } = await openProject({ project: [choice] }, prepare);
    await expect.element(page.getByRole('alert')).toMatchTextContent(text);
    await expect.element(heading(/^Study Project$/)).toBeVisible();
    await expect.element(page.getByText('Could Not Find Study Project')).not.toBeInTheDocument();
    await page.getByRole('link', { name: 'Go to the group' }).click();
    await expect.poll(address).toBe(`/group/${server.place.group_id}`);
  });

  // T1-084
  test('one that is not published is not found', async () => {
    await openProject({ project: [choice] }, (server) => server.unpublishProject());
    await expect.element(heading('Could Not Find Study Project')).toBeVisible();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Not found, or you do not have access.');
  });

  // D1-8.07, T1-084
  test('one that cannot be loaded says so and can be loaded again', async () => {
    const { server } = await openProject({ project: [choice] }, (one) => {
      one.line = 'lost';
    });
    await expect.element(heading('Could Not Find Study Project')).toBeVisible();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Error...');
    server.line = 'up';
    await button('Load again').click();
    await expect.element(button('Start')).toBeVisible();
  });
});

test('every phase is accessible, light and dark', async () => {
  const { server, place } = await openProject({ project: [choice, sequence], keyElements: true, helps: true });
  await expect.element(button('Start')).toBeVisible();
  await expectAccessible(place);
  await button('Start').click();
  await expect.element(heading('Page 1')).toBeVisible();
  await expectAccessible(place);
  await button('Continue').click();
  await page.getByRole('radio', { name: /A sensor/ }).click();
  await button('Check Answer').click();
  await expect.element(button('Try Again')).toBeVisible();
  await expectAccessible(place);
  await button('Open hint').click();
  await expect.element(page.getByText('They measure.')).toBeVisible();
  await expectAccessible(place);
  await userEvent.keyboard('{Escape}');
  await button('Try Again').click();
  await expect.element(saved).toBeInTheDocument();
  await server.answerElsewhere('STUDY_PROJECT', 0, { chosen: ['A gateway'] });
  await page.getByRole('radio', { name: /An actuator/ }).click();
  await button('Check Answer').click();
  await expect.element(button('Use these answers')).toBeVisible();
  await expectAccessible(place);
  await decideFor('On this device');
  await button('Check Answer').click();
  await expect.element(button('Continue')).toBeVisible();
  await expectAccessible(place);
  await button('Continue').click();
  await expect.element(heading('Put the steps in order.')).toBeVisible();
  await expectAccessible(place);
  await button('Check Answer').click();
  await button('Try Again').click();
  await button('Check Answer').click();
  await button('Submit Answers').click();
  await expect.element(button('Done')).toBeVisible();
  await expectAccessible(place);
  await button('Review answers').click();
  await expect.element(button('Next')).toBeVisible();
  await expectAccessible(place);
  await button('Back to the result').click();
  await button('Done').click();
  await expect.element(button('Back to the course')).toBeVisible();
  await expectAccessible(place);
});
