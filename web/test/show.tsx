import { MantineProvider } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { texts } from '../src/texts/texts.ts';
import { cssVariablesResolver, theme } from '../src/ui/theme.ts';
import { UiTextsContext } from '../src/ui/ui-texts.ts';

const shown: { root: Root; place: HTMLElement }[] = [];

/** Puts a part on the page with the theme and texts of the app, and gives the element it stands in. */
export function show(part: ReactNode): HTMLElement {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  shown.push({ root, place });
  flushSync(() => root.render(<Around>{part}</Around>));
  return place;
}

/** The same for a part with links: it stands in a page of its own, at `address`. */
export function showAt(address: string, part: ReactNode): HTMLElement {
  const root = createRootRoute({ component: () => <Outlet /> });
  const page = createRoute({ getParentRoute: () => root, path: '/$', component: () => part });
  const first = createRoute({ getParentRoute: () => root, path: '/', component: () => part });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: root.addChildren([first, page]), history });
  return show(<RouterProvider router={router as never} />);
}

export function takeAway(): void {
  for (const { root, place } of shown.splice(0)) {
    root.unmount();
    place.remove();
  }
}

function Around({ children }: { readonly children: ReactNode }) {
  return (
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        deduplicateCssVariables={false}
        forceColorScheme={undefined as never}
        withGlobalClasses={false}
      >
        <UiTextsContext value={texts.ui}>{children}</UiTextsContext>
      </MantineProvider>
    </StrictMode>
  );
}
