import './ui/theme/tokens.css';
import './ui/theme/fonts.css';
import './ui/theme/base.css';
import { StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { Provider, type Client } from 'urql';
import { useLanguage } from './texts/language.ts';
import { texts } from './texts/texts.ts';
import { followColourScheme } from './ui/theme/colour-schemes.ts';
import { UiTextsContext } from './ui/ui-texts.ts';

type Props = { readonly client: Client; readonly children: ReactNode };

/**
 * What every part of the app may rely on: the colours of the window, the words of the parts and the client.
 * In another language each screen is drawn anew with what is typed in it (`routes/drawn-anew.tsx`).
 */
export function Providers({ client, children }: Props) {
  useLanguage();
  useLayoutEffect(followColourScheme, []);
  return (
    <StrictMode>
      <UiTextsContext value={texts.ui}>
        <Provider value={client}>{children}</Provider>
      </UiTextsContext>
    </StrictMode>
  );
}
