import { returnAddress } from '@lectern/domain/base/account/return-address.ts';
import { openClient } from '../oidc.ts';

/** Where somebody wanted to go on who has just signed out, as this page's address says; the home page if it is not known. */
export async function leftFor(): Promise<string> {
  const known = await openClient()
    .readSignoutResponseState(window.location.href)
    .catch(() => null);
  return returnAddress(known?.state?.data, null);
}
