import { randomUUID } from 'node:crypto';
import type { Database } from '../src/base/database/connect.ts';
import { hashOfSecret, newSecret } from '../src/one-time-secret.ts';

/** A partner of an institution, with the Authorization header of its calls. */
export async function buildPartner(
  db: Database,
  values: { institution_id: string; name?: string; origins?: string[] },
): Promise<{ readonly id: string; readonly authorization: string }> {
  const secret = newSecret();
  const id = randomUUID();
  const partner = { name: 'Portal of the college', origins: ['https://portal.example'], ...values };
  await db
    .insertInto('partners')
    .values({ id, ...partner, secret_hash: hashOfSecret(secret) })
    .execute();
  return { id, authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` };
}
