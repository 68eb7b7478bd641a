import '../../ui/storage-stand-in.ts';
import { readSettings } from './settings.ts';
import { storePrefix } from './stored-names.ts';

/** What the sign-in library keeps of the signed-in person, as far as it is read here. */
type StoredTokens = {
  readonly access_token: string;
  readonly id_token?: string;
  readonly refresh_token?: string;
  /** Seconds since 1970. */
  readonly expires_at: number;
  readonly profile: { readonly iss: string; readonly sub: string };
};

/** The person signed in in this tab. */
export type Session = { readonly issuer: string; readonly subject: string };

let last: { text: string | null; tokens: StoredTokens | null; session: Session | null } = {
  text: null,
  tokens: null,
  session: null,
};

function read(): typeof last {
  const text = sessionStorage.getItem(storedName());
  if (text === last.text) return last;
  const tokens = text === null ? null : parsed(text);
  const session = tokens && { issuer: tokens.profile.iss, subject: tokens.profile.sub };
  const same = session?.issuer === last.session?.issuer && session?.subject === last.session?.subject;
  last = { text, tokens, session: same ? last.session : session };
  return last;
}

/** Texts that the library did not write count as nobody. */
function parsed(text: string): StoredTokens | null {
  try {
    const tokens = JSON.parse(text) as StoredTokens;
    return tokens.access_token && tokens.expires_at && tokens.profile.sub ? tokens : null;
  } catch {
    return null;
  }
}

function storedName(): string {
  const { issuer, client_id } = readSettings();
  return `${storePrefix}user:${issuer}:${client_id}`;
}

/** Who is signed in in this tab; null for visitors. The same person is the same object. */
export const getSession = (): Session | null => read().session;

/** The tokens of this tab; null for visitors. */
export const storedTokens = (): StoredTokens | null => read().tokens;

/** Forgets the tokens of this tab. */
export function forgetTokens(): void {
  sessionStorage.removeItem(storedName());
}

/** Forgets the refresh token only. */
export function forgetRefreshToken(): void {
  const tokens = storedTokens();
  if (tokens) sessionStorage.setItem(storedName(), JSON.stringify({ ...tokens, refresh_token: undefined }));
}

const listeners = new Set<() => void>();

/** Calls back after every sign-in, renewal and sign-out in this tab, until the returned function is called. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells everyone who listens. */
export function announceSession(): void {
  for (const listener of listeners) listener();
}
