import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useHasSelected } from '../features/reader/use-has-selected.ts';
import { useReplaced } from '../features/session/use-session.ts';
import { Shell } from '../features/shell/shell.tsx';
import { Toasts } from '../ui/feedback/toasts.tsx';
import { useKeptFocus } from '../ui/page/use-kept-focus.ts';
import { drawnAnew } from './drawn-anew.tsx';
import { resumeWhereKnown, signedInOnly } from './guards.ts';
import { PageFailed } from './page-failed.tsx';
import { PageNotFound } from './page-not-found.tsx';
import { PlaceKeeper } from './place-keeper.tsx';
import { TitleAnnouncer } from './title-announcer.tsx';

/** What stands around every page. */
export const root = createRootRoute({
  component: drawnAnew(Root),
  errorComponent: PageFailed,
  notFoundComponent: PageNotFound,
});

const ReplacedDialog = lazy(() => import('../features/session/replaced-dialog.tsx'));
const SelectionReader = lazy(() => import('../features/reader/selection-reader.tsx'));

function Root() {
  const replaced = useReplaced();
  const selects = useHasSelected();
  useKeptFocus();
  return (
    <>
      <Outlet />
      <Toasts />
      <TitleAnnouncer />
      <PlaceKeeper />
      {selects && (
        <Suspense>
          <SelectionReader />
        </Suspense>
      )}
      {replaced && (
        <Suspense>
          <ReplacedDialog />
        </Suspense>
      )}
    </>
  );
}

const Framed = drawnAnew(() => (
  <Shell>
    <Outlet />
  </Shell>
));

/** Pages with the top bar that everyone may open. */
export const openPages = createRoute({
  getParentRoute: () => root,
  id: 'open-pages',
  beforeLoad: resumeWhereKnown,
  component: Framed,
});

/** Pages with the top bar for people in session; others are led home. */
export const ownPages = createRoute({
  getParentRoute: () => root,
  id: 'own-pages',
  beforeLoad: signedInOnly,
  component: Framed,
});

/** Pages without the top bar (players, sign-in) that everyone may open. */
export const openPlayers = createRoute({ getParentRoute: () => root, id: 'open-players' });

/** Players for people in session; others are led home. */
export const ownPlayers = createRoute({ getParentRoute: () => root, id: 'own-players', beforeLoad: signedInOnly });
