import { createRoute, createRouter, type ParsedLocation, type RouterHistory } from '@tanstack/react-router';
import type { Client } from 'urql';
import { homeQuery } from '../entrance/home/home-query.ts';
import { homeSearch } from '../entrance/home/home-tab.ts';
import { getSession } from '../base/session/session.ts';
import { ask, askAhead, type Ask } from '../graphql/ask-ahead.ts';
import { focusNextHeading } from '../ui/page/page-heading.tsx';
import { Spinner } from '../ui/feedback/spinner.tsx';
import { groupPages, groupPlayers } from './group-routes.ts';
import { openPages, openPlayers, ownPages, ownPlayers, root } from './layouts.tsx';
import { resumeWhereKnown } from './guards.ts';
import { later, laterScreen } from './later.ts';
import { code, ledTo } from './screen.ts';

const home = createRoute({
  getParentRoute: () => openPages,
  path: '/',
  validateSearch: homeSearch,
  ...code(
    () => import('../entrance/home/home-screen.tsx'),
    'HomeScreen',
    () => [ask(homeQuery, {})],
  ),
});

/** What it holds stands in its own code, so that nobody else waits for it. */
const free = createRoute({
  getParentRoute: () => root,
  path: '/free/$',
  beforeLoad: resumeWhereKnown,
  ...later('free'),
});

/** The link of an invitation, also for who has no account yet. */
const invitation = createRoute({
  getParentRoute: () => openPlayers,
  path: '/invitation/$token',
  beforeLoad: resumeWhereKnown,
  ...later('invitation'),
});

const routeTree = root.addChildren([
  openPages.addChildren([
    home,
    // Providers lead people here after they have signed out.
    ledTo(openPages, '/index.html', '/'),
  ]),
  ownPages.addChildren([
    ...groupPages,
    laterScreen(ownPages, '/cms/$', 'cms'),
    laterScreen(ownPages, '/sales-management/$', 'sales'),
    laterScreen(ownPages, '/manage-jasperactive/$', 'admin'),
    laterScreen(ownPages, '/license/$licenseId/seats', 'seats'),
    laterScreen(ownPages, '/institution/$institutionId/members/import', 'peopleFile'),
    // The specification's placeholder: what stands there is a tab of home.
    ledTo(ownPages, '/my-institution', '/', { tab: 'members' }),
  ]),
  openPlayers.addChildren([
    invitation,
    laterScreen(openPlayers, '/login', 'login'),
    laterScreen(openPlayers, '/auth-callback', 'authCallback'),
    laterScreen(openPlayers, '/silent-renew', 'silentRenew'),
  ]),
  // A preview is for authors; who has another role is told so by what it shows.
  ownPlayers.addChildren([...groupPlayers, laterScreen(ownPlayers, '/cms/preview/$', 'preview')]),
  free,
]);

/**
 * The router of the app; without a history it lives in the browser's address bar. What the first screen needs is asked
 * for here, before anything is drawn.
 */
export function createAppRouter(client: Client, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history ? { history } : {}),
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    defaultPendingComponent: () => <Spinner />,
  });
  const askFor = (location: ParsedLocation) => {
    const matches = getSession() ? router.matchRoutes(location) : [];
    askAhead(
      client,
      matches.flatMap<Ask | Promise<readonly Ask[]>>(
        ({ staticData, params, search }) => staticData.asks?.({ params, search }) ?? [],
      ),
    );
  };
  askFor(router.latestLocation);
  router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation, toLocation }) => {
    askFor(toLocation);
    if (pathChanged && fromLocation) focusNextHeading();
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
