import {
  documentTypes,
  type DocumentFormat,
  type MediaFormat,
  type MediaKind,
} from '@lectern/domain/base/media/upload-preset.ts';

/** A kind of file the media library takes: the format it came in, and what it is stored and served as. */
export type MediaType = {
  readonly kind: MediaKind;
  readonly format: MediaFormat;
  readonly content_type: string;
  readonly extension: string;
};

const bitmap = (format: MediaFormat): MediaType => ({
  kind: 'bitmap',
  format,
  content_type: 'image/webp',
  extension: 'webp',
});
const captions = (format: MediaFormat): MediaType => ({
  kind: 'captions',
  format,
  content_type: 'text/vtt',
  extension: 'vtt',
});
const svg: MediaType = { kind: 'svg', format: 'svg', content_type: 'image/svg+xml', extension: 'svg' };
const mp4: MediaType = { kind: 'video', format: 'mp4', content_type: 'video/mp4', extension: 'mp4' };
const webm: MediaType = { kind: 'video', format: 'webm', content_type: 'video/webm', extension: 'webm' };

const mp4Parts = /^(?:moov|mdat|free|skip|wide|moof|styp|sidx|uuid|pdin|meta|emsg|prft)$/;
const mp4Brands = /^(?:isom|iso[2-9a-f]|mp4[1-2]|avc1|M4V |dash|MSNV)/;

/** How many bytes at the beginning of a file say what it is; only documents of an office need more than the first 1024. */
export const tellingBytes = 16_384;

/** What a file is, judged by its content and never by its name; null for everything the library does not take. */
export function mediaTypeOf(bytes: Uint8Array): MediaType | null {
  const beginning = Buffer.from(bytes.subarray(0, tellingBytes)).toString('latin1');
  const head = beginning.slice(0, 1024);
  const picture = bitmapFormats.find(([, begins]) => begins.test(head));
  if (picture) return bitmap(picture[0]);
  if (isMp4(head)) return mp4;
  if (head.startsWith('\x1aE\xdf\xa3') && /\x42\x82[\x84\x88]webm/.test(head.slice(0, 64))) return webm;
  // Signs of WebVTT and SRT are ASCII; in UTF-16 a zero stands beside each.
  const signs = head.replaceAll('\0', '').replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '');
  if (/^WEBVTT(?:[ \t\r\n]|$)/.test(signs)) return captions('vtt');
  if (srt.test(signs)) return captions('srt');
  if (isSvg(head)) return svg;
  const format = documentFormats.find(([, begins]) => begins.test(beginning))?.[0];
  return format ? { kind: 'document', format, content_type: documentTypes[format], extension: format } : null;
}

/** The first part of such a file says its own length and what it is; the next one is of a kind that there is. */
function isMp4(head: string): boolean {
  if (head.slice(4, 8) !== 'ftyp' || !mp4Brands.test(head.slice(8, 12))) return false;
  const length = Buffer.from(head.slice(0, 4), 'latin1').readUInt32BE();
  return length >= 16 && length <= 512 && mp4Parts.test(head.slice(length + 4, length + 8));
}

/** A zip that begins with files of the folder of one program, or has them behind those that say what is in it. */
const officeZip = (folder: string) =>
  new RegExp(
    String.raw`^(?:PK\x03\x04[^]{26}(?:\[Content_Types\]\.xml|_rels/|docProps/)[^]*?)?PK\x03\x04[^]{26}${folder}/`,
  );
/** A zip whose first file, which is not compressed, is its media type. */
const openZip = (what: string) =>
  new RegExp(String.raw`^PK\x03\x04[^]{26}mimetypeapplication/vnd\.oasis\.opendocument\.${what}PK`);
const documentFormats: readonly (readonly [DocumentFormat, RegExp])[] = [
  ['pdf', /^%PDF-\d/],
  ['docx', officeZip('word')],
  ['xlsx', officeZip('xl')],
  ['pptx', officeZip('ppt')],
  ['odt', openZip('text')],
  ['ods', openZip('spreadsheet')],
  ['odp', openZip('presentation')],
];

// A picture of this format begins with a control character.
// oxlint-disable-next-line no-control-regex
const png = /^\x89PNG\r\n\x1a\n/;
const bitmapFormats: readonly (readonly [MediaFormat, RegExp])[] = [
  ['png', png],
  ['jpg', /^\xff\xd8\xff/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['avif', /^[^]{4}ftypavi[fs]/],
  // Behind the head of the file the length of one of the seven headers that there are.
  // oxlint-disable-next-line no-control-regex
  ['bmp', /^BM[^]{12}[\x0c(48@l|]\0{3}/],
];

/** Times of SRT, with or without the number above them. */
const srt = /^\s*(?:\d{1,6}[ \t]*(?:\r\n?|\n))?\d{1,4}:[0-5]?\d:[0-5]?\d(?:[.,]\d{1,3})?[ \t]*-->/;

/** An svg element after nothing but a declaration, comments and a document type. */
function isSvg(head: string): boolean {
  let rest = head.replace(/^\xef\xbb\xbf/, '').trimStart();
  for (;;) {
    const skipped = /^(?:<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE\s[^>[]*>)\s*/.exec(rest);
    if (!skipped) return /^<svg[\s>]/.test(rest);
    rest = rest.slice(skipped[0].length);
  }
}
