import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { Client, fetchExchange } from 'urql';
import { expect } from 'vitest';
import { livingPages, nameOfPage } from '../../src/base/saving/kept/this-page.ts';
import { forgetQueues } from '../../src/base/saving/queues.ts';
import { besideCacheBy } from '../../src/graphql/beside-cache.ts';
import { cache } from '../../src/graphql/cache.ts';
import { idempotencyKeys } from '../../src/graphql/idempotency-key.ts';
import { createAppRouter } from '../../src/routes/router.tsx';
import { show, takeAway } from '../show.tsx';
import { signInAs } from '../sign-in-as.ts';
import type { PlayLearner, PlayServer } from './play-server.ts';

/** Opens a page of the course in a tab of its learner, or of somebody else; of nobody in session where that is null. */
export function openPlayer(
  server: PlayServer,
  path: string,
  person: PlayLearner | null = server.place.learner,
  base = server.path(),
) {
  signInAs(person?.subject ?? null, person?.token);
  const line = { url: '/graphql', preferGetMethod: false, fetch: server.fetch } as const;
  const beside = new Client({ ...line, exchanges: [fetchExchange] });
  const client = new Client({ ...line, exchanges: [besideCacheBy(beside), idempotencyKeys, cache(), fetchExchange] });
  const router = createAppRouter(client, createMemoryHistory({ initialEntries: [`${base}${path}`] }));
  const place = show(<RouterProvider router={router} />, client);
  return { place, client, router, address: () => router.state.location.pathname };
}

/** The tab dies: the page is gone without a word, what it kept in the storage of the tab is there for the next one. */
export async function crash(): Promise<void> {
  const name = await nameOfPage();
  forgetQueues();
  takeAway();
  // With a page the browser lets go of its name; the page of a test lives on, and the browser hears of it a little later.
  await expect.poll(async () => (await livingPages())(name)).toBe(false);
}
