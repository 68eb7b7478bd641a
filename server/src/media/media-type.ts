/** A kind of file the media library takes, with the name it is stored under. */
export type MediaType = {
  readonly kind: 'bitmap' | 'svg' | 'video' | 'captions';
  readonly content_type: string;
  readonly extension: string;
};

const webp: MediaType = { kind: 'bitmap', content_type: 'image/webp', extension: 'webp' };
const svg: MediaType = { kind: 'svg', content_type: 'image/svg+xml', extension: 'svg' };
const mp4: MediaType = { kind: 'video', content_type: 'video/mp4', extension: 'mp4' };
const webm: MediaType = { kind: 'video', content_type: 'video/webm', extension: 'webm' };
const captions: MediaType = { kind: 'captions', content_type: 'text/vtt', extension: 'vtt' };

const mp4Brands = /^(?:isom|iso[2-9a-f]|mp4[1-2]|avc1|M4V |dash|MSNV)/;
const avifBrands = /^(?:avif|avis)/;

/** What a file is, judged by its content and never by its name; null for everything the library does not take. */
export function mediaTypeOf(bytes: Uint8Array): MediaType | null {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  if (isBitmap(head)) return webp;
  if (head.slice(4, 8) === 'ftyp' && mp4Brands.test(head.slice(8, 12))) return mp4;
  if (head.startsWith('\x1aE\xdf\xa3') && head.slice(0, 64).includes('webm')) return webm;
  if (/^(?:\xef\xbb\xbf)?WEBVTT(?:[ \t\r\n]|$)/.test(head)) return captions;
  if (isSvg(head)) return svg;
  return null;
}

function isBitmap(head: string): boolean {
  return (
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    head.startsWith('\xff\xd8\xff') ||
    /^GIF8[79]a/.test(head) ||
    /^RIFF[^]{4}WEBP/.test(head) ||
    (head.slice(4, 8) === 'ftyp' && avifBrands.test(head.slice(8, 12)))
  );
}

/** An svg element after nothing but a declaration, comments and a document type. */
function isSvg(head: string): boolean {
  let rest = head.replace(/^\xef\xbb\xbf/, '').trimStart();
  for (;;) {
    const skipped = /^(?:<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE\s[^>[]*>)\s*/.exec(rest);
    if (!skipped) return /^<svg[\s>]/.test(rest);
    rest = rest.slice(skipped[0].length);
  }
}
