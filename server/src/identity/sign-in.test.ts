import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../seed/accounts.ts';
import {
  exchangeCode,
  listen,
  openVisitor,
  signInAs,
  tokensOf,
  viewerOf,
  type ListeningServer,
} from '../../test/visitor.ts';

let server: ListeningServer;
let origin: string;
beforeAll(async () => {
  server = await listen();
  ({ origin } = server);
});
afterAll(() => server.close());

describe('signing in', () => {
  it('leads from the form to the first screen', async () => {
    const { email } = await buildAccount(server.db, { issuer: `${origin}/identity` });
    const { access_token } = await tokensOf(openVisitor(origin), origin, email);
    expect(await viewerOf(origin, access_token)).toEqual({ status: 200, email });
  });
});
