import { createHash } from 'node:crypto';
import { Refusal, type RefusalCode, type RefusalOptions } from '@lectern/domain/refusal.ts';
import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { refuseWithoutRight, type Context, type PermissionChecks } from './context.ts';
import { TryAgain } from './try-again.ts';

type Resolver = GraphQLFieldResolver<unknown, Context>;
type Try = { readonly checks?: PermissionChecks; readonly met?: readonly string[] };
type Act = (db: Database, tried?: Try) => Promise<unknown>;
type Reply = { readonly value: unknown } | { readonly refusal: RefusalOptions & { readonly code: RefusalCode } };

/** Runs a mutation in one transaction; with an idempotency key, the same key gives the first reply again. */
export function inTransaction(operation: string, resolve: Resolver): Resolver {
  return (root, args, context, info) => {
    const act: Act = async (db, { checks = context.checks, met = [] } = {}) =>
      resolve(root, args, { ...context, db, checks, given: args, met }, info);
    const claim = claimOf(operation, args, context, info);
    return claim
      ? once(context.db, claim, act)
      : retried((met) => context.db.transaction().execute((db) => act(db, { met })));
  };
}

/** A key that a caller has sent for one field of one request. */
export type Claim = { user_id: string; operation: string; key: string; request_hash: string };

/** The key of a call; null where none was sent or nobody is signed in. */
export function claimOf(operation: string, args: unknown, context: Context, info: GraphQLResolveInfo): Claim | null {
  if (!context.idempotencyKey || !context.viewerId) return null;
  return {
    user_id: context.viewerId,
    operation: `${operation}:${info.path.key}`,
    key: context.idempotencyKey,
    request_hash: createHash('sha256').update(JSON.stringify(args)).digest('base64url'),
  };
}

/** A second call with the same key waits at the first one's row and then reads its reply, if the caller still may. */
async function once(db: Database, claim: Claim, act: Act): Promise<unknown> {
  try {
    return await retried((met) =>
      db.transaction().execute(async (transaction) => {
        if (!(await claimKey(transaction, claim))) return repeated(transaction, claim, act);
        const value = await act(transaction, { met });
        await sql`/* keep-reply */ update idempotency_keys set response = ${JSON.stringify({ value } satisfies Reply)}::jsonb
          where user_id = ${claim.user_id} and operation = ${claim.operation} and key = ${claim.key}`.execute(
          transaction,
        );
        return value;
      }),
    );
  } catch (error) {
    if (error instanceof Refusal && !passing.has(error.code)) await keepRefusal(db, claim, error);
    throw error;
  }
}

/** Refusals that say nothing lasting about the request; a retry may succeed. */
const passing = new Set<RefusalCode>(['RATE_LIMITED', 'UNAVAILABLE', 'UNAUTHENTICATED', 'IDEMPOTENCY_REUSED']);

async function claimKey(db: Database, { user_id, operation, key, request_hash }: Claim): Promise<boolean> {
  const { rows } = await sql`/* claim-key */ insert into idempotency_keys (user_id, operation, key, request_hash)
    values (${user_id}, ${operation}, ${key}, ${request_hash}) on conflict do nothing returning 1`.execute(db);
  return rows.length === 1;
}

async function repeated(db: Database, { user_id, operation, key, request_hash }: Claim, act: Act): Promise<unknown> {
  const kept = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response'])
    .where('user_id', '=', user_id)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  // A key of another request is refused as that; the act would judge the wrong one.
  if (kept.request_hash === request_hash) await refuseWithoutRight((checks) => act(db, { checks }));
  return keptReply(kept, request_hash);
}

/** What is kept for a key. */
export type KeptReply = { readonly request_hash: string; readonly response: unknown };

/** The first reply to a key, as a value or as a refusal; it refuses a key that was used for another request. */
export function keptReply({ request_hash, response }: KeptReply, wantedHash: string): unknown {
  if (request_hash !== wantedHash) throw new Refusal('IDEMPOTENCY_REUSED');
  const reply = response as Reply;
  if ('refusal' in reply) throw new Refusal(reply.refusal.code, reply.refusal);
  return reply.value;
}

async function keepRefusal(db: Database, claim: Claim, refusal: Refusal): Promise<void> {
  const { code, field, issue, details } = refusal;
  const reply: Reply = { refusal: { code, field, issue, details } };
  await sql`insert into idempotency_keys (user_id, operation, key, request_hash, response)
    values (${claim.user_id}, ${claim.operation}, ${claim.key}, ${claim.request_hash}, ${JSON.stringify(reply)}::jsonb)
    on conflict do nothing`.execute(db);
}

const mostTries = 3;

/**
 * Runs again, up to three times, what PostgreSQL gave up because of others (serialization failure, deadlock), and what has
 * to be done again from its beginning, which is told what its earlier tries have met.
 */
async function retried<Result>(run: (met: readonly string[]) => Promise<Result>): Promise<Result> {
  const met = new Set<string>();
  for (let tries = 1; ; tries++) {
    try {
      return await run([...met]);
    } catch (error) {
      const isLast = tries === mostTries;
      if (error instanceof TryAgain) {
        if (isLast) throw new Refusal('UNAVAILABLE');
        error.met.forEach((id) => met.add(id));
        continue;
      }
      const { code } = error as { code?: string };
      if (isLast || (code !== '40001' && code !== '40P01')) throw error;
    }
  }
}
