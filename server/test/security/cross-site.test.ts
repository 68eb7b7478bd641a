import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../../seed/people.ts';
import { testServer, type TestServer } from '../harness.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await testServer();
  token = await server.tokenOf(await buildUser(server.db));
});

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'] as const;
const types = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/graphql',
  'text/plain; application/json',
  'application/jsonp',
  undefined,
];
const own = 'http://localhost:4000';
const origins = [
  own,
  'https://evil.example',
  'http://localhost:4000.evil.example',
  'http://evil.example:4000',
  'https://localhost:4000',
  'http://user@localhost:4000@evil.example',
  'file://',
  'null',
];

const query = '{ viewer { email } }';
const payload = JSON.stringify({ query });

function send(method: (typeof methods)[number], type: string | undefined, origin: string | undefined) {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(type ? { 'content-type': type } : {}),
    ...(origin ? { origin } : {}),
  };
  const body = method === 'GET' || method === 'HEAD' || method === 'OPTIONS' ? {} : { payload };
  return server.app.inject({ method, url: `/graphql?query=${encodeURIComponent(query)}`, headers, ...body });
}

describe('a call from a page (T18)', () => {
  // D1-7.01, D2-7.01–7.03
  it(`is answered in one of ${methods.length * types.length * origins.length} combinations of method, content type and origin`, async () => {
    const answered: string[] = [];
    const permissive: string[] = [];
    for (const method of methods) {
      for (const type of types) {
        for (const origin of origins) {
          const { body, headers } = await send(method, type, origin);
          if (body.includes('@people.test')) answered.push(`${method} ${type} ${origin}`);
          const allows = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
          if (allows.length > 0 || headers['set-cookie']) permissive.push(`${method} ${type} ${origin}`);
        }
      }
    }
    expect(answered).toEqual([`POST application/json ${own}`]);
    expect(permissive).toEqual([]);
  });

  it('is answered without an origin too, which only programs send that are no browser', async () => {
    expect((await send('POST', 'application/json', undefined)).json().data.viewer.email).toContain('@people.test');
    expect((await send('POST', 'application/json; charset=utf-8', own)).json().data.viewer.email).toContain(
      '@people.test',
    );
  });

  it('gets nothing from a cookie or an address: only the Authorization header signs in', async () => {
    const call = (headers: Record<string, string>, url = '/graphql') =>
      server.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json', ...headers }, payload });
    const replies = [
      await call({ cookie: `authorization=Bearer ${token}; token=${token}; _session=${token}` }),
      await call({ 'x-authorization': `Bearer ${token}` }),
      await call({}, `/graphql?access_token=${token}`),
      await call({ 'x-perform-initial-checks': '1' }),
    ];
    expect(replies.map((reply) => reply.json())).toEqual(replies.map(() => ({ data: { viewer: null } })));
  });

  it.each([
    `bearer ${'x'.repeat(10)}`,
    'Bearer',
    'Bearer ',
    'Basic dXNlcjpwYXNz',
    'Bearer a b',
    'Bearer <token>',
    'Bearer a, Bearer b',
  ])('with the authorization %j is refused, never taken for nobody', async (authorization) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', authorization },
      payload,
    });
    expect([reply.statusCode, reply.json().errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect(reply.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
  });
});
