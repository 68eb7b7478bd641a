import { embeddedName } from '../embedded.ts';
import { openClient } from '../oidc.ts';

/** What the entrance knows: whose page is around the frame, what it shows, and the ticket for one sign-in. */
type Visit = { readonly partner: string; readonly group: string; readonly course: string; readonly ticket?: string };

/**
 * Signs in inside another site's frame, with the ticket of its entrance in place of a cookie, and then leads to the course.
 * Without a ticket that counts the frame ends with a page that says so: nobody can type a password there.
 */
export async function signInToFrame(): Promise<void> {
  const { ticket, ...visit } = JSON.parse(sessionStorage.getItem(embeddedName) ?? '{}') as Visit;
  const address = ticket ? await exchange(ticket, visit) : null;
  sessionStorage.setItem(embeddedName, JSON.stringify(visit));
  window.location.replace(address ?? `/identity/frame-ended?frame=${visit.partner}`);
}

/** The address that the sign-in returns to; null where the ticket was used or is too old. */
async function exchange(ticket: string, { group, course }: Visit): Promise<string | null> {
  const state = { url: `/group/${group}/course/${course}` };
  const request = { state, nonce: crypto.randomUUID(), request_type: 'si:r' };
  const { url } = await openClient().createSigninRequest(request);
  const body = new URLSearchParams([...new URL(url).searchParams, ['ticket', ticket]]);
  const response = await fetch('/identity/frame-sign-in', { method: 'POST', body });
  if (response.status >= 500) throw new TypeError('the sign-in cannot be reached');
  return response.ok ? ((await response.json()) as { address: string }).address : null;
}
