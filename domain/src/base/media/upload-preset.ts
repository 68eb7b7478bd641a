/** A document that is saved and never shown on a page, by the ending that files of it have. */
export type DocumentFormat = 'pdf' | 'docx' | 'xlsx' | 'pptx' | 'odt' | 'ods' | 'odp';

const office = 'application/vnd.openxmlformats-officedocument.';
const open = 'application/vnd.oasis.opendocument.';
/** Their media types. */
export const documentTypes: Readonly<Record<DocumentFormat, string>> = {
  pdf: 'application/pdf',
  docx: `${office}wordprocessingml.document`,
  xlsx: `${office}spreadsheetml.sheet`,
  pptx: `${office}presentationml.presentation`,
  odt: `${open}text`,
  ods: `${open}spreadsheet`,
  odp: `${open}presentation`,
};

/** A kind of file that the media library takes, by the ending that files of it have. */
export type MediaFormat =
  | 'svg'
  | 'png'
  | 'jpg'
  | 'gif'
  | 'webp'
  | 'avif'
  | 'bmp'
  | 'mp4'
  | 'webm'
  | 'vtt'
  | 'srt'
  | DocumentFormat;

/** What the library does with a file. */
export type MediaKind = 'bitmap' | 'svg' | 'video' | 'captions' | 'document';

/** Where a file belongs: logos may be fetched by anyone at once, content only once something published shows it. */
export type MediaFolder = 'logos' | 'content';

type Preset = { readonly folder: MediaFolder; readonly formats: readonly MediaFormat[]; readonly megabytes: number };

/** What files are sent for: where they belong, the formats that are taken, and the megabytes that one may have. */
export const uploadPresets = {
  logo: { folder: 'logos', formats: ['svg'], megabytes: 5 },
  institution_logo: { folder: 'logos', formats: ['jpg', 'png', 'bmp', 'svg'], megabytes: 5 },
  picture: { folder: 'content', formats: ['png', 'jpg', 'gif', 'webp', 'avif', 'svg'], megabytes: 5 },
  video: { folder: 'content', formats: ['mp4', 'webm'], megabytes: 500 },
  captions: { folder: 'content', formats: ['vtt', 'srt'], megabytes: 1 },
  document: { folder: 'content', formats: ['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'], megabytes: 50 },
} as const satisfies Record<string, Preset>;

/** What a file is sent for. */
export type UploadPreset = keyof typeof uploadPresets;

/** Milliseconds after which the signatures of uploads are asked for anew. They hold a little longer. */
export const signaturesLast = 3_300_000;

const otherEndings: Readonly<Record<string, string>> = { jpeg: 'jpg', m4v: 'mp4' };

/** Whether a file may be of one of the formats of a preset, judged by its name; the server looks into it. */
export function isTaken(preset: UploadPreset, fileName: string): boolean {
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const formats: readonly string[] = uploadPresets[preset].formats;
  return formats.includes(otherEndings[ending] ?? ending);
}
