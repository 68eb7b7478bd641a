import { createHash, randomUUID } from 'node:crypto';
import { readCaptions, writeCaptions, type ReadCaptions } from '@lectern/domain/learning/library/captions.ts';
import type { MediaFolder } from '@lectern/domain/base/media/upload-preset.ts';
import type { TableEncoding } from '@lectern/domain/base/spreadsheet/table-encoding.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { drawAnew } from './draw-anew.ts';
import { encodeBitmap, type Picture } from './encode-bitmap.ts';
import { decodeText } from '../spreadsheet/read/decode-text.ts';
import { mediaTypeOf, type MediaType } from './media-type.ts';
import type { MediaStore, WholeFile } from './store/media-store.ts';
import { keepRemovedFiles } from './store/removed-files.ts';

/**
 * A file ready to be stored. `sha256` is of the file as it was given, so that the same file is known again; of captions as
 * they are kept, so that a file that an earlier version has read in a wrong encoding is read anew when it is sent again.
 */
export type PreparedMedia = {
  readonly sha256: string;
  readonly type: MediaType;
  readonly content: Buffer;
  readonly width: number | null;
  readonly height: number | null;
  readonly narrower: Picture['narrower'];
  readonly original_name: string;
};

/** A file of the media library. `address` is how texts show it. */
export type StoredMedia = {
  readonly id: string;
  readonly address: string;
  readonly content_type: string;
  readonly width: number | null;
  readonly height: number | null;
};

/** The address of a file in texts and fields. */
export const mediaAddress = (id: string): string => `/media/${id}`;

const megabyte = 1024 * 1024;
const mostBytes = { bitmap: 5 * megabyte, svg: 5 * megabyte, video: 500 * megabyte, captions: megabyte } as const;

/**
 * Brings a file into the form in which a page shows it. It refuses what is not a picture (PNG, JPEG, GIF, WebP, AVIF, BMP, SVG),
 * a video (MP4, WebM) or captions (WebVTT, SRT) by its content, and pictures above 5 MB or 40 million pixels. Captions are read
 * in the encoding that somebody has chosen, if any.
 */
export async function prepareMedia(
  bytes: Uint8Array,
  name: string,
  encoding: TableEncoding | null = null,
): Promise<PreparedMedia> {
  const type = mediaTypeOf(bytes);
  if (!type || type.kind === 'document') throw new Refusal('INVALID', { issue: { code: 'FILE_TYPE' } });
  const most = mostBytes[type.kind];
  if (bytes.byteLength > most)
    throw new Refusal('TOO_LARGE', { issue: { code: 'FILE_SIZE', maximum: most / megabyte } });
  const original_name = name.slice(0, 255);
  if (type.kind === 'captions') {
    const content = writtenCaptions(captionsIn(bytes, encoding));
    return { sha256: sha256Of(content), type, original_name, content, width: null, height: null, narrower: [] };
  }
  const form = { sha256: sha256Of(bytes), type, original_name };
  if (type.kind === 'bitmap') return { ...form, ...(await encodeBitmap(bytes, type.format)) };
  if (type.kind === 'svg') return { ...form, ...(await drawAnew(bytes)) };
  return { ...form, content: Buffer.from(bytes), width: null, height: null, narrower: [] };
}

/**
 * The captions of a file in any encoding that a table may have, the chosen one or the one it speaks for, and its lines that
 * are none. It refuses a file of which no line can be shown. Captions are written anew as WebVTT, which is what browsers show.
 */
export function captionsIn(
  bytes: Uint8Array,
  chosen: TableEncoding | null = null,
): ReadCaptions & { readonly encoding: TableEncoding | null } {
  const { text, encoding = null } = decodeText(Buffer.from(bytes), chosen);
  const read = text === null ? null : readCaptions(text);
  if (!read) throw new Refusal('INVALID', { issue: { code: 'DAMAGED_FILE' } });
  const [first] = read.wrong;
  if (read.cues.length === 0 && first)
    throw new Refusal('INVALID', { issue: { code: 'CAPTION_LINE', line: first.line } });
  return { ...read, encoding };
}

/** Captions as they are kept. */
const writtenCaptions = ({ cues }: ReadCaptions): Buffer => Buffer.from(writeCaptions(cues));

