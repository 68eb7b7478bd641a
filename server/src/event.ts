import type { Database } from './database/connect.ts';

type Part<What> = (db: Database, what: What) => Promise<void>;

/**
 * What happens in one feature and is a matter of later ones too. These join it, in the order of `joined-events.ts`; when it
 * happens each does its part, one after the other, where the act does its own: in its transaction, if that has one, so that
 * all of it comes about or nothing.
 */
type Event<What> = { readonly join: (part: Part<What>) => void; readonly happens: Part<What> };

/** Offers an event to later features. */
export function offerEvent<What>(): Event<What> {
  const parts: Part<What>[] = [];
  return {
    join: (part) => {
      parts.push(part);
    },
    happens: async (db, what) => {
      for (const part of parts) await part(db, what);
    },
  };
}
