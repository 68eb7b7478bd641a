import { z } from 'zod/mini';
import { documentTypes, type MediaFolder } from './upload-preset.ts';

/**
 * Which files of the media library are asked for: those whose name has `search` in it, all where it is empty, `pageSize`
 * of them. It refuses a search of more than 100 characters, and a page of none or of more than 60.
 */
export const mediaListSchema = z.object({
  search: z.string().check(z.trim(), z.maxLength(100)),
  pageSize: z.int().check(z.minimum(1), z.maximum(60)),
});

type Kept = { readonly folder: MediaFolder; readonly types: readonly string[] };

/** What a file of the library is used as, with where such files are kept and their media types. */
export const mediaListKinds = {
  PICTURE: { folder: 'content', types: ['image/webp', 'image/svg+xml'] },
  VIDEO: { folder: 'content', types: ['video/mp4', 'video/webm'] },
  CAPTIONS: { folder: 'content', types: ['text/vtt'] },
  DOCUMENT: { folder: 'content', types: Object.values(documentTypes) },
  LOGO: { folder: 'logos', types: ['image/webp', 'image/svg+xml'] },
} as const satisfies Record<string, Kept>;

/** What a file of the library is used as. */
export type MediaListKind = keyof typeof mediaListKinds;

/** A file of the library as far as it says what it is used as. */
type Listed = { readonly folder: MediaFolder; readonly content_type: string };

/** What a file is used as. */
export function mediaListKindOf({ folder, content_type }: Listed): MediaListKind {
  if (folder === 'logos') return 'LOGO';
  if (content_type === 'text/vtt') return 'CAPTIONS';
  if (content_type.startsWith('application/')) return 'DOCUMENT';
  return content_type.startsWith('video/') ? 'VIDEO' : 'PICTURE';
}

/**
 * Whether one file may take the place of another: it is used as the same, and the place of a drawing takes a drawing
 * where it is a logo.
 */
export function mayReplace(present: Listed, next: Listed): boolean {
  const kind = mediaListKindOf(present);
  return kind === mediaListKindOf(next) && (kind !== 'LOGO' || next.content_type === 'image/svg+xml');
}
