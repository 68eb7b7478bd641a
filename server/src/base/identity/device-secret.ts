import { hkdfSync } from 'node:crypto';
import type { Database } from '../database/connect.ts';
import { readCookieKeys } from './keys.ts';

/** Gives the secret of a user, the same one every time, on every process. */
export type DeviceSecrets = (userId: string) => string;

/**
 * What a person's browsers seal their unsent answers with. It is made from a key of this installation and kept nowhere
 * else, so that only whoever is signed in as that person comes by it.
 */
export async function openDeviceSecrets(db: Database): Promise<DeviceSecrets> {
  // The oldest key, so that a newer one leaves what is sealed already readable.
  const key = (await readCookieKeys(db)).at(-1) ?? '';
  return (userId) => Buffer.from(hkdfSync('sha256', key, userId, 'unsent answers', 32)).toString('base64url');
}
