import type { Context } from '../../../base/graphql/context.ts';

type Guessing = Pick<Context, 'limiter' | 'ip'> & { readonly viewerId: string };

/**
 * Looks something up by a group key that a person gave. The try is counted before, so that parallel ones cannot overtake
 * the count, and taken back where the key was right. It refuses with RATE_LIMITED after five wrong ones.
 */
export async function guessKey<Found>(
  { limiter, ip, viewerId }: Guessing,
  look: () => Promise<Found | null>,
): Promise<Found | null> {
  await limiter.count('keyMissByUser', viewerId);
  let isMiss = false;
  try {
    await limiter.refuseIfUsedUp('keyMissByAddress', ip);
    const found = await look();
    isMiss = found === null;
    if (isMiss) await limiter.count('keyMissByAddress', ip).catch(() => {});
    return found;
  } finally {
    if (!isMiss) await limiter.takeBack('keyMissByUser', viewerId);
  }
}
