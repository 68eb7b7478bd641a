import type { Services } from '../src/services.ts';

/**
 * A call of a person that comes again as long as the server, whose callers are more than it has room for, asks it to. How
 * often they called in this minute is forgotten, since nobody is meant to be held up by it.
 */
export async function untilThereIsRoom<Reply extends { readonly no: string | null }>(
  { limiter }: Pick<Services, 'limiter'>,
  personId: string,
  call: () => Promise<Reply>,
): Promise<Reply> {
  for (;;) {
    await limiter.forget('user', personId);
    const reply = await call();
    if (reply.no !== 'UNAVAILABLE') return reply;
  }
}
