import type { SentFromHead } from './sent-from-head.ts';

/** A question of the screen at an address: the pattern of the address, whose groups are its variables, and its text. */
export type HeadAsk = { readonly path: string; readonly operationName: string; readonly query: string };

type Names = { readonly storePrefix: string; readonly checkedName: string; readonly renewBefore: number };

/**
 * Sends the question of the screen at the address for whoever is in session in this tab, while the scripts of the app are
 * on the way. It stands as text in the head of the built page, so it may use nothing from outside of it.
 */
export function askFromHead(asks: readonly HeadAsk[], { storePrefix, checkedName, renewBefore }: Names): void {
  const asked = asks.find(({ path }) => new RegExp(path).test(location.pathname));
  const settings = document.querySelector<HTMLMetaElement>('meta[name="lectern"]')?.content || '{}';
  const { issuer = `${location.origin}/identity`, client_id = 'lectern' } = JSON.parse(settings);
  const tokens = JSON.parse(sessionStorage.getItem(`${storePrefix}user:${issuer}:${client_id}`) ?? '{}');
  const { access_token, expires_at, profile } = tokens;
  if (!asked || !access_token || !profile?.sub || !(expires_at - renewBefore > Date.now() / 1000)) return;
  const { path, operationName, query } = asked;
  const places = Object.entries(new RegExp(path).exec(location.pathname)?.groups ?? {}).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const variables = Object.fromEntries(places.map(([name, part]) => [name, decodeURIComponent(part)]));
  const body = JSON.stringify({ operationName, query, variables });
  const authorization = `Bearer ${access_token}`;
  const checks = sessionStorage.getItem(checkedName) !== `${profile.iss} ${profile.sub}`;
  const accept =
    'application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed';
  const headers = { accept, 'content-type': 'application/json', authorization };
  const reply = fetch('/graphql', {
    method: 'POST',
    body,
    headers: checks ? { ...headers, 'x-perform-initial-checks': 'true' } : headers,
  });
  // Whoever takes it hears of it.
  reply.catch(() => {});
  window.lecternSent = { body, authorization, checks, reply } satisfies SentFromHead;
}
