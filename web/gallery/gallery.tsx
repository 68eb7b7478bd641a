import '../src/ui/tokens.css';
import '../src/ui/fonts.css';
import '../src/ui/base.css';
import '@mantine/core/styles/global.layer.css';
import { MantineProvider } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { texts } from '../src/texts/texts.ts';
import { cssVariablesResolver, theme } from '../src/ui/theme.ts';
import { UiTextsContext } from '../src/ui/ui-texts.ts';
import { Toasts } from '../src/ui/toasts.tsx';
import { PartsSheet } from './parts-sheet.tsx';
import { StatusSheet } from './status-sheet.tsx';

// gallery.html?sheet=status&scheme=dark&dir=rtl
const asked = new URLSearchParams(location.search);
const scheme = asked.get('scheme') === 'dark' ? 'dark' : 'light';
document.documentElement.dir = asked.get('dir') ?? 'ltr';
document.documentElement.dataset['mantineColorScheme'] = scheme;
const sheets: Record<string, () => React.ReactNode> = { status: StatusSheet, parts: PartsSheet };
const Sheet = sheets[asked.get('sheet') ?? 'status'] ?? StatusSheet;

const root = createRootRoute({ component: () => <Outlet /> });
const page = createRoute({ getParentRoute: () => root, path: '/', component: Sheet });
const router = createRouter({
  routeTree: root.addChildren([page]),
  history: createMemoryHistory({ initialEntries: ['/'] }),
});

createRoot(document.getElementById('root') as HTMLElement).render(
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariablesResolver}
    forceColorScheme={scheme}
    deduplicateCssVariables={false}
  >
    <UiTextsContext value={texts.ui}>
      <RouterProvider router={router as never} />
      <Toasts />
    </UiTextsContext>
  </MantineProvider>,
);
