import { Refusal, type RefusalCode } from '@lectern/domain/refusal.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { noteAway } from '../database/is-away.ts';
import type { Claims } from '../session/token.ts';
import type { Services } from '../../services.ts';
import { PermissionChecks, type Context, type SavedCopy } from './context.ts';
import { badDocument, bug, publicErrors, publicRefusal, refusalOf } from './errors.ts';
import { openDocuments, type Operation } from './documents.ts';
import { limitRules, mostBytes } from './limits.ts';
import { withBound } from './policy.ts';

const body = z.strictObject({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().max(200).nullish(),
  extensions: z.unknown().optional(),
});

const mostWaiting = 200;
const mostMilliseconds = 10_000;

/**
 * What the first call of a session brings up to date: who the person behind the token is now, and the ids of the groups
 * that have awaited them. The feature that keeps accounts does it; the API hands over who calls, from where, in which language.
 */
type FirstCall = (
  db: Services['db'],
  claims: Claims | null,
  known: string | null,
  from: Pick<Context, 'ip' | 'requestId'> & { readonly language: string | null },
) => Promise<{ readonly userId: string | null; readonly joined: readonly string[] }>;

/** Opens POST /graphql: JSON with one operation, a bearer token or none, and nothing else. */
export function openGraphql(
  app: FastifyInstance,
  services: Services,
  schema: GraphQLSchema,
  known: ReadonlySet<string>,
  firstCall: FirstCall,
) {
  const api = { documents: openDocuments(schema, limitRules(services.env.production), known), firstCall };
  const { origin } = new URL(services.env.publicUrl);
  let waiting = 0;
  app.route({
    method: 'POST',
    url: '/graphql',
    bodyLimit: mostBytes,
    preHandler: (request, reply, done) => {
      if (!isOwnPage(request, origin)) return void refuse(reply, 403, new Refusal('FORBIDDEN'));
      if (waiting < mostWaiting) return done();
      refuse(reply.header('retry-after', '1'), 503, new Refusal('UNAVAILABLE'));
    },
    handler: async (request, reply) => {
      waiting += 1;
      try {
        return await answer(api, services, request, reply);
      } finally {
        waiting -= 1;
      }
    },
  });
}

type Api = { readonly documents: (text: string) => Operation; readonly firstCall: FirstCall };

async function answer(
  { documents, firstCall }: Api,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const parsed = body.safeParse(request.body);
  if (!parsed.success) return badRequest(reply, 'Send a query as JSON.');
  const key = request.headers['idempotency-key'];
  if (key !== undefined && !z.uuid().safeParse(key).success) return badRequest(reply, 'An Idempotency-Key is a UUID.');
  const token = bearer(request.headers.authorization);
  try {
    const claims = token === null ? null : await services.tokens.verifyAccessToken(token);
    if (token !== null && claims === null) {
      const refused = reply.header('www-authenticate', 'Bearer error="invalid_token"');
      return refuse(refused, 401, new Refusal('UNAUTHENTICATED'));
    }
    const userId = claims ? await services.users.idOf(claims) : null;
    // A school signs in from one address; a valid token tells its people apart before they are known as users.
    const caller = userId ?? claims?.subject;
    const count = (calls: number) => services.limiter.count(caller ? 'user' : 'anonymous', caller ?? request.ip, calls);
    await count(1);
    const { query, variables, operationName } = parsed.data;
    const operation = documents(query);
    if (operationName != null && operationName !== operation.name) return badRequest(reply, 'No such operation.');
    if (operation.rootFields > 1) await count(operation.rootFields - 1);
    const origin = { ip: request.ip, requestId: request.id };
    const viewerId = isFirstCall(request) ? await begin(firstCall, services, request, reply, claims, userId) : userId;
    request.person = viewerId;
    const context: Context = {
      ...services,
      viewerId,
      claims,
      ...origin,
      idempotencyKey: typeof key === 'string' ? key : null,
      savedCopy: savedCopyOf(request),
      checks: new PermissionChecks(),
      answers: operation.rootFields > 1 ? new Map() : null,
    };
    const result = await withinTime(withBound(claims?.bound ?? null, () => operation.run(context, variables ?? {})));
    if (!result.errors) return result;
    return { data: result.data ?? null, errors: publicErrors(result, request.id, request.log) };
  } catch (error) {
    return failed(error, request, reply);
  }
}

/** A proxy takes a few kilobytes of headers; Home shows all groups. */
const mostNamed = 20;

/** The first call of a session: the reply names the groups that have awaited the person, who is in them now. */
async function begin(
  firstCall: FirstCall,
  { db }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  claims: Claims | null,
  known: string | null,
): Promise<string | null> {
  const first = { ip: request.ip, requestId: request.id, language: languageOf(request) };
  const { userId, joined } = await firstCall(db, claims, known, first);
  if (joined.length > 0) void reply.header('joined-groups', joined.slice(0, mostNamed).join(' '));
  return userId;
}

/** Browsers name the site a call comes from; only our own pages call. Other programs name none, and bring a token. */
function isOwnPage(request: FastifyRequest, own: string): boolean {
  const { origin } = request.headers;
  if (origin === undefined || origin === own) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}

const workingCopy = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) (\d{1,9})$/;

/** The header Working-Copy of a save: the item, and the revision of what was typed that is being saved. */
function savedCopyOf({ headers }: FastifyRequest): SavedCopy | null {
  const [, id, revision] = workingCopy.exec(String(headers['working-copy'] ?? '')) ?? [];
  return id && revision ? { id, revision: Number(revision) } : null;
}

/** The browser app says so on the first call of a session. */
const isFirstCall = ({ headers }: FastifyRequest) => headers['x-perform-initial-checks'] !== undefined;

/** The language that the person reads, where the browser app says it in that header. */
const languageOf = ({ headers }: FastifyRequest) =>
  /^[a-z]{2,3}$/.exec(String(headers['x-perform-initial-checks']))?.[0] ?? null;

const statusOf: Partial<Record<RefusalCode, number>> = { RATE_LIMITED: 429, UNAVAILABLE: 503, TOO_LARGE: 413 };

/** A document that never ran: it does not parse, does not fit the schema, breaks a limit, or its variables do not fit. */
function failed(error: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
  noteAway(error, request.log);
  const { errors } = error as Partial<AggregateError>;
  const refusal = [error, ...(errors ?? [])].map(refusalOf).find((one) => one !== null);
  if (refusal) {
    const { retryAfter = refusal.code === 'UNAVAILABLE' ? 1 : undefined } = refusal.details;
    if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
    return refuse(reply, statusOf[refusal.code] ?? 400, refusal);
  }
  reply.code(errors ? 400 : 500);
  return { data: null, errors: errors?.slice(0, 10).map(badDocument) ?? [bug(error, request.id, request.log)] };
}

async function withinTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal('UNAVAILABLE')), mostMilliseconds);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

function bearer(header: string | undefined): string | null {
  if (header === undefined) return null;
  return /^Bearer ([\w.~+/-]+=*)$/.exec(header)?.[1] ?? '';
}

function badRequest(reply: FastifyReply, message: string): unknown {
  return reply.code(400).send({ data: null, errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] });
}

function refuse(reply: FastifyReply, status: number, refusal: Refusal): unknown {
  return reply.code(status).send({ data: null, errors: [publicRefusal(refusal)] });
}
