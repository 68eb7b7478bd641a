import {
  createRequest,
  type AnyVariables,
  type Client,
  type GraphQLRequest,
  type OperationResult,
  type TypedDocumentNode,
} from 'urql';
import { besideCache } from './beside-cache.ts';

/** A question of a screen, just as its own hook asks it later. */
export type Ask = { readonly request: GraphQLRequest; readonly beside: boolean };

/** A question that was sent before its screen was there. */
export type Asked = { readonly reply: Promise<OperationResult>; result: OperationResult | null };

const sent = new WeakMap<Client, Map<number, Asked>>();

/** What `useScreenQuery` or `useLoaded` will ask with the same arguments. */
export function ask<Data, Variables extends AnyVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { beside = false } = {},
): Ask {
  return { request: createRequest(query, variables) as GraphQLRequest, beside };
}

/** Asks for what the next screen needs while its code is on the way. What the screens before did not take is forgotten. */
export function askAhead(client: Client, asks: readonly Ask[]): void {
  const before = sent.get(client);
  sent.set(client, new Map(asks.map((one) => [one.request.key, before?.get(one.request.key) ?? send(client, one)])));
}

function send(client: Client, { request, beside }: Ask): Asked {
  const context = { requestPolicy: 'network-only', ...(beside ? besideCache : {}) } as const;
  const reply = client.executeQuery(request, context).toPromise();
  const asked: Asked = { reply, result: null };
  void reply.then((result) => (asked.result = result));
  return asked;
}

/** Resolves once everything that was asked ahead and not taken yet is answered. */
export async function answeredAhead(client: Client): Promise<void> {
  await Promise.all([...(sent.get(client)?.values() ?? [])].map(({ reply }) => reply));
}

/** What was asked ahead under this key; null where nothing was, and once its screen has taken it. */
export function findAsked(client: Client, key: number): Asked | null {
  return sent.get(client)?.get(key) ?? null;
}

/** Its screen has it: whoever comes back to the screen asks anew. */
export function forgetAsked(client: Client, key: number): void {
  // Strict mode runs the effect that takes it twice at once.
  queueMicrotask(() => sent.get(client)?.delete(key));
}
