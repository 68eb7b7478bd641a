import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { createClient } from '../src/graphql/client.ts';
import { Providers } from '../src/providers.tsx';
import { loadTexts } from '../src/texts/language.ts';
import { Toasts } from '../src/ui/feedback/toasts.tsx';
import { sheets } from './sheets.ts';

// The address says what is shown: gallery.html?sheet=status&scheme=dark&dir=rtl
const asked = new URLSearchParams(location.search);
await Promise.all([loadTexts('learner'), loadTexts('cms')]);
document.documentElement.dir = asked.get('dir') ?? 'ltr';
localStorage.setItem('lectern-colour-scheme', asked.get('scheme') ?? 'light');

const root = createRootRoute({ component: () => <Outlet /> });
const page = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: sheets[asked.get('sheet') ?? 'status'] ?? (() => null),
});
const router = createRouter({ routeTree: root.addChildren([page]), history: createMemoryHistory() });
const visitor = {
  freshToken: async () => null,
  signIn: async () => {},
  checksAreDue: () => false,
  checksAreDone: () => {},
};

createRoot(document.getElementById('root') as HTMLElement).render(
  <Providers client={createClient(visitor)}>
    <RouterProvider router={router as never} />
    <Toasts />
  </Providers>,
);
