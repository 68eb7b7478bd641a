import {
  createCipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  scrypt,
  type BinaryLike,
  type ScryptOptions,
} from 'node:crypto';
import { promisify } from 'node:util';

/** What it costs to try one passphrase: 32 MB of memory and a tenth of a second (2^15 rounds of scrypt). */
const workFactor = 15;
const costs = { N: 2 ** workFactor, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

/** Bytes that are sealed at once, as the format has it. */
const chunkBytes = 64 * 1024;

const derive = promisify<BinaryLike, BinaryLike, number, ScryptOptions, Buffer>(scrypt);

/**
 * Seals bytes with a passphrase in the age format (https://age-encryption.org/v1). What Node itself has does it several
 * times faster than a library in JavaScript, and in one buffer however much there is; the library opens it again.
 */
export async function* sealed(passphrase: string, plain: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const fileKey = randomBytes(16);
  const nonce = randomBytes(16);
  yield Buffer.concat([await makeHeader(passphrase, fileKey), nonce]);
  const key = keyOf(fileKey, nonce, 'payload');
  const chunk = Buffer.allocUnsafe(chunkBytes);
  let [number, used] = [0, 0];
  for await (const bytes of plain) {
    for (let from = 0; from < bytes.byteLength;) {
      if (used === chunkBytes) {
        yield* encrypted(key, counted(number++, false), chunk);
        used = 0;
      }
      const part = bytes.subarray(from, from + chunkBytes - used);
      chunk.set(part, used);
      from += part.byteLength;
      used += part.byteLength;
    }
  }
  yield* encrypted(key, counted(number, true), chunk.subarray(0, used));
}

/** What a file begins with: how its key is had from the passphrase, and a proof that nobody changed this. */
async function makeHeader(passphrase: string, fileKey: Buffer): Promise<Buffer> {
  const salt = randomBytes(16);
  const label = Buffer.from('age-encryption.org/v1/scrypt');
  const wrapping = await derive(passphrase, Buffer.concat([label, salt]), 32, costs);
  const wrapped = Buffer.concat([...encrypted(wrapping, Buffer.alloc(12), fileKey)]);
  const lines = ['age-encryption.org/v1', `-> scrypt ${inBase64(salt)} ${workFactor}`, inBase64(wrapped), '---'];
  const said = lines.join('\n');
  const proof = createHmac('sha256', keyOf(fileKey, Buffer.alloc(0), 'header'))
    .update(said)
    .digest();
  return Buffer.from(`${said} ${inBase64(proof)}\n`);
}

const inBase64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

const keyOf = (fileKey: Buffer, salt: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', fileKey, salt, purpose, 32));

/** Each chunk is sealed by its number, and the last one as such, so that none can be missing or in another's place. */
function counted(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

function* encrypted(key: Buffer, nonce: Buffer, plain: Buffer): Generator<Buffer> {
  const cipher = createCipheriv('chacha20-poly1305', key, nonce, { authTagLength: 16 });
  yield cipher.update(plain);
  cipher.final();
  yield cipher.getAuthTag();
}
