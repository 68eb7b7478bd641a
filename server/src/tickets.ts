import { createHmac, createSecretKey, hkdfSync } from 'node:crypto';
import type { Random } from '@lectern/domain/random.ts';
import { EncryptJWT, jwtDecrypt } from 'jose';
import type { Database } from './base/database/connect.ts';
import { readCookieKeys } from './base/identity/keys.ts';

/**
 * Papers that a caller carries in place of a row: sealed, so that nobody reads the keys of questions in them or changes
 * them, the same for every process of an installation.
 */
export type Tickets = {
  /** Seals something for as many seconds. */
  readonly seal: (content: object, seconds: number) => Promise<string>;
  /** What was sealed; null where the ticket is not ours or its time is over. */
  readonly open: (ticket: string) => Promise<unknown>;
  /** What only this installation can write under a text. */
  readonly sign: (text: string) => string;
  /** Randomness that nobody can foresee and that is always the same for a name. */
  readonly steadyRandom: (name: string) => Random;
};

/** Opens the tickets of this installation. */
export async function openTickets(db: Database): Promise<Tickets> {
  const [newest = ''] = await readCookieKeys(db);
  // Prepared once: making it ready costs eight times as much as signing with it.
  const key = createSecretKey(new Uint8Array(hkdfSync('sha256', newest, 'tickets', 'unrecorded attempts', 32)));
  return {
    seal: (content, seconds) =>
      new EncryptJWT({ content })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
        .encrypt(key),
    open: async (ticket) => {
      const opened = await jwtDecrypt(ticket, key).catch(() => null);
      return opened?.payload['content'] ?? null;
    },
    sign: (text) => createHmac('sha256', key).update(`signed\n${text}`).digest('base64url'),
    steadyRandom: (name) => {
      let drawn = 0;
      let block = Buffer.alloc(0);
      return () => {
        const place = (drawn++ % 8) * 4;
        if (place === 0) block = createHmac('sha256', key).update(`${name} ${drawn}`).digest();
        return block.readUInt32BE(place) / 2 ** 32;
      };
    },
  };
}
