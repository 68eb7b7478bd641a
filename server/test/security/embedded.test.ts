import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../seed/accounts.ts';
import { buildCourse } from '../../seed/content.ts';
import { buildPartner } from '../../seed/partner.ts';
import { addGroupMember, addInstitutionMember, buildGroup, buildInstitution } from '../../seed/school.ts';
import type { BuiltUser } from '../../seed/people.ts';
import { runPartnerCommand } from '../../src/base/partner/command/run-partner-command.ts';
import { howMany, longTest } from '../deep.ts';
import { listen, type ListeningServer } from '../listen.ts';
import {
  askSilently,
  exchangeCode,
  openVisitor,
  renew,
  startFlow,
  tokensOf,
  viewerOf,
  type Tokens,
} from '../visitor.ts';

const parent = 'https://portal.example';

let server: ListeningServer;
let learner: BuiltUser;
let place: { group_id: string; course_id: string };
let partner: Awaited<ReturnType<typeof buildPartner>>;
let lines = '';

beforeAll(async () => {
  server = await listen({}, { revocationAge: 0, log: { write: (line) => void (lines += line) } });
  const { db, origin } = server;
  const course = await buildCourse(db);
  const group = await buildGroup(db, { courses: [course.id] });
  place = { group_id: group.id, course_id: course.id };
  partner = await buildPartner(db, {
    institution_id: group.institution_id,
    origins: [parent, 'https://other.portal.example'],
  });
  learner = await buildAccount(db, { issuer: `${origin}/identity` });
  await addInstitutionMember(db, group.institution_id, learner.id, 'STUDENT');
  await addGroupMember(db, group.id, learner.id);
});
afterAll(() => server.close());
beforeEach(() => forgetCalls());

/** One machine plays many here. */
async function forgetCalls(): Promise<void> {
  const { limiter } = server.services;
  await limiter.forget('partner', partner.id);
  for (const address of ['127.0.0.1', '::1']) await limiter.forget('signInBegun', address);
}

const minted: string[] = [];

async function mint(): Promise<{ code: string; url: string }> {
  const response = await fetch(`${server.origin}/partner/iframe-code`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: partner.authorization },
    body: JSON.stringify({ email: learner.email, ...place, parent_origin: parent }),
  });
  const made = (await response.json()) as { code: string; url: string };
  minted.push(made.code);
  return made;
}

/** What a browser says when it loads a page into a frame of another site. */
const intoFrame = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site', referer: `${parent}/` };
const intoHidden = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' };

async function open(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(new URL(address, server.origin), { headers: { accept: 'text/html', ...headers } });
  const text = await response.text();
  const said = /data-frame="([^"]*)"/.exec(text)?.[1]?.replaceAll('&quot;', '"').replaceAll('&#34;', '"');
  const policy = response.headers.get('content-security-policy') ?? '';
  return {
    status: response.status,
    text,
    said: JSON.parse(said ?? '{}') as { ticket?: string; why?: string },
    framedBy: /frame-ancestors ([^;]*)/.exec(policy)?.[1],
    headers: response.headers,
  };
}

const autologin = (code: string, headers: Record<string, string> = intoHidden) =>
  open(`/identity/autologin?ac=${code}`, headers);

async function change(ticket: string, changes: Record<string, string> = {}) {
  const flow = startFlow(server.origin);
  const body = new URLSearchParams({ ...Object.fromEntries(new URL(flow.address).searchParams), ticket, ...changes });
  const response = await fetch(`${server.origin}/identity/frame-sign-in`, { method: 'POST', body });
  const { address = 'none:' } = (await response.json()) as { address?: string };
  return { status: response.status, flow, back: new URL(address) };
}

async function signInToFrame(): Promise<Tokens> {
  const { code } = await mint();
  const { said } = await autologin(code);
  const { flow, back } = await change(said.ticket ?? '');
  return exchangeCode(server.origin, back.searchParams.get('code') ?? '', flow.verifier);
}

