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
      yield { name, bytes: size, stream: source as unknown as AsyncIterable<Buffer> };
    }
    await fed;
  } catch (cause) {
    throw cause instanceof StartError
      ? cause
      : damaged(file, cause instanceof Error ? cause.message : String(cause), cause);
  } finally {
    bytes.destroy();
    archive.destroy();
  }
}

/** The most rounds of scrypt that a file may ask for, as a power of two: 256 MB of memory. */
const mostRounds = 18;

/** Refuses a file whose first lines are none of ours, before anything is reckoned for it. */
async function refuseOther(file: string): Promise<void> {
  const handle = await open(file, 'r').catch((cause: NodeJS.ErrnoException) => {
    throw new StartError(`${file} cannot be read (${cause.code}).`, { cause });
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(100), 0, 100, 0);
    const rounds = /^age-encryption\.org\/v1\n-> scrypt \S+ (\d+)\n/.exec(buffer.toString('latin1', 0, bytesRead))?.[1];
    if (!rounds || Number(rounds) > mostRounds) throw new StartError(`${file} is not a backup of Lectern.`);
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
      throw new StartError(`The passphrase does not open ${file}.`, { cause });
    throw cause;
  }
}
