import { expect } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { button } from './locators.ts';
import { openPlayer } from './open-player.tsx';
import { PlayServer, type PlayCourse } from './play-server.ts';
import { choice, rows } from './questions.ts';

export const benchmark = '/benchmark/1';
export const summary = '/summary/1';
export const timer = page.getByRole('timer');

/** A benchmark of two questions from two lessons in ten minutes, and its summary. */
export const pair = { questions: [choice, rows], lessons: ['Networks', 'Safety'], time: 600 };
const school: PlayCourse = { benchmarks: [pair], summaries: true };

/** Opens an assessment of a course; before its first sitting that is its start. `prepare` changes the server before. */
export async function openAssessment(
  course: PlayCourse = school,
  path = benchmark,
  prepare?: (server: PlayServer) => Promise<void> | void,
) {
  const server = await PlayServer.open(course);
  await prepare?.(server);
  return { server, ...openPlayer(server, path) };
}

/** The same at its first question. */
export async function beginAssessment(course?: PlayCourse, path?: string) {
  const opened = await openAssessment(course, path);
  await button('Start').click();
  await expect.element(page.getByText(/^of \d+$/)).toBeVisible();
  return opened;
}

/** Answers the choice of a sitting, by the words of the answer. */
export const choose = (answer: RegExp) => page.getByRole('radio', { name: answer }).click();

/** Answers both rows of the second question as given. */
export async function chooseRows(first: 'True' | 'False', second: 'True' | 'False'): Promise<void> {
  await page.getByRole('radio', { name: first, exact: true }).first().click();
  await page.getByRole('radio', { name: second, exact: true }).nth(1).click();
}

/** Changes the world in the moment a button is pressed, before it acts; nothing that runs by itself can come in between. */
export function whenPressed(target: Locator, change: () => void): void {
  target.element().addEventListener('click', change, { capture: true, once: true });
}
