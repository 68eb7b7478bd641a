import { Refusal } from '@lectern/domain/refusal.ts';
import { z } from 'zod/mini';
import type { ReaderSettings } from './settings.ts';

/** What Microsoft's reader asks for before it opens: a token of the installation, and the name of its resource. */
export type ReaderAuth = { readonly token: string; readonly subdomain: string };

/** Microsoft's reader, as this installation may use it. */
export type ImmersiveReader = {
  /** A token that works for some minutes at least; it refuses with UNAVAILABLE while Microsoft gives none. */
  readonly auth: () => Promise<ReaderAuth>;
};

/** Milliseconds before its end at which a token is no longer given out. */
const spare = 10 * 60_000;
const patience = 5000;

const reply = z.object({ access_token: z.string().check(z.minLength(1)), expires_in: z.coerce.number() });

/** Opens Microsoft's reader. A token is asked for once and then given to all until shortly before it ends. */
export function openImmersiveReader(settings: ReaderSettings, now = Date.now): ImmersiveReader {
  let kept = { token: '', until: 0 };
  let asking: Promise<typeof kept> | null = null;
  return {
    auth: async () => {
      if (kept.until <= now()) {
        asking ??= askForToken(settings, now).finally(() => (asking = null));
        kept = await asking;
      }
      return { token: kept.token, subdomain: settings.subdomain };
    },
  };
}

async function askForToken(settings: ReaderSettings, now: () => number) {
  const { identity, tenant, clientId, clientSecret } = settings;
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
    scope: 'https://cognitiveservices.azure.com/.default',
  });
  try {
    const response = await fetch(`${identity}/${tenant}/oauth2/v2.0/token`, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) throw new Error(`Microsoft's identity endpoint says ${response.status}`);
    const { access_token, expires_in } = reply.parse(await response.json());
    return { token: access_token, until: now() + Math.max(0, expires_in * 1000 - spare) };
  } catch (error) {
    // What it says may repeat the secret; the sentence of a refusal does not.
    console.error(`The immersive reader gets no token: ${error instanceof Error ? error.message : 'unknown'}`);
    throw new Refusal('UNAVAILABLE');
  }
}