describe('a code of a partner (T32)', () => {
  // D1-2.26–2.31, 7.07, 7.08, 9.21, D2-7.132, 9.50
  it('signs the learner in, by a sign-in as every other: PKCE, state, nonce, tokens that are renewed', async () => {
    const { code } = await mint();
    const { ticket = '' } = (await autologin(code)).said;
    const { flow, back } = await change(ticket);
    expect(back.origin + back.pathname).toBe(`${server.origin}/auth-callback`);
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      state: flow.state,
      iss: `${server.origin}/identity`,
      frame: partner.id,
    });
    const given = back.searchParams.get('code') ?? '';
    expect((await exchangeCode(server.origin, given, 'x'.repeat(43))).error).toBe('invalid_grant');
    const tokens = await exchangeCode(server.origin, given, flow.verifier);
    expect(decodeJwt(tokens.id_token)).toMatchObject({ sub: learner.subject, nonce: flow.nonce });
    expect(await viewerOf(server.origin, tokens.access_token)).toEqual({ status: 200, email: learner.email });
    const later = await renew(server.origin, await renew(server.origin, tokens));
    expect(await viewerOf(server.origin, later.access_token)).toEqual({ status: 200, email: learner.email });
  });

  it('signs in once, however often and at how many places at once it is tried', { timeout: longTest }, async () => {
    const codes = howMany({ sample: 25, deep: 500 });
    const successes: number[] = [];
    for (let made = 0; made < codes; made++) {
      await forgetCalls();
      const { code, url } = await mint();
      const replies = await Promise.all([
        open(url, { ...intoFrame, referer: 'https://evil.example/' }),
        autologin(code, { ...intoHidden, 'sec-fetch-dest': 'document' }),
        autologin(code, { ...intoHidden, 'sec-fetch-site': 'cross-site' }),
        ...[1, 2, 3].map(() => autologin(code)),
      ]);
      const tickets = replies.flatMap(({ said }) => said.ticket ?? []);
      const again = await autologin(code);
      expect(again.said.why).toBe('USED');
      const changed = await Promise.all([1, 2].flatMap(() => tickets.map((ticket) => change(ticket))));
      successes.push(changed.filter(({ status }) => status === 200).length);
      expect(tickets).toHaveLength(1);
    }
    expect(successes).toEqual(Array.from({ length: codes }, () => 1));
  });

  it('is not used up by who opens it elsewhere, and then still works in its place', async () => {
    const { code, url } = await mint();
    const asPage = await open(url, { ...intoFrame, 'sec-fetch-dest': 'document' });
    const elsewhere = await open(url, { ...intoFrame, referer: 'https://evil.example/page' });
    const other = await open(url, { ...intoFrame, referer: 'https://other.portal.example/' });
    for (const { status, said } of [asPage, elsewhere, other]) expect([status, said.why]).toEqual([403, 'PLACE']);
    expect((await open(url.replace(place.course_id, place.group_id), intoFrame)).said.why).toBe('UNKNOWN');
    expect((await open(url, intoFrame)).status).toBe(200);
    expect((await autologin(code)).said.ticket).toBeDefined();
  });

  it('says why it opens nothing: used, too old, unknown', async () => {
    const used = await mint();
    await autologin(used.code);
    const old = await mint();
    await server.db
      .updateTable('iframe_codes')
      .set({ expires_on: new Date(Date.now() - 1000).toISOString() })
      .where('used_on', 'is', null)
      .execute();
    expect((await open(used.url, intoFrame)).text).toContain('This link has been used');
    expect((await open(old.url, intoFrame)).text).toContain('This link is too old');
    expect((await autologin(old.code)).said.why).toBe('EXPIRED');
    const unknown = await open(`/iframe/nothing/${place.group_id}/${place.course_id}`, intoFrame);
    expect([unknown.status, unknown.framedBy]).toEqual([404, parent]);
    expect(unknown.text).toContain('This link cannot be used');
  });

  // D1-2.32, R1-05, 06
  it('is missing where a course is named alone: a placeholder stands there', async () => {
    const { status, framedBy, text } = await open(`/iframe/${place.course_id}`, intoFrame);
    expect([status, framedBy]).toEqual([200, parent]);
    expect(text).toContain('Your course opens here');
  });

  it('gives a ticket that counts for a minute, for our own client and address only', async () => {
    const ticketOf = async () => (await autologin((await mint()).code)).said.ticket ?? '';
    const wrong = await ticketOf();
    for (const changes of [
      { redirect_uri: 'https://evil.example/auth-callback' },
      { redirect_uri: `${server.origin}/silent-renew` },
      { client_id: 'x' },
      { code_challenge_method: 'plain' },
      { code_challenge: '' },
    ])
      expect((await change(wrong, changes)).status).toBe(400);
    expect((await change(wrong)).status).toBe(200);
    const late = await ticketOf();
    await server.db
      .updateTable('iframe_codes')
      .set({ used_on: new Date(Date.now() - 61_000).toISOString() })
      .where('taken_on', 'is', null)
      .where('used_on', 'is not', null)
      .execute();
    expect((await change(late)).status).toBe(400);
  });

  it('and its ticket work no longer once the partner is removed', async () => {
    const { url, code } = await mint();
    const { ticket = '' } = (await autologin((await mint()).code)).said;
    const of = server.db.updateTable('partners').where('id', '=', partner.id);
    await of.set({ deleted_on: new Date().toISOString() }).execute();
    expect([
      (await open(url, intoFrame)).status,
      (await autologin(code)).status,
      (await change(ticket)).status,
    ]).toEqual([404, 404, 400]);
    await of.set({ deleted_on: null }).execute();
  });

  it('signs in to what a learner of the institution sees, in renewed tokens too, and ends with the partner', async () => {
    const { db, origin } = server;
    const { institution_id } = await db
      .selectFrom('groups')
      .select('institution_id')
      .where('id', '=', place.group_id)
      .executeTakeFirstOrThrow();
    const other = await buildInstitution(db);
    await addInstitutionMember(db, other.id, learner.id, 'CENTER_ADMIN');
    const members = async (token: string, institutionId: string) => {
      const query = `query m($id: ID!) { institutionMembers(institution_id: $id) { hasMore } }`;
      const response = await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query, variables: { id: institutionId } }),
      });
      return (await response.json()).errors?.[0]?.extensions.code ?? null;
    };
    const own = await tokensOf(openVisitor(origin), origin, learner.email);
    expect(await members(own.access_token, other.id)).toBe(null);
    const framed = await signInToFrame();
    const renewed = await renew(origin, framed);
    for (const { access_token } of [framed, renewed]) {
      expect(decodeJwt(access_token)).toMatchObject({ institution: institution_id });
      expect(await members(access_token, other.id)).toBe('NOT_FOUND');
    }
    await runPartnerCommand(db, server.services.env, { act: 'remove', id: partner.id });
    expect((await viewerOf(origin, renewed.access_token)).status).toBe(401);
    expect((await renew(origin, renewed)).error).toBe('invalid_grant');
    expect((await viewerOf(origin, own.access_token)).status).toBe(200);
    await db.updateTable('partners').set({ deleted_on: null }).where('id', '=', partner.id).execute();
  });

  it('leaves the session of the browser as it is, and sets no cookie', { timeout: longTest }, async () => {
    const other = await buildAccount(server.db, { issuer: `${server.origin}/identity` });
    const browser = openVisitor(server.origin);
    const before = await tokensOf(browser, server.origin, other.email);
    const times = howMany({ sample: 5, deep: 100 });
    for (let visits = 0; visits < times; visits++) {
      await forgetCalls();
      const { code, url } = await mint();
      const cookie = [...browser.cookies].map(([name, value]) => `${name.split(' ')[0]}=${value}`).join('; ');
      const pages = [
        await open(url, { ...intoFrame, cookie }),
        await open(`/identity/autologout?frame=${partner.id}`, { ...intoHidden, cookie }),
        await autologin(code, { ...intoHidden, cookie }),
      ];
      expect(pages.map(({ headers }) => headers.getSetCookie())).toEqual([[], [], []]);
      const silent = await askSilently(server.origin, browser);
      const redirect = { redirect_uri: `${server.origin}/silent-renew` };
      const tokens = await exchangeCode(server.origin, silent.code ?? '', silent.verifier, redirect);
      expect(decodeJwt(tokens.id_token).sub).toBe(other.subject);
    }
    expect(await viewerOf(server.origin, before.access_token)).toEqual({ status: 200, email: other.email });
  });

  it('begins a session of its own, which ends alone and with all others of the person', async () => {
    const [one, two] = [await signInToFrame(), await signInToFrame()];
    const body = new URLSearchParams({ client_id: 'lectern', token: one.refresh_token });
    await fetch(`${server.origin}/identity/token/revocation`, { method: 'POST', body });
    expect((await viewerOf(server.origin, one.access_token)).status).toBe(401);
    expect((await viewerOf(server.origin, two.access_token)).status).toBe(200);
  });

  it('stands in the audit log of the person as a sign-in, without the code', async () => {
    await signInToFrame();
    const { details } = await server.db
      .selectFrom('audit_log')
      .select(['details'])
      .where('chain_id', '=', learner.subject)
      .where('action', '=', 'SIGNED_IN')
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow();
    expect(details).toEqual({ partner_id: partner.id, ...place });
  });

  it('stands in no line of the log, in no row, and is told no other site', async () => {
    const { url, code } = await mint();
    const page = await open(url, intoFrame);
    expect([page.headers.get('referrer-policy'), page.headers.get('cache-control')]).toEqual([
      'no-referrer',
      'no-store',
    ]);
    await open(url, { ...intoFrame, referer: 'https://evil.example' });
    await autologin(code);
    await open(url, intoFrame);
    await open(`/iframe/${code}/x/y/z`, intoFrame);
    expect(lines).toContain('/iframe/…/');
    expect(minted.filter((one) => lines.includes(one))).toEqual([]);
    const rows = JSON.stringify(await server.db.selectFrom('iframe_codes').selectAll().execute());
    expect(minted.filter((one) => rows.includes(one))).toEqual([]);
  });
});
