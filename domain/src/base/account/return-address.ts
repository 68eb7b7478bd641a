/** The first parts of the addresses that a person can be sent back to after signing in; the home page has none. */
const areas = new Set([
  'cms',
  'course',
  'free',
  'group',
  'institution',
  'invitation',
  'manage-jasperactive',
  'my-institution',
  'sales-management',
  'study-project',
  'users',
]);

/** Where My Account lives at the embedded provider; the one address outside the browser app that may be returned to. */
const account = '/identity/account';

const shape = /^\/([\w.~!$'()*+,;=:@%/-]*)(\?[\w.~!$&'()*+,;=:@%/?-]*)?(#[\w.~!$&'()*+,;=:@%/?-]*)?$/;
const badEscape = /%(?![\da-f]{2})/i;
/** Escapes for a slash, a backslash, a dot and control characters change what a path means once it is read again. */
const slyEscape = /%(?:2f|5c|2e|[01][\da-f]|7f)/i;
const longest = 2000;

/**
 * An address inside this site that is safe to go to after signing in, or null. It accepts only a path beginning with
 * one slash and a known area, in the characters of RFC 3986 and without dot segments, so that no browser can read
 * another host, a script or a sign-out into it.
 */
export function safeReturnAddress(address: unknown): string | null {
  if (typeof address !== 'string' || address.length > longest) return null;
  const parts = shape.exec(address);
  if (!parts || badEscape.test(address)) return null;
  const path = parts[1] ?? '';
  if (slyEscape.test(path) || address.startsWith('//')) return null;
  const segments = path.split('/');
  if (segments.some((segment) => segment === '.' || segment === '..')) return null;
  if (path === '' || areas.has(segments[0] ?? '') || `/${path}` === account) return address;
  return null;
}

/** Where to go after signing in: what was asked for by `url`, else where the person had been, else the home page. */
export function returnAddress(asked: unknown, remembered: unknown): string {
  return safeReturnAddress(asked) ?? safeReturnAddress(remembered) ?? '/';
}
