import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { Client, fetchExchange } from 'urql';
import { cache } from '../../src/graphql/cache.ts';
import { createAppRouter } from '../../src/routes/router.tsx';
import { show } from '../show.tsx';
import { signInAs } from '../sign-in-as.ts';
import { PlayServer, type PlayCourse } from './play-server.ts';

/** Opens an address of free mode for a visitor; the address is made of the course that is offered. */
export async function openFree(course: PlayCourse, addressOf: (server: PlayServer) => string) {
  const server = await PlayServer.open({ ...course, free: true });
  signInAs(null);
  const exchanges = [cache(), fetchExchange];
  const client = new Client({ url: '/graphql', exchanges, preferGetMethod: false, fetch: server.fetch });
  const router = createAppRouter(client, createMemoryHistory({ initialEntries: [addressOf(server)] }));
  const place = show(<RouterProvider router={router} />, client);
  return { server, place, router, address: () => router.state.location.pathname };
}
