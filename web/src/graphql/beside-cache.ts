import type { Exchange, Operation, OperationContext } from 'urql';
import { filter, merge, pipe, share } from 'wonka';

/** Context of a query whose reply is large and always asked for anew: it is not taken apart for the cache. */
export const besideCache: Partial<OperationContext> = { besideCache: true };

const passesBy = ({ context }: Operation): boolean => context['besideCache'] === true;

/** The cache for everything but what is asked for beside it. */
export const cacheUnlessBeside =
  (cache: Exchange): Exchange =>
  (input) => {
    const cached = cache(input);
    return (operations) => {
      const shared = share(operations);
      return merge([
        pipe(
          shared,
          filter((operation) => !passesBy(operation)),
          cached,
        ),
        pipe(shared, filter(passesBy), input.forward),
      ]);
    };
  };
