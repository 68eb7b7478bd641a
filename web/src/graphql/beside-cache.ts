import type { Exchange, Operation, OperationContext, OperationResult } from 'urql';
import { empty, filter, merge, pipe, share, type Source } from 'wonka';

/** Context of a query whose reply is large and always asked for anew: it is not taken apart for the cache. */
export const besideCache: Partial<OperationContext> = { besideCache: true };

const passesBy = ({ context }: Operation): boolean => context['besideCache'] === true;

/** The cache for everything but what is asked for beside it. */
export const cacheUnlessBeside =
  (cache: Exchange): Exchange =>
  ({ forward, ...input }) =>
  (operations) => {
    const shared = share(operations);
    let replies: Source<OperationResult> = empty;
    // What comes after an exchange may be asked once only, so both ways meet here.
    const send = (sent: Source<Operation>) => {
      replies = share(forward(merge([sent, pipe(shared, filter(passesBy))])));
      return pipe(
        replies,
        filter(({ operation }) => !passesBy(operation)),
      );
    };
    const cached = pipe(
      shared,
      filter((operation) => !passesBy(operation)),
      cache({ ...input, forward: send }),
    );
    return merge([
      cached,
      pipe(
        replies,
        filter(({ operation }) => passesBy(operation)),
      ),
    ]);
  };
