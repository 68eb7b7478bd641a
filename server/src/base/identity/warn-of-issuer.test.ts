import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { freePort } from '../../../test/free-port.ts';
import { warnOfIssuer } from './warn-of-issuer.ts';

async function warningsOf(issuer: string): Promise<string[]> {
  const said: string[] = [];
  await warnOfIssuer(issuer, (sentence) => said.push(sentence));
  return said;
}

it('names an identity provider that does not answer', async () => {
  const issuer = `http://127.0.0.1:${await freePort()}`;
  expect(await warningsOf(issuer)).toEqual([
    `The identity provider ${issuer} (OIDC_ISSUER) cannot be used: ECONNREFUSED. Until it can, nobody can sign in.`,
  ]);
});

it('names one that is another, and says nothing of the right one', async () => {
  const provider = createServer((_request, response) => response.end(JSON.stringify({ issuer })));
  await once(provider.listen(0, '127.0.0.1'), 'listening');
  const issuer = `http://127.0.0.1:${(provider.address() as { port: number }).port}`;
  expect(await warningsOf(issuer)).toEqual([]);
  expect(await warningsOf(`${issuer}/school`)).toEqual([expect.stringContaining(`names the issuer ${issuer}`)]);
  provider.close();
});
