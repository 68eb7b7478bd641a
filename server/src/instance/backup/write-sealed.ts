import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import { Encrypter } from 'age-encryption';
import { pack, type Pack } from 'tar-stream';
import { StartError } from '../../start-error.ts';

/** An entry of an archive: bytes that may still be on the way, or a stream of so many. */
export type Entry = {
  readonly name: string;
  readonly content: Promise<Buffer> | { readonly bytes: number; readonly stream: AsyncIterable<Uint8Array> };
};

/** What it costs to try one passphrase: 32 MB of memory and a tenth of a second (2^15 rounds of scrypt). */
const workFactor = 15;

/**
 * Writes an archive, sealed with a passphrase. It lies beside its place until it is whole and on the disk; whatever else
 * happens, nothing stays. It never replaces a file. Gives what the entries return at their end.
 */
export async function writeSealed<Result>(
  file: string,
  passphrase: string,
  entries: AsyncGenerator<Entry, Result>,
): Promise<Result> {
  await refuseThere(file);
  const making = `${file}.making-${process.pid}`;
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(workFactor);
  try {
    const archive = pack();
    const packed = packAll(archive, entries);
    packed.catch((error: unknown) => archive.destroy(error as Error));
    const sealed = await encrypter.encrypt(toWeb(archive as AsyncIterable<Uint8Array>));
    await pipeline(Readable.fromWeb(sealed as NodeWebStream), createWriteStream(making, { flags: 'wx', mode: 0o600 }));
    await settle(making);
    await refuseThere(file);
    await rename(making, file);
    await settle(dirname(file));
    return await packed;
  } catch (error) {
    await rm(making, { force: true });
    throw error;
  }
}

async function refuseThere(file: string): Promise<void> {
  if (await stat(file).catch(() => null))
    throw new StartError(`${file} is there already; a backup never replaces a file.`);
}

/** Waits until the disk has it. */
async function settle(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const toWeb = (bytes: AsyncIterable<Uint8Array>): globalThis.ReadableStream<Uint8Array<ArrayBuffer>> =>
  Readable.toWeb(Readable.from(bytes)) as globalThis.ReadableStream<Uint8Array<ArrayBuffer>>;

/** While one piece is packed and written, the next one is read; a stream is read by whoever writes it. */
async function packAll<Result>(archive: Pack, entries: AsyncGenerator<Entry, Result>): Promise<Result> {
  let before: Promise<void> = Promise.resolve();
  try {
    for (;;) {
      const { done, value } = await entries.next();
      await before;
      if (done) {
        archive.finalize();
        return value;
      }
      before = packOne(archive, value);
      // Whoever awaits it hears of it.
      before.catch(() => {});
      if (!(value.content instanceof Promise)) await before;
    }
  } finally {
    await entries.return(undefined as Result);
  }
}

async function packOne(archive: Pack, { name, content }: Entry): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const done = (error?: Error | null) => (error ? reject(error) : resolve());
  if (content instanceof Promise) {
    archive.entry({ name }, await content, done);
    return promise;
  }
  const sink = archive.entry({ name, size: content.bytes }, done);
  const exact = ofLength(name, content);
  await Promise.all([pipeline(exact, sink as unknown as NodeJS.WritableStream), promise]);
}

async function* ofLength(name: string, { bytes, stream }: Exclude<Entry['content'], Promise<Buffer>>) {
  let passed = 0;
  for await (const chunk of stream) {
    passed += chunk.byteLength;
    yield chunk;
  }
  if (passed !== bytes)
    throw new StartError(`The store said that ${name} has ${bytes} bytes, and gave ${passed}. No backup was made.`);
}
