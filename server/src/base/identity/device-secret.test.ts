import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { openDeviceSecrets } from './device-secret.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const document = '{ viewer { id device_secret } }';

describe('the secret that browsers seal unsent answers with', () => {
  it('is 32 bytes, the same ones for the same person every time and others for everybody else', async () => {
    const [amara, teodora] = [await buildUser(server.db), await buildUser(server.db)];
    const secretOf = async (user: BuiltUser) => (await server.call(user, document)).data.viewer.device_secret;
    const secret = await secretOf(amara);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect(await secretOf(amara)).toBe(secret);
    expect(await secretOf(teodora)).not.toBe(secret);
    expect(secret).not.toContain(amara.id);
  });

  it('is nobody’s without a session', async () => {
    expect((await server.call(null, document)).data.viewer).toBeNull();
  });

  it('stays as it is where the installation gets a newer key', async () => {
    const before = (await openDeviceSecrets(server.db))('somebody');
    const newer = JSON.stringify(randomBytes(32).toString('base64url'));
    await sql`insert into identity_keys (id, purpose, secret) values ('newer', 'COOKIE', ${newer}::jsonb)`.execute(
      server.db,
    );
    expect((await openDeviceSecrets(server.db))('somebody')).toBe(before);
    await server.db.deleteFrom('identity_keys').where('id', '=', 'newer').execute();
  });
});
