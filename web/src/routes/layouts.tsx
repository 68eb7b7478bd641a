import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useHasSelected } from '../learning/reader/use-has-selected.ts';
import { useEnding, useReplaced } from '../base/session/use-session.ts';
import { Shell } from '../base/shell/shell.tsx';
import { texts } from '../texts/texts.ts';
import { showToast } from '../ui/feedback/toast-store.ts';
import { Toasts } from '../ui/feedback/toasts.tsx';
import { isStorageRefused, onStorageRefused } from '../ui/storage-stand-in.ts';
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
  notFoundComponent: drawnAnew(PageNotFound),
});

const EndedPage = lazy(() => import('../base/session/sign-out/ended-page.tsx'));
const ReplacedDialog = lazy(() => import('../base/session/replaced-dialog.tsx'));
const AwaitedClass = lazy(() => import('../entrance/home/awaited-class.tsx'));
const SelectionReader = lazy(() => import('../learning/reader/selection-reader.tsx'));

function Root() {
  const replaced = useReplaced();
  const selects = useHasSelected();
  const ending = useEnding();
  useKeptFocus();
  const refused = useSyncExternalStore(onStorageRefused, isStorageRefused);
  useEffect(() => {
    if (refused) showToast('info', texts.shell.notKept);
  }, [refused]);
  if (ending) {
    return (
      <Suspense>
        <EndedPage />
      </Suspense>
    );
  }
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
    <Suspense>
      <AwaitedClass />
    </Suspense>
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
