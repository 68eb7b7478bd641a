import type { FastifyRequest } from 'fastify';
import type { Services } from '../../services.ts';

/**
 * The user behind the bearer token of a request outside the API; null for everybody else, and for a session that a third
 * party has begun: files and exports are not of the learner's side.
 */
export async function findCaller({ tokens, users }: Services, request: FastifyRequest): Promise<string | null> {
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  const claims = token ? await tokens.verifyAccessToken(token) : null;
  const userId = claims && !claims.bound ? await users.idOf(claims) : null;
  request.person = userId;
  return userId;
}
