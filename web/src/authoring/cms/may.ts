import type { GlobalRole } from '@lectern/domain/base/account/role.ts';
import { isAllowed, type Operation } from '@lectern/domain/permission.ts';
import { createContext, use } from 'react';

/** The role of whoever looks at a screen of content management. */
export const AuthorRole = createContext<GlobalRole | null>(null);

/** The role of whoever looks, for what screens show by role alone. */
export const useAuthorRole = (): GlobalRole | null => use(AuthorRole);

/** Tells what whoever looks may do with content: a button for anything else is not shown, and the server refuses it. */
export function useMay(): (operation: Operation) => boolean {
  const globalRole = useAuthorRole();
  return (operation) => isAllowed(operation, { signedIn: true, globalRole });
}
