import { makeOperation, mapExchange, type Exchange, type OperationContext } from 'urql';

/** Context of a mutation that repeats an earlier attempt: the same key gives the first reply instead of a second effect. */
export const sameAttempt = (key: string): Partial<OperationContext> => ({ idempotencyKey: key });

/** Gives each mutation a key of its own, unless its context carries the key of the attempt it repeats. */
export const idempotencyKeys: Exchange = mapExchange({
  onOperation(operation) {
    if (operation.kind !== 'mutation') return operation;
    const key: unknown = operation.context['idempotencyKey'] ?? crypto.randomUUID();
    const given = operation.context.fetchOptions;
    const options = typeof given === 'function' ? given() : given;
    const headers = new Headers(options?.headers);
    headers.set('idempotency-key', String(key));
    return makeOperation(operation.kind, operation, {
      ...operation.context,
      fetchOptions: { ...options, headers: Object.fromEntries(headers) },
    });
  },
});
