import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';
import '@mantine/core/styles/global.layer.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'urql';
import { freshToken, signIn } from './features/session/session.ts';
import { createClient } from './graphql/client.ts';
import { router } from './routes/router.tsx';
import { texts } from './texts/texts.ts';
import { cssVariablesResolver, theme } from './ui/theme.ts';
import { UiTextsContext } from './ui/ui-texts.ts';

const client = createClient({ freshToken, signIn });
const colourSchemes = localStorageColorSchemeManager({ key: 'lectern-colour-scheme' });
const place = document.getElementById('root');
if (!place) throw new Error('The page has no place for the app.');

createRoot(place).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colourSchemes}
      defaultColorScheme="auto"
      deduplicateCssVariables={false}
    >
      <UiTextsContext value={texts.ui}>
        <Provider value={client}>
          <RouterProvider router={router} />
        </Provider>
      </UiTextsContext>
    </MantineProvider>
  </StrictMode>,
);
