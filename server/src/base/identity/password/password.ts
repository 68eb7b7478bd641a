import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';

/** The second of OWASP's equally strong choices for argon2id: 19 MiB, two passes; about 25 ms of one core. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

type Cost = typeof cost;

const derive = promisify(argon2);

/** What is kept in place of a hash where no password opens the account. */
export const noPassword = 'none';

/** The text to keep for a password: argon2id in the PHC format, with the cost it was made with. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await tagOf(password, nonce, cost);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/** True for the right password. Without a kept hash it takes as long and is false, so that time tells nothing. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const { nonce, tag, ...kept } = readHash(hash) ?? nobody;
  const given = await tagOf(password, nonce, kept);
  return timingSafeEqual(given, tag) && hash !== null;
}

const nobody = { ...cost, nonce: randomBytes(16), tag: randomBytes(cost.tagLength) };

/** The same letters can be typed as different characters; what is hashed is one form of them. */
function tagOf(password: string, nonce: Buffer, { memory, passes, parallelism, tagLength }: Cost): Promise<Buffer> {
  const parameters: Argon2Parameters = {
    message: password.normalize('NFKC'),
    nonce,
    memory,
    passes,
    parallelism,
    tagLength,
  };
  return derive('argon2id', parameters);
}

function readHash(hash: string | null): (Cost & { nonce: Buffer; tag: Buffer }) | null {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash ?? '');
  if (!parts) return null;
  const [, memory, passes, parallelism, nonce, tag] = parts;
  const kept = Buffer.from(tag ?? '', 'base64');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: kept.length,
    nonce: Buffer.from(nonce ?? '', 'base64'),
    tag: kept,
  };
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
