import { createContext } from 'react';

/** The place in the bar below a question where its letters are shown again on narrow screens; null where there is none. */
export const TrayPlace = createContext<HTMLElement | null>(null);
