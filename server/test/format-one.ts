import { writeFileSync } from 'node:fs';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { Encrypter } from 'age-encryption';
import { pack } from 'tar-stream';
import { openRowSum, type RowSum } from '../src/instance/restore/row-sum.ts';
import { readSealed } from '../src/instance/restore/read-sealed.ts';

type Json = Record<string, any>;

/** Writes what a backup holds once more as versions did whose format was 1: with a sum in any order for each table. */
export async function writeFormatOne(from: string, to: string, passphrase: string): Promise<void> {
  const archive = pack();
  const sums = new Map<string, RowSum>();
  for await (const { name, stream } of readSealed(from, passphrase)) {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    archive.entry({ name }, inFormatOne(name, Buffer.concat(chunks), sums));
  }
  archive.finalize();
  const plain: Uint8Array[] = [];
  for await (const chunk of archive as AsyncIterable<Uint8Array>) plain.push(chunk);
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(15);
  writeFileSync(to, await encrypter.encrypt(Buffer.concat(plain)));
}

function inFormatOne(name: string, bytes: Buffer, sums: Map<string, RowSum>): Buffer {
  const table = /^tables\/(\w+)\//.exec(name)?.[1];
  if (table !== undefined) {
    const rows = zstdDecompressSync(bytes);
    const sum = sums.get(table) ?? openRowSum();
    sum.add(rows);
    sums.set(table, sum);
    return zstdCompressSync(rows);
  }
  if (name === 'head.json') return changed(bytes, (head) => (head['format'] = 1));
  if (name !== 'manifest.json') return bytes;
  return changed(bytes, ({ tables }) => {
    for (const [one, said] of Object.entries<Json>(tables))
      said['fingerprint'] = (sums.get(one) ?? openRowSum()).fingerprint();
  });
}

function changed(bytes: Buffer, change: (said: Json) => void): Buffer {
  const said = JSON.parse(bytes.toString()) as Json;
  change(said);
  return Buffer.from(JSON.stringify(said));
}
