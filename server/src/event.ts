import type { Database } from './base/database/connect.ts';

type Part<What, Reply> = (db: Database, what: What) => Promise<Reply>;

/**
 * What happens in one feature and is a matter of later ones too. These join it, in the order of `joined-events.ts`; when it
 * happens each does its part, one after the other, where the act does its own: in its transaction, if that has one, so that
 * all of it comes about or nothing. What each replies, the act is given.
 */
type Event<What, Reply> = {
  readonly join: (part: Part<What, Reply>) => void;
  readonly happens: Part<What, readonly Reply[]>;
};

/** Offers an event to later features. */
export function offerEvent<What, Reply = void>(): Event<What, Reply> {
  const parts: Part<What, Reply>[] = [];
  return {
    join: (part) => {
      parts.push(part);
    },
    happens: async (db, what) => {
      if (parts.length === 0) throw new Error('Nobody has joined: this program is to import joined-events.ts');
      const replies: Reply[] = [];
      for (const part of parts) replies.push(await part(db, what));
      return replies;
    },
  };
}
