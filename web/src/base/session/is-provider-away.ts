import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts';

/** Whether an error says only that the identity provider, or something before it, cannot answer now. */
export function isProviderAway(error: unknown): boolean {
  if (error instanceof ErrorResponse)
    return error.error === 'server_error' || error.error === 'temporarily_unavailable';
  if (error instanceof TypeError || error instanceof ErrorTimeout) return true;
  // A provider speaks JSON; a page in its place is the word of a proxy that does not reach it.
  return error instanceof Error && /\((429|5\d\d)\)|^Invalid response Content-Type/.test(error.message);
}
