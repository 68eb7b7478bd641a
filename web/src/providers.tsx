import './ui/theme/tokens.css';
import './ui/theme/fonts.css';
import './ui/theme/base.css';
import '@mantine/core/styles/global.layer.css';
import { DirectionProvider, localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { StrictMode, type ReactNode } from 'react';
import { Provider, type Client } from 'urql';
import { useLanguage } from './texts/language.ts';
import { texts } from './texts/texts.ts';
import { cssVariablesResolver, theme } from './ui/theme/theme.ts';
import { UiTextsContext } from './ui/ui-texts.ts';

const colourSchemes = localStorageColorSchemeManager({ key: 'lectern-colour-scheme' });

type Props = { readonly client: Client; readonly children: ReactNode };

/**
 * What every part of the app may rely on: the theme, the words of the parts, the client and the direction of the page.
 * Another language shows everything anew.
 */
export function Providers({ client, children }: Props) {
  const language = useLanguage();
  return (
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
            <DirectionProvider key={language}>{children}</DirectionProvider>
          </Provider>
        </UiTextsContext>
      </MantineProvider>
    </StrictMode>
  );
}
