import type { ContentKind } from '../../graphql/generated/graphql.ts';
import type { Changes } from './changes.ts';

/** Which attempt is saved. It is stored with what is unsaved, so that it can be sent without its player. */
export type AttemptTarget = {
  readonly type: 'STUDY_PROJECT' | 'BENCHMARK' | 'SUMMARY';
  readonly group_id: string;
  readonly course_id: string;
  readonly attempt_id: string;
  /** What a person knows it by. */
  readonly name: string;
  /** Of a study project only. */
  readonly study_project_id?: string;
};

/** Which form of an author is kept, by its item; without its form that is sent as well. */
export type FormTarget = {
  readonly type: 'FORM';
  readonly kind: ContentKind;
  /** The item, or the id that a form which makes one has made. */
  readonly item_id: string;
  /** What a new item will belong to. */
  readonly parent_id: string | null;
  readonly name: string;
};

/** What is saved. */
export type SaveTarget = AttemptTarget | FormTarget;

/** Tells targets apart. */
export const idOfTarget = (target: SaveTarget): string => (target.type === 'FORM' ? target.item_id : target.attempt_id);

/**
 * What more than saving is asked for: CHECK one try at a question, FINISH a study project of which every question is
 * settled, SUBMIT a sitting with all that is unsaved, `byTimer` where its learner did not ask for that.
 */
export type Act =
  | { readonly kind: 'CHECK'; readonly question_id: string }
  | { readonly kind: 'FINISH' }
  | { readonly kind: 'SUBMIT'; readonly byTimer?: boolean };

/**
 * One call to the server. It is never changed once it was sent: after a lost reply the same key goes out with the same
 * content, so that the server can tell that it is the same call.
 */
export type SaveRequest = {
  /** The Idempotency-Key, a UUID. */
  readonly key: string;
  /** The revision of the attempt that it is based on. */
  readonly revision: number;
  /** Null for a plain save. */
  readonly act: Act | null;
  readonly changes: Changes;
};

/** A reply that every save, check and submission has in common. */
export type SavedReply = { readonly revision: number };

/** A "no" that repeating does not change. */
export type SaveRefusal = { readonly code: string; readonly text: string };

/**
 * What became of a request. LOST: no reply, or none that says anything; the call may have had its effect. `answered` where
 * the server was reached and could not do it.
 */
export type Outcome<Reply extends SavedReply> =
  | { readonly kind: 'DONE'; readonly reply: Reply }
  | { readonly kind: 'LOST'; readonly retryAfter?: number; readonly answered?: boolean }
  | ({ readonly kind: 'REFUSED' } & SaveRefusal);
