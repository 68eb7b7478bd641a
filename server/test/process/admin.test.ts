import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../src/base/database/connect.ts';
import { cloneDatabase } from '../harness.ts';
import { freePort } from '../free-port.ts';
import { runProgram } from './run-program.ts';
import { embeddedUrl, startServer } from './running-server.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-admin-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const admin = (env: Record<string, string>, ...words: string[]) =>
  runProgram('instance/admin/command/main.ts', env, ...words).then(({ printed }) => printed);

describe('npm run admin', { timeout: 90_000 }, () => {
  // O-25
  it('works on the embedded database before the first start, beside a server and after it', async () => {
    const env = { DATA_DIR: join(folder, 'data') };
    expect(await admin(env, 'first@school.test')).toMatch(/has not signed in yet[^]*identity\/choose-password\?token=/);
    const server = await startServer(await freePort(), env);
    expect(await admin(env, 'student@demo.test')).toBe(
      'student@demo.test is a system administrator from the next call on.',
    );
    const db = connect({ url: embeddedUrl(env.DATA_DIR) });
    const { role } = await db
      .selectFrom('users')
      .select('role')
      .where('email', '=', 'student@demo.test')
      .executeTakeFirstOrThrow();
    await db.destroy();
    expect(role).toBe('SYSTEM_ADMIN');
    await server.end('SIGTERM');
    expect(await admin(env, 'list')).toMatch(/^student@demo\.test [^]*^first@school\.test {2}awaited until/m);
  });

  it('works on an external database', async () => {
    const env = { DATA_DIR: folder, DATABASE_URL: await cloneDatabase(), OIDC_ISSUER: 'embedded' };
    expect(await admin(env, 'first@school.test')).toContain('identity/choose-password?token=');
    expect(await admin(env, 'list')).toMatch(/^first@school\.test {2}awaited until/);
  });

  it('refuses nonsense with one sentence', async () => {
    const { code, printed } = await runProgram('instance/admin/command/main.ts', { DATA_DIR: folder }, 'nonsense');
    expect(printed).toMatch(/^nonsense is not an e-mail address\.\nUsage:/);
    expect(code).toBe(1);
  });
});
