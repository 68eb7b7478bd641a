import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnAddress, safeReturnAddress } from './return-address.ts';

const origin = 'https://lectern.example';
const areas =
  /^\/($|(cms|course|free|group|institution|manage-jasperactive|my-institution|sales-management|study-project|users)(\/|$)|identity\/account$)/;

/** Where a browser ends up, as its own parser reads the address. */
function follow(address: string): { origin: string; path: string } {
  const { origin: reached, pathname } = new URL(address, `${origin}/auth-callback?code=1`);
  return { origin: reached, path: pathname };
}

function expectSafe(address: unknown): void {
  const reached = follow(returnAddress(address, null));
  expect(reached.origin).toBe(origin);
  expect(reached.path).toMatch(areas);
}

const hosts = [
  'evil.example',
  'lectern.example.evil.example',
  '[::1]',
  '2130706433',
  'evil。example',
  'user:pass@evil.example',
];
const starts = [
  '//',
  '///',
  '/\\',
  '\\\\',
  '\\/',
  'https://',
  'http:',
  'https:/',
  '//\\',
  '/\t/',
  '/\n/',
  '/\r\n/',
  ' //',
  '\u00a0//',
  '/%2f',
  '/%5c',
  '%2f%2f',
  '/./',
  '/../',
  '/.//',
  '/;/',
  '/@',
  '@',
  '?',
  '#',
  '//@',
  '/group//',
  '/group/..//',
  '/group/%2e%2e//',
  '/free/../..//',
  'x:',
  ':',
  '/:@',
  '//:@',
  '/％2f',
  '/\ufeff/',
  '/\0/',
];
const ends = ['', '/', '/%2f..', '/..', '#@lectern.example', '?x=/group', '\\@lectern.example', '%00', '/group/1'];
const scripts = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'about:blank',
  '/identity/session/end',
  '/identity/account/../session/end',
  '/identity/account?x',
  '/login?url=/login',
  '/auth-callback?code=1',
  '/silent-renew',
  '/index.html',
  '/graphql',
  '/iframe/code/1/2',
  '/media/x.svg',
  '/Group/1',
  '/groups/1',
  '/group',
  '/cms/%',
  '/cms/%zz',
  '/cms/%0d%0aSet-Cookie:x',
  '/free/<script>',
  '/free/"x',
  '/free/`x',
  '/free/{x}',
  '/free/x y',
  '/free/\u202e',
  '/free/ä',
];

describe('the address after signing in', () => {
  it.each([
    '/',
    '/?tab=groups',
    '/group/5f0c',
    '/group/5f0c/course/1/benchmark/all',
    '/cms/preview/course/1?level=2#top',
    '/free/lesson/1/library',
    '/manage-jasperactive/users/1/edit',
    '/group/1/course/2/library/e-book/free-fall%20%E2%82%AC',
    '/identity/account',
  ])('is the one asked for: %s', (address) => {
    expect(returnAddress(address, '/my-institution')).toBe(address);
  });

  // D1-2.23, 2.36, 2.37, R1-09
  it('is the remembered one where none was asked for, or a bad one, and else the home page', () => {
    expect(returnAddress(null, '/group/1')).toBe('/group/1');
    expect(returnAddress('//evil.example', '/group/1')).toBe('/group/1');
    expect(returnAddress(undefined, 'https://evil.example')).toBe('/');
    expect(returnAddress(['/group/1'], { toString: () => '/group/1' })).toBe('/');
  });

  it('stays on this site for every known trick (T34)', () => {
    const tricks = [
      ...scripts,
      ...starts.flatMap((start) => hosts.flatMap((host) => ends.map((end) => `${start}${host}${end}`))),
    ];
    expect(tricks.length).toBeGreaterThan(1000);
    for (const trick of tricks) {
      expectSafe(trick);
      expectSafe(encodeURIComponent(trick));
      expectSafe(`/group/${trick}`);
    }
  });

  it('stays on this site whatever the text', () => {
    const sly = fc.constantFrom(
      ...starts,
      ...hosts,
      ...ends,
      ...scripts,
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      ':',
      '@',
      '?',
      '#',
      '&',
      '\t',
      '\n',
      'group',
      'cms',
      'identity',
      'account',
    );
    const text = fc
      .array(fc.oneof(sly, fc.string({ unit: 'binary' })), { maxLength: 12 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.oneof(
          text,
          text.map((rest) => `/group/${rest}`),
          fc.anything(),
        ),
        expectSafe,
      ),
      { numRuns: 20_000 },
    );
  });

  it('is the same when it is read again', () => {
    const word = fc.stringMatching(/^[\w.~-]{1,20}$/);
    const address = fc
      .tuple(fc.constantFrom('group', 'free', 'cms'), fc.array(word, { maxLength: 5 }))
      .map(([area, rest]) => `/${[area, ...rest].join('/')}`);
    fc.assert(
      fc.property(address, (given) => {
        const dots = given.split('/').some((part) => part === '.' || part === '..');
        expect(safeReturnAddress(given)).toBe(dots ? null : given);
        expect(follow(returnAddress(given, null))).toEqual({ origin, path: dots ? '/' : given });
      }),
    );
  });

  it('is refused when it is longer than an address can be', () => {
    expect(safeReturnAddress(`/group/${'x'.repeat(1990)}`)).not.toBeNull();
    expect(safeReturnAddress(`/group/${'x'.repeat(2000)}`)).toBeNull();
  });
});
