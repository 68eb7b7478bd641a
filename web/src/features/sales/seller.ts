import { createContext, use } from 'react';
import type { Staff } from '../session/staff-only.tsx';

/** Who looks at a screen of the sales area. */
export const Seller = createContext<Staff | null>(null);

/** The id of who looks. */
export function useSellerId(): string {
  const seller = use(Seller);
  if (!seller) throw new Error('Screens of the sales area stand inside Seller.');
  return seller.id;
}
