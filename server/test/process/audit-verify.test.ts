import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programActor } from '../../src/base/audit-log/actor.ts';
import { writeAudit } from '../../src/base/audit-log/write-audit.ts';
import { connect } from '../../src/base/database/connect.ts';
import { freePort } from '../free-port.ts';
import { cloneDatabase } from '../harness.ts';
import { runProgram } from './run-program.ts';
import { embeddedUrl, startServer } from './running-server.ts';
import { startedFolder } from './started-folder.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-audit-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const verify = (env: Record<string, string>) => runProgram('base/audit-log/command/main.ts', env);

describe('npm run audit:verify', { timeout: 90_000 }, () => {
  it('reads the embedded log beside a server and after it', async () => {
    const env = { DATA_DIR: await startedFolder(join(folder, 'data')) };
    const server = await startServer(await freePort(), env);
    const db = connect({ url: embeddedUrl(env.DATA_DIR) });
    const { rows } = await sql`select from audit_log`.execute(db);
    await db.destroy();
    const whole = new RegExp(
      `^The audit log is whole: ${rows.length.toLocaleString('en')} entr.+ chains?, hash over their ends [0-9a-f]{64}\\.$`,
    );
    const beside = await verify(env);
    expect(beside).toEqual({ code: 0, printed: expect.stringMatching(whole) });
    await server.end('SIGTERM');
    expect(await verify(env)).toEqual(beside);
  });

  // O-11
  it('names what was tampered with, and fails', async () => {
    const env = { DATA_DIR: folder, DATABASE_URL: await cloneDatabase(), OIDC_ISSUER: 'embedded', DEMO: 'false' };
    const db = connect({ url: env.DATABASE_URL });
    const chain_id = crypto.randomUUID();
    for (let n = 0; n < 3; n++)
      await writeAudit(db, programActor, {
        chain: 'PERSON',
        chainId: chain_id,
        action: 'ROLE_CHANGED',
        object: { type: 'user', id: chain_id },
        details: { from: 'NONE', to: 'AUTHOR' },
      });
    await db.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction);
      await sql`update audit_log set details = '{"from":"NONE","to":"NONE"}' where chain_id = ${chain_id} and number = 2`.execute(
        transaction,
      );
    });
    await db.destroy();
    const { code, printed } = await verify(env);
    expect(code).toBe(1);
    expect(printed).toMatch(
      new RegExp(
        `^The audit log was tampered with\\. [^]*\\n {2}PERSON\\.${chain_id}\\.2\\nThe log holds \\d+ entries`,
      ),
    );
    expect(printed).not.toContain(`${chain_id}.1`);
  });
});
