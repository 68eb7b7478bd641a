import './mantine.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import { DirectionContext, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

const directionOfPage = () => ({
  dir: document.documentElement.dir === 'rtl' ? ('rtl' as const) : ('ltr' as const),
  setDirection() {},
  toggleDirection() {},
});

/** The page is light or dark by what we say (`colour-schemes.ts`), whatever Mantine is told. */
const noElement = () => undefined;

/** What a part of Mantine relies on. It stands around such parts only: no other screen waits for it. */
export function Mantine({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider theme={theme} getRootElement={noElement} withCssVariables={false} withGlobalClasses={false}>
      <DirectionContext value={directionOfPage()}>{children}</DirectionContext>
    </MantineProvider>
  );
}
