import { beforeAll, describe, expect, it } from 'vitest';
import { buildInstitution } from '../../../../seed/school.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { findCallingPartner } from '../partner.ts';
import { readArguments } from './arguments.ts';
import { runPartnerCommand } from './run-partner-command.ts';

let server: TestServer;
let institution: string;
beforeAll(async () => {
  server = await testServer();
  institution = (await buildInstitution(server.db, { name: `College ${crypto.randomUUID()}` })).id;
});

const run = (...words: string[]) => runPartnerCommand(server.db, server.services.env, readArguments(words));

const add = (...origins: string[]) =>
  run('add', 'Portal', '--institution', institution, ...origins.flatMap((origin) => ['--origin', origin]));

const printed = (text: string) => ({
  id: /^id: +(\S+)$/m.exec(text)?.[1] ?? '',
  secret: /^secret: +(\S+)$/m.exec(text)?.[1] ?? '',
});

const signedIn = ({ id, secret }: { id: string; secret: string }) =>
  findCallingPartner(server.db, `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`);

describe('npm run partner', () => {
  it('registers a partner, whose secret works, is kept as a hash only, and is renewed', async () => {
    const first = printed(await add('https://portal.example', 'https://PORTAL.example/', 'http://localhost:8080'));
    expect(await signedIn(first)).toMatchObject({
      institution_id: institution,
      origins: ['https://portal.example', 'http://localhost:8080'],
    });
    const rows = await server.db.selectFrom('partners').selectAll().where('id', '=', first.id).execute();
    expect(JSON.stringify(rows)).not.toContain(first.secret);
    const second = printed(await run('new-secret', first.id));
    expect(second.id).toBe(first.id);
    expect(await signedIn(first)).toBeNull();
    expect(await signedIn(second)).not.toBeNull();
  });

  it('lists partners with their origins, and no longer one that was removed', async () => {
    const made = printed(await add('https://listed.example'));
    expect(await run('list')).toMatch(
      new RegExp(`^${made.id}  Portal \\(College .*\\)\\n  https://listed.example$`, 'm'),
    );
    await run('remove', made.id);
    expect(await run('list')).not.toContain(made.id);
    expect(await signedIn(made)).toBeNull();
    await expect(run('remove', made.id)).rejects.toThrow(/^No partner has the id/);
  });

  it('leaves an entry in the audit log for each change', async () => {
    const { id } = printed(await add('https://audited.example'));
    await run('new-secret', id);
    await run('remove', id);
    const entries = await server.db
      .selectFrom('audit_log')
      .select(['action', 'actor_type', 'chain_id'])
      .where('object_id', '=', id)
      .orderBy('number')
      .execute();
    expect(entries).toEqual(
      ['PARTNER_ADDED', 'PARTNER_SECRET_RENEWED', 'PARTNER_REMOVED'].map((action) => ({
        action,
        actor_type: 'PROGRAM',
        chain_id: institution,
      })),
    );
  });

  it.each([
    [['add', 'Portal', '--institution', 'Nowhere', '--origin', 'https://a.example'], /^No institution has/],
    [['remove', 'x'], /^No partner has the id x/],
    [['add', 'Portal', '--origin', 'https://a.example'], /^Name the institution/],
    [['add', 'Portal', '--institution', 'x'], /^Name at least one origin/],
    [['add', 'Two', 'words'], /^One name or id is expected/],
    [['rename', 'x'], /^A partner can be added/],
    [['add'], /^Say what to do/],
    [['list', '--secret', 'x'], /^Unknown option/],
  ])('%j is refused with one sentence', async (words, sentence) => {
    await expect((async () => run(...words))()).rejects.toThrow(sentence);
  });

  it.each([
    'portal.example',
    'https://portal.example/page',
    'https://*.example/?x',
    'javascript:alert(1)',
    'null',
    "https://a.example;script-src 'x'",
  ])('refuses %s as an origin', async (origin) => {
    await expect(add(origin)).rejects.toThrow(/is not an origin such as/);
  });

  it('refuses http in production, and any partner beside another identity provider', async () => {
    const asked = readArguments(['add', 'Portal', '--institution', institution, '--origin', 'http://portal.example']);
    const { env } = server.services;
    await expect(runPartnerCommand(server.db, { ...env, production: true }, asked)).rejects.toThrow(/is not an origin/);
    await expect(runPartnerCommand(server.db, { ...env, issuer: 'https://id.example' }, asked)).rejects.toThrow(
      /^Partners need the built-in identity provider/,
    );
  });
});
