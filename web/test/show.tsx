import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { Client } from 'urql';
import { Providers } from '../src/providers.tsx';
import { createAppRouter } from '../src/routes/router.tsx';
import { clientOf, type Replies } from './client-of.ts';

const shown: { root: Root; place: HTMLElement }[] = [];

/** Puts a part on the page as the app would show it, and gives the element it stands in. */
export function show(part: ReactNode, client: Client = clientOf({})): HTMLElement {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  shown.push({ root, place });
  flushSync(() => root.render(<Providers client={client}>{part}</Providers>));
  return place;
}

/** The same for a part with links: it stands in a page of its own. */
export function showLinked(part: ReactNode, client?: Client): HTMLElement {
  const root = createRootRoute({ component: () => <Outlet /> });
  const page = createRoute({ getParentRoute: () => root, path: '/', component: () => part });
  const router = createRouter({ routeTree: root.addChildren([page]), history: createMemoryHistory() });
  return show(<RouterProvider router={router as never} />, client);
}

/** Opens the app at an address; its calls are answered by `replies`. */
export function showApp(address: string, replies: Replies = {}) {
  const client = clientOf(replies);
  const router = createAppRouter(client, createMemoryHistory({ initialEntries: [address] }));
  return { place: show(<RouterProvider router={router} />, client), router };
}

export function takeAway(): void {
  for (const { root, place } of shown.splice(0)) {
    root.unmount();
    place.remove();
  }
}
