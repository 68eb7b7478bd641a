import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { join } from 'node:path';
import { uploadPresets, type MediaFormat, type UploadPreset } from '@lectern/domain/base/media/upload-preset.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { mediaTypeOf, tellingBytes, type MediaType } from './media-type.ts';

/** A file that came in whole and lies beside the library. */
export type ReceivedFile = {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly type: MediaType;
};

export const megabyte = 1024 * 1024;

/** How many bytes a file that is sent for this may have. */
export const mostBytes = (preset: UploadPreset): number => uploadPresets[preset].megabytes * megabyte;

/** No upload takes longer; what is older was left by a server that was killed. */
const longestUpload = 6 * 3_600_000;

const uploadsDirOf = (mediaDir: string): string => join(mediaDir, 'uploads');

/** What a file of this many bytes is refused with; null where it may be sent. */
export function whyNotSent(preset: UploadPreset, bytes: number): Refusal | null {
  const { megabytes: maximum } = uploadPresets[preset];
  return bytes > maximum * megabyte ? new Refusal('TOO_LARGE', { issue: { code: 'FILE_SIZE', maximum } }) : null;
}

/**
 * Writes a file to disk as it comes and lets something be done with it there; whatever happens, nothing stays beside the
 * library. It is judged by its first bytes and refused at once where it is of another format or grows too large, and with
 * INVALID where it ends before the bytes that were announced.
 */
export async function receiveFile<Result>(
  body: Readable,
  mediaDir: string,
  { preset, announced }: { preset: UploadPreset; announced: number | null },
  use: (file: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  const dir = uploadsDirOf(mediaDir);
  await mkdir(dir, { recursive: true });
  const path = join(dir, randomUUID());
  try {
    const received = await write(body, path, preset);
    if (announced !== null && announced !== received.bytes)
      throw new Refusal('INVALID', { issue: { code: 'DAMAGED_FILE' } });
    return await use({ ...received, path });
  } catch (error) {
    throw isFull(error) ? new Refusal('UNAVAILABLE') : error;
  } finally {
    await rm(path, { force: true });
  }
}

async function write(body: Readable, path: string, preset: UploadPreset): Promise<Omit<ReceivedFile, 'path'>> {
  const handle = await open(path, 'wx');
  const hash = createHash('sha256');
  let head: Buffer = Buffer.alloc(0);
  let type: MediaType | null = null;
  let bytes = 0;
  try {
    // What is refused is not read on, but the reply still has to be sent.
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.byteLength;
      const refusal = whyNotSent(preset, bytes);
      if (refusal) throw refusal;
      if (!type) {
        head = Buffer.concat([head, chunk]);
        if (head.byteLength >= tellingBytes) type = typeFor(preset, head);
      }
      hash.update(chunk);
      await handle.appendFile(chunk);
    }
  } finally {
    await handle.close();
  }
  return { bytes, sha256: hash.digest('hex'), type: type ?? typeFor(preset, head) };
}

function typeFor(preset: UploadPreset, head: Buffer): MediaType {
  const formats: readonly MediaFormat[] = uploadPresets[preset].formats;
  const type = mediaTypeOf(head);
  if (!type || !formats.includes(type.format)) throw new Refusal('INVALID', { issue: { code: 'FILE_TYPE' } });
  return type;
}

const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(String((error as { code?: unknown }).code));

/** Takes away what a server that was killed has left of uploads. */
export async function removeLeftUploads(mediaDir: string): Promise<void> {
  const dir = uploadsDirOf(mediaDir);
  for (const name of await readdir(dir).catch(() => [])) {
    const path = join(dir, name);
    const left = await stat(path).catch(() => null);
    if (left && Date.now() - left.mtimeMs > longestUpload) await rm(path, { force: true });
  }
}
