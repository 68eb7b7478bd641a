import { createHash } from 'node:crypto';

/** Reckons what files came to while they go by one after the other. */
export type FileSum = {
  /** Passes the next file through. */
  readonly add: (name: string, content: AsyncIterable<Uint8Array>) => AsyncGenerator<Uint8Array>;
  readonly sums: () => { readonly files: number; readonly bytes: number; readonly sha256: string };
};

/** Begins such a sum: its hash is that of a line for each file, as `sha256sum` prints it. */
export function openFileSum(): FileSum {
  const list = createHash('sha256');
  let [files, bytes] = [0, 0];
  return {
    async *add(name, content) {
      const hash = createHash('sha256');
      for await (const chunk of content) {
        hash.update(chunk);
        bytes += chunk.byteLength;
        yield chunk;
      }
      files += 1;
      list.update(`${hash.digest('hex')}  ${name}\n`);
    },
    sums: () => ({ files, bytes, sha256: list.digest('hex') }),
  };
}
