import type { Context } from '../../base/graphql/context.ts';
import { openTurns } from '../../base/http/turns.ts';

/** A twentieth of the time, and a fifth of those whom the server lets wait: whoever is signed in keeps the rest (T37). */
const inTurn = openTurns(1, { rests: 19, mostWaiting: 40, mostWaitingFrom: 20 });

/** Does what somebody asks for in free mode: it is counted for them, and stands in a line of its own. */
export async function inFreeMode<Result>(context: Context, work: () => Promise<Result>): Promise<Result> {
  const who = context.viewerId ?? context.claims?.subject ?? context.ip;
  await context.limiter.count('free', who);
  return inTurn(who, work);
}
