import { sql, type RawBuilder } from 'kysely';
import { limits, type Limiter } from '../../http/rate-limit.ts';
import { networkOf } from '../../http/network-of.ts';
import { inTurn } from './hash-turns.ts';
import { isPassword } from './password.ts';

/** Whose password is tried, and from where. */
export type Try = {
  readonly email: string;
  readonly ip: string;
  /** This browser, where the account was signed in with it before. */
  readonly browser: string | null;
};

/**
 * True for the right password of an account; without a kept hash it takes as long and is false. Each try is counted
 * before anything is hashed, and given back where it was right; it refuses with RATE_LIMITED. Who guesses is slowed
 * down by account and place together, so that nobody can lock out the owner, who has another place or a known browser.
 */
export async function tryPassword(limiter: Limiter, of: Try, password: string, hash: string | null): Promise<boolean> {
  const place = placeOf(of);
  const right = await inTurn(of.ip, async () => {
    await limiter.count('signInByAddress', of.ip);
    await limiter.count('signInByPlace', place);
    if (!of.browser) await limiter.count('signInByAccount', of.email);
    return isPassword(password, hash);
  });
  if (right) {
    await Promise.all([
      limiter.takeBack('signInByAddress', of.ip),
      limiter.forget('signInByPlace', place),
      of.browser ? null : limiter.takeBack('signInByAccount', of.email),
    ]);
  }
  return right;
}

/** Forgets wrong tries, because the owner has proved otherwise who they are. */
export async function forgetTries(limiter: Limiter, of: Try): Promise<void> {
  await Promise.all([limiter.forget('signInByPlace', placeOf(of)), limiter.forget('signInByAccount', of.email)]);
}

/** The account and where it is tried from, as limits name them. */
export const placeOf = ({ email, ip, browser }: Try) => `${email} ${browser ?? networkOf(ip)}`;

/** Wrong passwords for an account that still count: from one place, or from everywhere. */
export type WrongTries = {
  readonly everywhere: boolean;
  readonly tries: number;
  /** Whether further tries are refused until then. */
  readonly locked: boolean;
  readonly until: string;
};

/** The wrong tries for an address as JSON, those from everywhere first; places are not named. For use in a larger statement. */
export const wrongTriesJson = (email: RawBuilder<string>): RawBuilder<readonly WrongTries[]> => sql`(
  select coalesce(json_agg(json_build_object('everywhere', r.everywhere, 'tries', r.points, 'locked', r.points >= r.most,
      'until', to_timestamp(r.expire / 1000.0)) order by r.everywhere desc, r.points desc, r.expire), '[]'::json)
  from (
    select points, expire, true as everywhere, ${limits.signInByAccount.points}::int as most
    from rate_limits where key = 'signInByAccount:' || ${email}
    union all
    select points, expire, false, ${limits.signInByPlace.points}::int
    from rate_limits where starts_with(key, 'signInByPlace:' || ${email} || ' ')
  ) r where r.points > 0 and r.expire > extract(epoch from now()) * 1000)`;
