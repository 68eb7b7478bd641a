// One at a time: it starts and kills a provider.
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../test/free-port.ts';
import { listen, type ListeningServer } from '../../../test/listen.ts';
import { openVisitor, startFlow, viewerOf, type Tokens } from '../../../test/visitor.ts';

let issuer: string;
let other: ChildProcess;
let server: ListeningServer;
let origin: string;

/** An identity provider in a process of its own, and a server that knows of it by two variables. */
beforeAll(async () => {
  const [port, own] = [await freePort(), await freePort()];
  issuer = `http://localhost:${port}`;
  origin = `http://localhost:${own}`;
  const script = join(import.meta.dirname, '../../../test/other-issuer.ts');
  other = spawn(process.execPath, [script, String(port), 'school-app', origin], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise<void>((listening) => {
    other.stdout?.on('data', (chunk) => String(chunk).includes('listening') && listening());
  });
  server = await listen({ PORT: String(own), OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'school-app' });
});
afterAll(async () => {
  other.kill();
  await server.close();
});

async function signInThere(login: string, changes: Record<string, string> = {}): Promise<Tokens> {
  const visitor = openVisitor(issuer, '/');
  const asked = {
    client_id: 'school-app',
    redirect_uri: `${origin}/auth-callback`,
    resource: `${origin}/graphql`,
    ...changes,
  };
  const { address, verifier } = startFlow(origin, asked, `${issuer}/auth`);
  const form = await visitor.open(address);
  const consent = await visitor.send(form, { prompt: 'login', login, password: 'anything' });
  const { location } = await visitor.send(consent, { prompt: 'consent' });
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: 'school-app',
    code: new URL(location ?? 'none:').searchParams.get('code') ?? '',
    redirect_uri: `${origin}/auth-callback`,
    code_verifier: verifier,
  });
  const response = await fetch(`${issuer}/token`, { method: 'POST', body });
  return { status: response.status, ...((await response.json()) as Omit<Tokens, 'status'>) };
}

async function call(token: string, query: string, variables = {}) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as { data: Record<string, any> };
}

describe('an identity provider of the institution', () => {
  // D1-1.22, 7.04
  it('works by configuration alone', async () => {
    const tokens = await signInThere('ada');
    const authenticate = 'mutation authenticate($idToken: String!) { authenticate(idToken: $idToken) { email } }';
    const { data } = await call(tokens.access_token, authenticate, { idToken: tokens.id_token });
    expect(data['authenticate']).toEqual({ email: 'ada@school.test' });
    expect(await viewerOf(origin, tokens.access_token)).toEqual({ status: 200, email: 'ada@school.test' });
    const user = server.db.selectFrom('users').select(['issuer', 'subject', 'first_name', 'email_verified']);
    expect(await user.executeTakeFirst()).toEqual({ issuer, subject: 'ada', first_name: 'Ada', email_verified: true });
    const entries = await server.db
      .selectFrom('audit_log')
      .select(['action', 'actor_type'])
      .orderBy('number')
      .execute();
    expect(entries).toEqual([
      { action: 'USER_RECORDED', actor_type: 'USER' },
      { action: 'SIGNED_IN', actor_type: 'USER' },
    ]);
  });

  it('opens nothing with a token for another API or without one', async () => {
    const foreign = await signInThere('eve', { resource: 'https://other.example/api' });
    expect((await viewerOf(origin, foreign.access_token)).status).toBe(401);
    const tokens = await signInThere('eve');
    expect((await viewerOf(origin, tokens.id_token)).status).toBe(401);
  });

  it('replaces the embedded one, whose tokens and pages no longer exist', async () => {
    const page = await fetch(`${origin}/identity/sign-up`);
    expect([page.status, (await fetch(`${origin}/identity/token`, { method: 'POST' })).status]).toEqual([404, 404]);
    const policy = page.headers.get('content-security-policy') ?? '';
    for (const directive of ['connect-src', 'frame-src', 'form-action']) {
      expect(policy).toMatch(new RegExp(`${directive} 'self' ${issuer}`));
    }
  });
});
