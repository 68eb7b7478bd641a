import { createContext, use } from 'react';
import type { Staff } from '../session/staff-only.tsx';

/** Who looks at a screen of the sales area. */
export const Seller = createContext<Staff | null>(null);

/** Who looks. */
export function useSeller(): Staff {
  const seller = use(Seller);
  if (!seller) throw new Error('Screens of the sales area stand inside Seller.');
  return seller;
}
