import type { UseNavigateResult } from '@tanstack/react-router';

/** Goes to an address of this site; those of the identity provider's own pages lie outside the app. */
export function goTo(address: string, navigate: UseNavigateResult<string>): void {
  if (address.startsWith('/identity/')) window.location.replace(address);
  else void navigate({ href: address, replace: true });
}
