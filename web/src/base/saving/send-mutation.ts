import type { RefusalCode } from '@lectern/domain/refusal.ts';
import type { AnyVariables, Client, OperationResult, TypedDocumentNode } from 'urql';
import { sameAttempt } from '../../graphql/idempotency-key.ts';
import { isPassing, refusalOf } from '../../graphql/refusal-of.ts';
import type { Outcome, SavedReply } from './save-request.ts';

/** A "no" that only says that it has to be asked again, after a new sign-in perhaps. */
const isToRepeat = (code: RefusalCode) => isPassing(code) || code === 'UNAUTHENTICATED';
const patience = 20_000;
/** Browsers let a page that is left send so much; a larger call is sent only while the page lives. */
const mostAfterPage = 30_000;

/** Sends one call of a queue under its key, and reads from the reply what became of it. */
export async function sendMutation<Data, Variables extends AnyVariables, Reply extends SavedReply>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  key: string,
  replyOf: (data: Data) => Reply,
): Promise<Outcome<Reply>> {
  const keepalive = JSON.stringify(variables).length < mostAfterPage;
  const result = await replyWithin<Data>(patience, (heard) =>
    client.mutation(document, variables, { ...sameAttempt(key), fetchOptions: { keepalive } }).subscribe(heard),
  );
  return outcomeOf(result, replyOf);
}

/** What became of a call by its reply; null where none came. */
export function outcomeOf<Data, Reply extends SavedReply>(
  result: Pick<OperationResult<Data>, 'data' | 'error'> | null,
  replyOf: (data: Data) => Reply,
): Outcome<Reply> {
  if (result === null) return { kind: 'LOST' };
  if (!result.error && result.data) return { kind: 'DONE', reply: replyOf(result.data) };
  const refused = refusalOf(result.error);
  if (refused && !isToRepeat(refused.code)) return { kind: 'REFUSED', code: refused.code, text: refused.text };
  const retryAfter = refused?.details['retryAfter'];
  // A fault of the server is no lost line; a sign-in that has run out is neither.
  const answered = isFaultOfServer(result.error) || (refused !== null && isPassing(refused.code));
  return { kind: 'LOST', ...(answered ? { answered } : {}), ...(typeof retryAfter === 'number' ? { retryAfter } : {}) };
}

/** Whether the server, or what stands before it, has answered with a fault. */
function isFaultOfServer(error: OperationResult['error']): boolean {
  const { status = 0 } = (error?.response ?? {}) as Partial<Response>;
  return status >= 500 || (error?.graphQLErrors.some(({ extensions }) => extensions['code'] === 'INTERNAL') ?? false);
}

/** The first reply, or null once the patience is over; the call is then given up. */
function replyWithin<Data>(
  milliseconds: number,
  call: (heard: (result: OperationResult<Data>) => void) => { unsubscribe: () => void },
): Promise<OperationResult<Data> | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      subscription.unsubscribe();
      resolve(null);
    }, milliseconds);
    const subscription = call((result) => {
      clearTimeout(timer);
      resolve(result);
    });
  });
}
