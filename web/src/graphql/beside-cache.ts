import type { Client, Exchange, Operation, OperationContext } from 'urql';
import { filter, merge, mergeMap, pipe, share, take, takeUntil } from 'wonka';

/** Context of a query whose reply is large and always asked for anew: it is not taken apart for the cache. */
export const besideCache: Partial<OperationContext> = { besideCache: true };

const passesBy = ({ context }: Operation): boolean => context['besideCache'] === true;

/** Hands what goes beside the cache to a client that has none. */
export const besideCacheBy =
  (client: Client): Exchange =>
  ({ forward }) =>
  (operations) => {
    const shared = share(operations);
    const endOf = ({ key }: Operation) =>
      pipe(
        shared,
        filter((operation) => operation.kind === 'teardown' && operation.key === key),
      );
    const beside = pipe(
      shared,
      filter((operation) => passesBy(operation) && operation.kind !== 'teardown'),
      mergeMap((operation) => pipe(client.executeRequestOperation(operation), take(1), takeUntil(endOf(operation)))),
    );
    return merge([
      beside,
      pipe(
        shared,
        filter((operation) => !passesBy(operation)),
        forward,
      ),
    ]);
  };
