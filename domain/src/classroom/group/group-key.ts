import { z } from 'zod/mini';

/** Letters and digits without the look-alikes 0 O o 1 I i L l; upper and lower case differ. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz';
const keyLength = 10;

/**
 * A group key as a person types it: surrounding spaces are dropped, case counts. It refuses an empty field as REQUIRED
 * and anything that cannot be a key as NOT_A_KEY.
 */
export const groupKey = z
  .string()
  .check(z.trim(), z.minLength(1, { abort: true }), z.regex(new RegExp(`^[${alphabet}]{${keyLength}}$`), 'NOT_A_KEY'));

/** What joining a group asks for. */
export const joinGroupForm = z.object({ group_key: groupKey });

/**
 * A new key of 10 characters. `randomBytes` must come from a cryptographic source; bytes that would favour some
 * characters are thrown away, so that every key is equally likely (about 57 bits).
 */
export function newGroupKey(randomBytes: (count: number) => Uint8Array): string {
  const fair = 256 - (256 % alphabet.length);
  let key = '';
  while (key.length < keyLength) {
    for (const byte of randomBytes(keyLength)) {
      if (byte < fair && key.length < keyLength) key += alphabet[byte % alphabet.length];
    }
  }
  return key;
}
