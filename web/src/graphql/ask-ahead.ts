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

const sent = new WeakMap<Client, Map<number, Asked>>();

/** What `useScreenQuery` or `useLoaded` will ask with the same arguments. */
export function ask<Data, Variables extends AnyVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { beside = false, next = () => [] }: { beside?: boolean; next?: (data: Data) => readonly Ask[] } = {},
): Ask {
  return { request: createRequest(query, variables) as GraphQLRequest, beside, next };
}

/** Asks for what the next screen needs while its code is on the way. What the screens before did not take is forgotten. */
export function askAhead(client: Client, asks: readonly Ask[]): void {
  const before = sent.get(client);
  const now = new Map<number, Asked>();
  sent.set(client, now);
  const add = async (one: Ask) => {
    const { key } = one.request;
    const asked = now.get(key) ?? before?.get(key) ?? send(client, one);
    now.set(key, asked);
    const { data } = await asked.reply;
    // Once the person has gone on to another screen, nobody waits for it.
    if (data && sent.get(client) === now) for (const further of one.next(data as never)) void add(further);
  };
  for (const one of asks) void add(one);
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
