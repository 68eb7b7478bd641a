import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildUser } from '../../../seed/people.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { buildApp } from '../../app.ts';
import { readEnv } from '../../env.ts';
import { openImmersiveReader, type ImmersiveReader } from './immersive-reader.ts';
import type { ReaderSettings } from './settings.ts';

const given = {
  IMMERSIVE_READER_TENANT: 'tenant-1',
  IMMERSIVE_READER_CLIENT_ID: 'client-1',
  IMMERSIVE_READER_CLIENT_SECRET: 'secret-1',
  IMMERSIVE_READER_SUBDOMAIN: 'our-reader',
};

/** In the place of Microsoft's identity endpoint. */
let microsoft: Server;
let settings: ReaderSettings;
let asked: { path: string; body: string }[] = [];
let answers: () => { status: number; body: unknown };

beforeAll(async () => {
  microsoft = createServer((request, reply) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push({ path: request.url ?? '', body });
      const { status, body: sent } = answers();
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(sent));
    });
  });
  await new Promise<void>((ready) => microsoft.listen(0, '127.0.0.1', ready));
  const address = `http://127.0.0.1:${(microsoft.address() as AddressInfo).port}/`;
  settings = readEnv({ ...given, IMMERSIVE_READER_IDENTITY: address }).immersiveReader as ReaderSettings;
});
afterAll(() => void microsoft.close());
beforeEach(() => {
  asked = [];
  answers = () => ({ status: 200, body: { access_token: `token-${asked.length}`, expires_in: 3600 } });
});

describe("a token for Microsoft's reader", () => {
  it('is asked for once as the client of the settings, however many want it at a time', async () => {
    const reader = openImmersiveReader(settings);
    const all = await Promise.all([reader.auth(), reader.auth(), reader.auth()]);
    expect(all).toEqual([1, 2, 3].map(() => ({ token: 'token-1', subdomain: 'our-reader' })));
    expect(asked.map(({ path }) => path)).toEqual(['/tenant-1/oauth2/v2.0/token']);
    expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toEqual({
      grant_type: 'client_credentials',
      client_id: 'client-1',
      client_secret: 'secret-1',
      scope: 'https://cognitiveservices.azure.com/.default',
    });
  });

  it('is kept until shortly before it ends, and then asked for anew', async () => {
    let clock = 0;
    const reader = openImmersiveReader(settings, () => clock);
    await reader.auth();
    clock = 3_600_000 - 600_000 - 1;
    expect((await reader.auth()).token).toBe('token-1');
    clock += 1;
    expect((await reader.auth()).token).toBe('token-2');
  });

  it.each([
    ['says no', 401, { error: 'invalid_client' }],
    ['sends something else', 200, { token: 'x' }],
    ['sends no JSON object', 200, null],
  ])('is refused while Microsoft %s, and asked for again by the next', async (_how, status, body) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const reader = openImmersiveReader(settings);
    answers = () => ({ status, body });
    await expect(reader.auth()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(said).toHaveBeenCalledOnce();
    expect(JSON.stringify(said.mock.calls)).not.toContain('secret-1');
    said.mockRestore();
    answers = () => ({ status: 200, body: { access_token: 'later', expires_in: 3600 } });
    expect((await reader.auth()).token).toBe('later');
  });
});

describe('the query immersiveReaderAuth', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });

  const query = '{ immersiveReaderAuth { token subdomain } }';

  // D1-7.41, D2-1.19, 7.50
  it('gives token and subdomain to everyone in session and to nobody else', async () => {
    const immersiveReader: ImmersiveReader = openImmersiveReader(settings);
    const app = await buildApp({ ...server.services, immersiveReader }, { log: false });
    const ask = async (headers: Record<string, string>) => {
      const sent = { method: 'POST', url: '/graphql', payload: { query }, headers } as const;
      return (await app.inject(sent)).json();
    };
    const authorization = `Bearer ${await server.tokenOf(await buildUser(server.db))}`;
    expect((await ask({ authorization })).data).toEqual({
      immersiveReaderAuth: { token: 'token-1', subdomain: 'our-reader' },
    });
    expect((await ask({})).errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect(asked).toHaveLength(1);
    await app.close();
  });

  it('is refused where the reader is not configured', async () => {
    expect((await server.call(await buildUser(server.db), query)).code).toBe('NOT_FOUND');
  });
});

describe('the settings of the reader', () => {
  it('are all given, or none', () => {
    expect(readEnv({}).immersiveReader).toBeUndefined();
    expect(readEnv(given).immersiveReader).toMatchObject({ identity: 'https://login.microsoftonline.com' });
    for (const name of Object.keys(given)) {
      expect(() => readEnv({ ...given, [name]: '' })).toThrow(
        `The immersive reader needs ${name} beside its other variables.`,
      );
    }
  });

  it.each([
    ['IMMERSIVE_READER_SUBDOMAIN', 'evil.example/', 'must be the custom subdomain of the resource'],
    ['IMMERSIVE_READER_TENANT', '../x', 'must be the id or a domain of a tenant'],
    ['IMMERSIVE_READER_IDENTITY', 'login', 'must be an http or https address'],
  ])('%s=%s is refused', (name, value, words) => {
    expect(() => readEnv({ ...given, [name]: value })).toThrow(`The variable ${name} cannot be used: ${words}`);
  });
});
