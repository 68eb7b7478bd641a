import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import { Decrypter } from 'age-encryption';
import { extract } from 'tar-stream';
import { StartError } from '../../start-error.ts';

/** An entry of an archive as it is read: all of it has to be taken before the next one comes. */
export type ReadEntry = { readonly name: string; readonly bytes: number; readonly stream: AsyncIterable<Buffer> };

/** Why a backup that is opened with its passphrase cannot be restored. */
export const damaged = (file: string, what: string, cause?: unknown): StartError =>
  new StartError(`${file} is damaged or cut off (${what}). Nothing was restored; use another backup.`, { cause });

/** What is thrown while a file is read, wherever in it: in its own words, or as what has become of the file. */
function whyUnread(file: string, cause: unknown): StartError {
  if (cause instanceof StartError) return cause;
  const { code, syscall } = cause as NodeJS.ErrnoException;
  if (syscall) return new StartError(`${file} cannot be read (${code}).`, { cause });
  return damaged(file, 'its bytes are not those that were sealed', cause);
}

/** Reads an archive from its beginning. It refuses a file that is not sealed like this, or with another passphrase. */
export async function* readSealed(file: string, passphrase: string): AsyncGenerator<ReadEntry> {
  await refuseOther(file);
  const bytes = createReadStream(file, { highWaterMark: 256 * 1024 });
  const archive = extract();
  try {
    const opened = await openSeal(file, passphrase, bytes);
    const fed = pipeline(Readable.fromWeb(opened), archive as unknown as NodeJS.WritableStream);
    fed.catch(() => {});
    for await (const source of archive) {
      const { name, size } = source.header;
      yield { name, bytes: size, stream: contentOf(file, source as unknown as AsyncIterable<Buffer>) };
    }
    await fed;
  } catch (cause) {
    throw whyUnread(file, cause);
  } finally {
    bytes.destroy();
    archive.destroy();
  }
}

/** The bytes of an entry. Who takes them hears of a seal that is broken there, before this file's own loop does. */
async function* contentOf(file: string, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* source;
  } catch (cause) {
    throw whyUnread(file, cause);
  }
}

/** The most rounds of scrypt that a file may ask for, as a power of two: 256 MB of memory. */
const mostRounds = 18;

/** What each backup begins with, and how many of these signs may differ in one that is damaged. */
const beginning = 'age-encryption.org/v1\n-> scrypt ';
const mostOther = 3;

/** Refuses a file whose first lines are none of ours, before anything is reckoned for it. */
async function refuseOther(file: string): Promise<void> {
  const first = await readFirst(file).catch((cause: unknown) => {
    throw whyUnread(file, cause);
  });
  const other = beginning.split('').filter((sign, at) => first[at] !== sign).length;
  if (other > mostOther) throw new StartError(`${file} is not a backup of Lectern.`);
  const rounds = /^-> scrypt \S+ (\d+)$/.exec(first.split('\n')[1] ?? '')?.[1];
  if (other > 0 || !rounds || Number(rounds) > mostRounds) throw damaged(file, 'its first lines cannot be read');
}

async function readFirst(file: string): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(100), 0, 100, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function openSeal(file: string, passphrase: string, bytes: Readable): Promise<NodeWebStream> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const sealed = Readable.toWeb(bytes) as unknown as ReadableStream<Uint8Array>;
  try {
    return (await decrypter.decrypt(sealed)) as unknown as NodeWebStream;
  } catch (cause) {
    if (/no identity matched/.test((cause as Error).message))
      throw new StartError(
        `The passphrase does not open ${file}. If it is the right one, the beginning of the file is damaged; use another backup.`,
        { cause },
      );
    throw cause;
  }
}
