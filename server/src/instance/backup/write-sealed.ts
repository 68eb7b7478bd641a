import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pack, type Pack } from 'tar-stream';
import { StartError } from '../../start-error.ts';
import { sealed } from './seal.ts';

/** An entry of an archive: bytes that may still be on the way, or a stream of so many. */
export type Entry = {
  readonly name: string;
  readonly content: Promise<Buffer> | { readonly bytes: number; readonly stream: AsyncIterable<Uint8Array> };
};

/** Bytes that wait for the disk at most. */
const waitingBytes = 1024 * 1024;

const beingMade = '.making-';

/** The archive that a file was to become, and the process that has begun it; null for a file of another kind. */
export function makerOf(name: string): { readonly file: string; readonly pid: number } | null {
  const [file, pid, ...more] = name.split(beingMade);
  return file && pid && /^\d+$/.test(pid) && more.length === 0 ? { file, pid: Number(pid) } : null;
}

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
  const making = `${file}${beingMade}${process.pid}`;
  try {
    const packed = Promise.withResolvers<Result>();
    const written = createWriteStream(making, { flags: 'wx', mode: 0o600, highWaterMark: waitingBytes });
    await pipeline(sealed(passphrase, archived(entries, packed.resolve)), written);
    await settle(making);
    await refuseThere(file);
    await rename(making, file);
    await settle(dirname(file));
    return await packed.promise;
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

/** The archive of entries as it comes, and what they return. Its errors have somewhere to go from the first one on. */
async function* archived<Result>(
  entries: AsyncGenerator<Entry, Result>,
  whenPacked: (result: Result) => void,
): AsyncGenerator<Uint8Array> {
  const archive = pack();
  const packed = packAll(archive, entries);
  packed.catch((error: unknown) => archive.destroy(error as Error));
  yield* archive as AsyncIterable<Uint8Array>;
  whenPacked(await packed);
}

/**
 * While one entry is packed and written, the next one is read, and none beyond it; a stream is read by whoever writes it.
 */
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
