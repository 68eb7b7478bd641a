import type { FastifyReply, FastifyRequest } from 'fastify';

/** Over https the name itself says that no other site of the domain, and no page without https, has set it. */
export const cookieName = (name: string, publicUrl: string): string =>
  publicUrl.startsWith('https:') ? `__Host-${name}` : name;

/** Where a cookie of the provider is sent; a name that begins with `__Host-` asks for the whole site. */
export const cookiePath = (publicUrl: string): string => (publicUrl.startsWith('https:') ? '/' : '/identity');

/** The value of a cookie the browser sent, or null. */
export function cookieOf(request: FastifyRequest, name: string, publicUrl: string): string | null {
  const all = request.headers.cookie?.split(';') ?? [];
  const found = all.map((one) => one.trim()).find((one) => one.startsWith(`${cookieName(name, publicUrl)}=`));
  return found?.slice(found.indexOf('=') + 1) || null;
}

/** Sets a cookie that no script can read: until the browser is closed, or for so many seconds. */
export function setCookie(
  reply: FastifyReply,
  { publicUrl }: { readonly publicUrl: string },
  { name, value, seconds }: { readonly name: string; readonly value: string; readonly seconds?: number },
): void {
  const life = seconds === undefined ? '' : `; Max-Age=${seconds}`;
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const where = `Path=${cookiePath(publicUrl)}; HttpOnly; SameSite=Lax${secure}`;
  reply.header('set-cookie', `${cookieName(name, publicUrl)}=${value}; ${where}${life}`);
}
