import { announceSession, forgetTokens } from '../src/base/session/session-store.ts';
import { storePrefix } from '../src/base/session/stored-names.ts';
import { readSettings } from '../src/base/session/settings.ts';

/** Signs a person in in this tab for an hour; null signs them out. `token` is one that the server takes. */
export function signInAs(subject: string | null, token = `token-of-${subject}`): void {
  forgetTokens();
  if (subject !== null) {
    const { issuer, client_id } = readSettings();
    const tokens = {
      access_token: token,
      expires_at: Date.now() / 1000 + 3600,
      profile: { iss: issuer, sub: subject },
    };
    sessionStorage.setItem(`${storePrefix}user:${issuer}:${client_id}`, JSON.stringify(tokens));
  }
  announceSession();
}
