import './ui/theme/tokens.css';
import './ui/theme/fonts.css';
import './ui/theme/base.css';
import '@mantine/core/styles/global.layer.css';
import { DirectionContext, MantineProvider } from '@mantine/core';
import { StrictMode, type ReactNode } from 'react';
import { Provider, type Client } from 'urql';
import { useLanguage } from './texts/language.ts';
import { directionOfApp } from './texts/of-language.ts';
import { texts } from './texts/texts.ts';
import { colourSchemes } from './ui/theme/colour-schemes.ts';
import { cssVariablesResolver, theme } from './ui/theme/theme.ts';
import { UiTextsContext } from './ui/ui-texts.ts';

/** The direction that the page has; nothing but its language turns it. */
const directionOfPage = () => ({
  dir: directionOfApp(),
  setDirection() {},
  toggleDirection() {},
});

type Props = { readonly client: Client; readonly children: ReactNode };

/**
 * What every part of the app may rely on: the theme, the words of the parts, the client and the direction of the page.
 * In another language each screen is drawn anew with what is typed in it (`routes/drawn-anew.tsx`).
 */
export function Providers({ client, children }: Props) {
  useLanguage();
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
            <DirectionContext value={directionOfPage()}>{children}</DirectionContext>
          </Provider>
        </UiTextsContext>
      </MantineProvider>
    </StrictMode>
  );
}
