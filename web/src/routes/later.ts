import type { AnyRoute } from '@tanstack/react-router';
import { createRoute } from '@tanstack/react-router';
import type { pages } from './pages.ts';
import { code } from './screen.ts';

/** Fetches what the pages consist of that the first script does not have. */
export const fetchPages = () => import('./pages.ts').then((module) => module.pages);

/** The code of such a page, and what it will ask for. */
export const later = (name: keyof typeof pages) =>
  code(
    async () => ({ Page: await (await fetchPages())[name].load() }),
    'Page',
    async (address) => (await fetchPages())[name].asks(address),
  );

/** A route of one such page: `laterScreen(ownPages, '/cms/$', 'cms')`. */
export const laterScreen = <Parent extends AnyRoute, const Path extends string>(
  parent: Parent,
  path: Path,
  name: keyof typeof pages,
) => createRoute({ getParentRoute: () => parent, path, ...later(name) });
