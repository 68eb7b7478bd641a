import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../src/database/connect.ts';
import { cloneDatabase } from '../harness.ts';
import { freePort } from '../free-port.ts';
import { embeddedUrl, startServer } from './running-server.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-admin-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the command prints, as a process of its own with these settings. */
async function admin(env: Record<string, string>, ...words: string[]): Promise<string> {
  const main = join(import.meta.dirname, '../../src/instance/admin/main.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [main, ...words], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
  });
  return stdout.trim();
}

describe('npm run admin', { timeout: 90_000 }, () => {
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
    await expect(admin({ DATA_DIR: folder }, 'nonsense')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^nonsense is not an e-mail address\.\nUsage:/),
    });
  });
});
