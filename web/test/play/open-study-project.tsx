import { expect } from 'vitest';
import { button } from './locators.ts';
import { openPlayer } from './open-player.tsx';
import { PlayServer, type PlayCourse } from './play-server.ts';
import { choice, rows } from './questions.ts';

/** Opens the study project of a course; without key elements and drafts it shows its start. `prepare` changes the server before. */
export async function openProject(
  course: PlayCourse = { project: [choice, rows] },
  prepare?: (server: PlayServer) => Promise<void> | void,
) {
  const server = await PlayServer.open(course);
  await prepare?.(server);
  return { server, ...openPlayer(server, server.project) };
}

/** The same at its first question. */
export async function beginProject(course?: PlayCourse) {
  const opened = await openProject(course);
  await button('Start').click();
  await expect.element(button('Check Answer')).toBeVisible();
  return opened;
}
