import { Refusal } from '@lectern/domain/refusal.ts';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { openPool } from '../database/open-pool.ts';
import { networkOf } from './network-of.ts';

/** How often what may be done, and in how many seconds. */
export const limits = {
  /** Operations of a signed-in user; counted in each process, since a database write for each read would cost more than the read. */
  user: { points: 600, duration: 60, shared: false },
  /** Operations from an address without a user. */
  anonymous: { points: 120, duration: 60, shared: false },
  /** Beginnings, checks and results in free mode, of one user or from one address without one. */
  free: { points: 60, duration: 60, shared: false },
  /** Wrong group keys of one user, and from one address, where a whole school may mistype at once. */
  keyMissByUser: { points: 5, duration: 900, shared: true },
  keyMissByAddress: { points: 60, duration: 900, shared: true },
  /** Spreadsheets that one user asked for. */
  export: { points: 10, duration: 3600, shared: true },
  /** Files that one person sends to the media library. */
  upload: { points: 600, duration: 3600, shared: true },
  /** Megabytes that one person announces to the media library in a day. */
  uploadedMegabytes: { points: 20_000, duration: 86_400, shared: true },
  /** Calls of one partner; a whole school may open its courses at the same minute. */
  partner: { points: 1000, duration: 60, shared: true },
  /** Wrong secrets of partners from one address. */
  partnerMiss: { points: 20, duration: 900, shared: true },
  authenticate: { points: 10, duration: 60, shared: true },
  /** Wrong passwords for one account from one address on the network, or from one browser that it knows. */
  signInByPlace: { points: 10, duration: 900, shared: true },
  /** Wrong passwords for one account from everywhere, browsers that it knows left out. */
  signInByAccount: { points: 100, duration: 900, shared: true },
  /** Wrong passwords from one address on the network; a whole school may sit behind it. */
  signInByAddress: { points: 240, duration: 900, shared: false },
  /** Lock-outs of one account at one place that the audit log is told of. */
  lockOutNoted: { points: 1, duration: 900, shared: true },
  /** Questions of one institution to those who sell. */
  salesQuestion: { points: 20, duration: 86_400, shared: true },
  /** Links for a new password that one person hands out. */
  resetLink: { points: 30, duration: 3600, shared: true },
  mailToAddress: { points: 3, duration: 86_400, shared: true },
  /** Sign-ins that were begun from one address on the network; each is remembered for an hour. */
  signInBegun: { points: 1000, duration: 60, shared: false },
  /** Mails that one address on the network asked for; a whole school may sit behind it. */
  mailFromIp: { points: 600, duration: 3600, shared: true },
} as const;

/** What can be counted. */
export type Limit = keyof typeof limits;

/** Counts tries per key and refuses those beyond the limit. Shared limits hold across all processes of one database. */
export type Limiter = {
  /** Counts one try or several; it refuses with RATE_LIMITED and the seconds to wait once the limit is used up. */
  readonly count: (limit: Limit, key: string, tries?: number) => Promise<void>;
  /** Refuses like `count` where the limit is used up already, without counting. */
  readonly refuseIfUsedUp: (limit: Limit, key: string) => Promise<void>;
  /** Takes one counted try back, because it turned out to be a good one. */
  readonly takeBack: (limit: Limit, key: string) => Promise<void>;
  /** Starts again from nothing. */
  readonly forget: (limit: Limit, key: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Opens the limiter. Where the database does not answer, shared limits go on in memory. */
export function openLimiter(databaseUrl: string): Limiter {
  const pool = openPool(databaseUrl, { max: 2, idleTimeoutMillis: 10_000 });
  const buckets = new Map<Limit, RateLimiterAbstract>();
  const bucketOf = (name: Limit): RateLimiterAbstract => {
    const kept = buckets.get(name);
    if (kept) return kept;
    const { points, duration, shared } = limits[name];
    const memory = new RateLimiterMemory({ keyPrefix: name, points, duration });
    const store = { storeClient: pool, tableName: 'rate_limits', tableCreated: true, clearExpiredByTimeout: false };
    const bucket = shared
      ? new RateLimiterPostgres({ ...store, keyPrefix: name, points, duration, insuranceLimiter: memory })
      : memory;
    buckets.set(name, bucket);
    return bucket;
  };
  return {
    count: async (limit, key, tries = 1) => {
      try {
        await bucketOf(limit).consume(networkOf(key), tries);
      } catch (reason) {
        throw reason instanceof RateLimiterRes ? tooMany(reason) : reason;
      }
    },
    refuseIfUsedUp: async (limit, key) => {
      const used = await bucketOf(limit).get(networkOf(key));
      if (used && used.consumedPoints >= limits[limit].points) throw tooMany(used);
    },
    takeBack: async (limit, key) => {
      await bucketOf(limit).reward(networkOf(key), 1);
    },
    forget: async (limit, key) => {
      await bucketOf(limit).delete(networkOf(key));
    },
    close: () => pool.end(),
  };
}

function tooMany(used: RateLimiterRes): Refusal {
  const seconds = Math.max(1, Math.ceil(used.msBeforeNext / 1000));
  return new Refusal('RATE_LIMITED', { details: { retryAfter: seconds } });
}
