import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { Readiness } from '../database/readiness.ts';
import type { Env } from '../../env.ts';
import { isLocal } from './is-local.ts';

/** Opens /health (the process answers), /ready (the database answers and takes writes too) and /metrics (Prometheus text). */
export function openProbes(
  app: FastifyInstance,
  env: Env,
  { whyNotReady }: Readiness,
  isDraining: () => boolean,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Replies by method and status.',
    labelNames: ['method', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to reply.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    requests.inc({ method: request.method, status: reply.statusCode });
    seconds.observe(reply.elapsedTime / 1000);
    done();
  });
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    const reason = isDraining() ? 'the server is ending' : await whyNotReady();
    return reply.code(reason ? 503 : 200).send(reason ? { status: 'not ready', reason } : { status: 'ready' });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, env)) return reply.code(404).send({ message: 'This address does not exist.' });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Figures tell how much is going on: they are for this machine, and for whoever brings the token. */
function mayReadMetrics(request: FastifyRequest, { metricsToken, port }: Env): boolean {
  const { authorization } = request.headers;
  if (authorization !== undefined) return metricsToken !== undefined && isSame(authorization, `Bearer ${metricsToken}`);
  return ['localhost', '127.0.0.1', '[::1]'].some((name) => isLocal(request, { publicUrl: `http://${name}:${port}` }));
}

const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const digest = (text: string) => createHash('sha256').update(text).digest();
