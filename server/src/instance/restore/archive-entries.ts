import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import { mostJsonBytes, pieceBytes, pieceName } from '../backup/backup-format.ts';
import { damaged, type ReadEntry } from './read-sealed.ts';

const unpacked = promisify(zstdDecompress);

/** What cannot be packed becomes a little longer. */
const packedBytes = pieceBytes + 64 * 1024;

/** The entries of an archive one after the other, with a look at the next one. */
export class ArchiveEntries {
  readonly #file: string;
  readonly #entries: AsyncIterator<ReadEntry>;
  #ahead: Promise<ReadEntry | null> | null = null;

  constructor(file: string, entries: AsyncIterator<ReadEntry>) {
    this.#file = file;
    this.#entries = entries;
  }

  /** The next entry, which stays the next one; null at the end. */
  next(): Promise<ReadEntry | null> {
    this.#ahead ??= this.#entries.next().then(({ done, value }) => (done ? null : value));
    return this.#ahead;
  }

  /** The next entry if it has that name. */
  async take(name: string): Promise<ReadEntry | null> {
    const entry = await this.next();
    if (entry?.name !== name) return null;
    this.#ahead = null;
    return entry;
  }

  /** An entry that is a text in JSON; it refuses an archive where another one comes. */
  async json(name: string): Promise<unknown> {
    const entry = await this.take(name);
    if (!entry) throw damaged(this.#file, `${name} is missing`);
    const text = (await this.#inMemory(entry, mostJsonBytes)).toString('utf8');
    try {
      return JSON.parse(text);
    } catch (cause) {
      throw damaged(this.#file, `${name} cannot be read`, cause);
    }
  }

  /** The pieces of a table, each unpacked; it refuses one that pretends to be small and is not. */
  async *pieces(table: string): AsyncGenerator<Buffer> {
    for (let number = 1; ; number++) {
      const entry = await this.take(pieceName(table, number));
      if (!entry) return;
      const packed = await this.#inMemory(entry, packedBytes);
      yield await unpacked(packed, { maxOutputLength: pieceBytes, chunkSize: pieceBytes }).catch((cause: unknown) => {
        throw damaged(this.#file, `${entry.name} cannot be unpacked`, cause);
      });
    }
  }

  async end(): Promise<void> {
    await this.#entries.return?.();
  }

  async #inMemory({ name, bytes, stream }: ReadEntry, most: number): Promise<Buffer> {
    if (bytes > most) throw damaged(this.#file, `${name} is larger than it may be`);
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    return Buffer.concat(chunks);
  }
}
