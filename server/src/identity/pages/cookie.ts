import type { FastifyRequest } from 'fastify';

/** The value of a cookie the browser sent, or null. */
export function cookieOf(request: FastifyRequest, name: string): string | null {
  const all = request.headers.cookie?.split(';') ?? [];
  const found = all.map((one) => one.trim()).find((one) => one.startsWith(`${name}=`));
  return found?.slice(name.length + 1) || null;
}
