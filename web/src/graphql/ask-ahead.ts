import {
  createRequest,
  type AnyVariables,
  type Client,
  type GraphQLRequest,
  type OperationResult,
  type TypedDocumentNode,
} from 'urql';
import { besideCache } from './beside-cache.ts';

/** A question of a screen, just as its own hook asks it later, and what its answer shows to be asked next. */
export type Ask = {
  readonly request: GraphQLRequest;
  readonly beside: boolean;
  readonly next: (data: never) => readonly Ask[];
};

/** A question that was sent before its screen was there. */
export type Asked = { readonly reply: Promise<OperationResult>; result: OperationResult | null };

/** What was sent for the screen that comes, by key, and what is still to be known of it. */
type Sent = { readonly asked: Map<number, Asked>; readonly coming: Promise<unknown> };

const sent = new WeakMap<Client, Sent>();

/** What `useScreenQuery` or `useLoaded` will ask with the same arguments. */
export function ask<Data, Variables extends AnyVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { beside = false, next = () => [] }: { beside?: boolean; next?: (data: Data) => readonly Ask[] } = {},
): Ask {
  return { request: createRequest(query, variables) as GraphQLRequest, beside, next };
}

/**
 * Asks for what the next screen needs while its code is on the way; what that is may be on the way itself. What the
 * screens before did not take is forgotten.
 */
export function askAhead(client: Client, asks: readonly (Ask | Promise<readonly Ask[]>)[]): void {
  const before = sent.get(client)?.asked;
  const now = new Map<number, Asked>();
  // Once the person has gone on to another screen, nobody waits for it.
  const isAwaited = () => sent.get(client)?.asked === now;
  const add = async (one: Ask) => {
    const { key } = one.request;
    const asked = now.get(key) ?? before?.get(key) ?? send(client, one);
    now.set(key, asked);
    const { data } = await asked.reply;
    if (data && isAwaited()) addAll(one.next(data as never));
  };
  const addAll = (all: readonly Ask[]) => all.forEach((one) => void add(one));
  const late = asks.filter((one) => one instanceof Promise);
  const coming = Promise.allSettled(late.map((all) => all.then((known) => isAwaited() && addAll(known))));
  sent.set(client, { asked: now, coming });
  for (const one of asks) if (!(one instanceof Promise)) void add(one);
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
  await sent.get(client)?.coming;
  await Promise.all([...(sent.get(client)?.asked.values() ?? [])].map(({ reply }) => reply));
}

/** What was asked ahead under this key; null where nothing was, and once its screen has taken it. */
export function findAsked(client: Client, key: number): Asked | null {
  return sent.get(client)?.asked.get(key) ?? null;
}

/** Its screen has it: whoever comes back to the screen asks anew. */
export function forgetAsked(client: Client, key: number): void {
  // Strict mode runs the effect that takes it twice at once.
  queueMicrotask(() => sent.get(client)?.asked.delete(key));
}
