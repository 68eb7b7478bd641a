import type { Env } from '../../env.ts';
import { isLoopback } from '../http/is-loopback.ts';

/** The origin that a text names, such as `https://portal.school.example`; null for anything else, and for http where others can listen. */
export function readOrigin(text: string, { production }: Pick<Env, 'production'>): string | null {
  if (!URL.canParse(text)) return null;
  const { origin, protocol, pathname, search, hash, username } = new URL(text);
  if (pathname !== '/' || search || hash || username) return null;
  const safe = protocol === 'https:' || (protocol === 'http:' && (!production || isLoopback(text)));
  return safe ? origin : null;
}
