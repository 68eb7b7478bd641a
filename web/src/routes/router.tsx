import { createRoute, createRouter, type ParsedLocation, type RouterHistory } from '@tanstack/react-router';
import type { Client } from 'urql';
import { homeQuery } from '../entrance/home/home-query.ts';
import { homeSearch } from '../entrance/home/home-tab.ts';
import { getSession } from '../base/session/session.ts';
import { ask, askAhead } from '../graphql/ask-ahead.ts';
import { focusNextHeading } from '../ui/page/page-heading.tsx';
import { Spinner } from '../ui/feedback/spinner.tsx';
import { groupPages, groupPlayers } from './group-routes.ts';
import { openPages, openPlayers, ownPages, ownPlayers, root } from './layouts.tsx';
import { resumeWhereKnown } from './guards.ts';
import { code, ledTo, screen, withTexts } from './screen.ts';

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

const freeArea = withTexts('welcome', () => import('./free-area.tsx'));

/** What it holds stands in its own code, so that nobody else waits for it. */
const free = createRoute({
  getParentRoute: () => root,
  path: '/free/$',
  beforeLoad: resumeWhereKnown,
  ...code(freeArea, 'FreeArea'),
});

const previewArea = withTexts('besidePlayer', () => import('./preview-area.tsx'));

/** The same for authors; who has another role is told so by what it shows. */
const preview = screen(ownPlayers, '/cms/preview/$', previewArea, 'PreviewArea');

const cmsArea = withTexts('cms', () => import('./cms-area.tsx'));

const cms = screen(ownPages, '/cms/$', cmsArea, 'CmsArea');

const salesArea = withTexts('sales', () => import('./sales-area.tsx'));

const sales = screen(ownPages, '/sales-management/$', salesArea, 'SalesArea');

const adminArea = withTexts('admin', () => import('./admin-area.tsx'));

const admin = screen(ownPages, '/manage-jasperactive/$', adminArea, 'AdminArea');

const seatsScreen = withTexts('seats', () => import('../business/seats/seats-screen.tsx'));

const peopleFile = withTexts('roster', () => import('../business/people-file/people-file-screen.tsx'));

const invitationScreen = withTexts('invitations', () => import('../entrance/invitation-link/invitation-screen.tsx'));

/** The link of an invitation, also for who has no account yet. */
const invitation = createRoute({
  getParentRoute: () => openPlayers,
  path: '/invitation/$token',
  beforeLoad: resumeWhereKnown,
  ...code(invitationScreen, 'InvitationScreen'),
});

const routeTree = root.addChildren([
  openPages.addChildren([
    home,
    // Providers lead people here after they have signed out.
    ledTo(openPages, '/index.html', '/'),
  ]),
  ownPages.addChildren([
    ...groupPages,
    cms,
    sales,
    admin,
    screen(ownPages, '/license/$licenseId/seats', seatsScreen, 'SeatsScreen'),
    screen(ownPages, '/institution/$institutionId/members/import', peopleFile, 'PeopleFileScreen'),
    // The specification's placeholder: what stands there is a tab of home.
    ledTo(ownPages, '/my-institution', '/', { tab: 'members' }),
  ]),
  openPlayers.addChildren([
    invitation,
    screen(openPlayers, '/login', () => import('../base/session/sign-in/login-screen.tsx'), 'LoginScreen'),
    screen(
      openPlayers,
      '/auth-callback',
      () => import('../base/session/sign-in/auth-callback-screen.tsx'),
      'AuthCallbackScreen',
    ),
    screen(openPlayers, '/silent-renew', () => import('../base/session/silent-renew-screen.tsx'), 'SilentRenewScreen'),
  ]),
  ownPlayers.addChildren([...groupPlayers, preview]),
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
      matches.flatMap(({ staticData, params, search }) => staticData.asks?.({ params, search }) ?? []),
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
