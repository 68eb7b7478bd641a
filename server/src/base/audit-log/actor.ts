import { getViewerId, type Context } from '../graphql/context.ts';

/** Who does something, and from where. */
export type Actor = {
  readonly type: 'USER' | 'ACCOUNT' | 'PARTNER' | 'VISITOR' | 'PROGRAM';
  /** The user, the account of the embedded provider or the partner; null for a visitor and for a program. */
  readonly id: string | null;
  readonly address: string | null;
  readonly requestId: string | null;
  /** The number of the entry in the same chain that is taken back by what they do; left out where nothing is. */
  readonly undoes?: number | undefined;
};

/** What an operation says of who does something. */
export type ActingContext = Pick<Context, 'db' | 'viewerId' | 'ip' | 'requestId' | 'undoes'>;

/** The signed-in person of an operation. */
export const actorOf = (context: Omit<ActingContext, 'db'>): Actor => ({
  ...userActor(context, getViewerId(context)),
  undoes: context.undoes,
});

/** A user who is only known once the operation has run. */
export const userActor = ({ ip, requestId }: Pick<Context, 'ip' | 'requestId'>, id: string): Actor => ({
  type: 'USER',
  id,
  address: ip,
  requestId,
});

/** A program that was started on this machine. */
export const programActor: Actor = { type: 'PROGRAM', id: null, address: null, requestId: null };