/** By what captions are known again. */
export const captionsHash = (captions: ReadCaptions): string => sha256Of(writtenCaptions(captions));

type By = { readonly id?: string; readonly created_by?: string | null };

/** Stores a prepared file. The same file is stored once in a folder, however often and under whatever name it comes. */
export async function keepMedia(
  db: Database,
  store: MediaStore,
  folder: MediaFolder,
  media: PreparedMedia,
  by: By = {},
): Promise<StoredMedia> {
  const name = `${folder}/${fileNameOf(media)}`;
  await keepRemovedFiles(db, [name, ...media.narrower.map(({ width }) => narrowerName(name, width))]);
  for (const { width, content } of media.narrower) await store.put(narrowerName(name, width), content);
  await store.put(name, media.content);
  return recordMedia(db, folder, { ...media, bytes: media.content.byteLength }, by);
}

/** Stores a video or a document that lies in a file of its own beside the library; it goes there whole and is never read into memory. */
export async function keepAsSent(
  db: Database,
  store: MediaStore,
  folder: MediaFolder,
  file: Omit<PreparedMedia, 'content' | 'narrower'> & WholeFile,
  by: By = {},
): Promise<StoredMedia> {
  const name = `${folder}/${fileNameOf(file)}`;
  await keepRemovedFiles(db, [name]);
  await store.take(name, file);
  return recordMedia(db, folder, { ...file, narrower: [] }, by);
}

const fileNameOf = ({ sha256, type }: Pick<PreparedMedia, 'sha256' | 'type'>): string =>
  `${sha256.slice(0, 2)}/${sha256}.${type.extension}`;

/** The name of the file of a picture in a smaller width, beside that of the picture itself. */
export const narrowerName = (name: string, width: number): string => name.replace(/(?=\.[a-z]+$)/, `.${width}`);

/** The names of all files in the store that a file of the library has. */
export function filesOf(file: { folder: string; file_name: string; narrower_widths: readonly number[] }): string[] {
  const name = `${file.folder}/${file.file_name}`;
  return [...file.narrower_widths.map((width) => narrowerName(name, width)), name];
}

async function recordMedia(
  db: Database,
  folder: MediaFolder,
  media: Omit<PreparedMedia, 'content'> & { readonly bytes: number },
  { id = randomUUID(), created_by = null }: By,
): Promise<StoredMedia> {
  const { sha256, type, bytes, width, height, narrower, original_name } = media;
  const row = await db
    .insertInto('media')
    .values({
      id,
      folder,
      file_name: fileNameOf(media),
      content_type: type.content_type,
      bytes,
      width,
      height,
      narrower_widths: narrower.map((one) => one.width),
      sha256,
      original_name,
      created_by,
    })
    // Nothing changes, but only an update gives the row back that was there before.
    .onConflict((conflict) => conflict.columns(['folder', 'sha256']).doUpdateSet({ sha256: sql`excluded.sha256` }))
    .returning(['id', 'content_type', 'width', 'height'])
    .executeTakeFirstOrThrow();
  return { ...row, address: mediaAddress(row.id) };
}

/** Takes a file into the media library; see `prepareMedia` for what it refuses. */
export async function storeMedia(
  db: Database,
  store: MediaStore,
  file: { folder: MediaFolder; bytes: Uint8Array; name: string; created_by?: string | null },
): Promise<StoredMedia> {
  const known = await findMedia(db, file.folder, sha256Of(file.bytes));
  if (known) return known;
  const media = await prepareMedia(file.bytes, file.name);
  return keepMedia(db, store, file.folder, media, { created_by: file.created_by ?? null });
}

/** The name by which a given file is known again. */
export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The file of a folder that came before with the same content; null where there is none. It waits for one that is being deleted. */
export async function findMedia(db: Database, folder: MediaFolder, sha256: string): Promise<StoredMedia | null> {
  const row = await db
    .selectFrom('media')
    .select(['id', 'content_type', 'width', 'height'])
    .where('folder', '=', folder)
    .where('sha256', '=', sha256)
    .forKeyShare()
    .executeTakeFirst();
  return row ? { ...row, address: mediaAddress(row.id) } : null;
}
