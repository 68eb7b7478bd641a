import type { ComponentType, FunctionComponent } from 'react';
import { useLanguage } from '../texts/language.ts';

/**
 * The same component, drawn once more when the language changes: the router keeps what it has drawn, and what is typed
 * in it stays.
 */
export const drawnAnew = (Screen: ComponentType): FunctionComponent =>
  function DrawnAnew() {
    useLanguage();
    return <Screen />;
  };
