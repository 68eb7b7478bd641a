import type { WrongLine } from '@lectern/domain/learning/library/captions.ts';
import type { Issue } from '@lectern/domain/issue.ts';
import type { UploadPreset } from '@lectern/domain/base/media/upload-preset.ts';
import type { TableEncoding } from '@lectern/domain/base/spreadsheet/table-encoding.ts';
import { refusalText } from '../../texts/refusal-text.ts';
import { texts } from '../../texts/texts.ts';
import { freshToken } from '../session/session.ts';

/** A file of the media library as it was sent, or as it has been there before. */
export type SentFile = {
  readonly id: string;
  readonly url: string;
  readonly content_type: string;
  /** In pixels; null for what is no picture. */
  readonly width: number | null;
  readonly height: number | null;
  /** The library has had this very file before. */
  readonly existing: boolean;
  /** The lines of captions that were not taken; only of captions. */
  readonly wrong_lines?: readonly WrongLine[];
  /** The encoding that captions were read in; null of everything else. */
  readonly encoding?: TableEncoding | null;
};

/** Why a file was not sent, in a sentence to show. */
export class NotSent extends Error {}

/** Sends a file to the media library, telling which share of it has gone; it throws `NotSent` where it was not taken. */
export async function sendFile(
  file: File,
  { address, preset }: { address: string; preset: UploadPreset },
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<SentFile> {
  const token = await freshToken();
  const { status, text } = await new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('content-type', 'application/octet-stream');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
    request.addEventListener('error', () => reject(new NotSent(texts.media.notSent)));
    request.addEventListener('abort', () => reject(signal.reason as Error));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
  const reply = parsed(text);
  if (status === 503) throw new NotSent(refusalText('UNAVAILABLE', {}));
  if (status >= 400) throw new NotSent(whyRefused(reply?.['error'], preset) ?? texts.media.httpError(status));
  if (typeof reply?.['secure_url'] !== 'string') throw new NotSent(texts.media.invalidJson);
  const { public_id: id, secure_url: url, ...rest } = reply;
  return { id, url, ...rest } as SentFile;
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text) as Record<string, unknown> | null;
  } catch {
    return null;
  }
}

/** What is wrong with the file itself; null where that is not why it was refused. */
function whyRefused(error: unknown, preset: UploadPreset): string | null {
  const { code, issue } = (error ?? {}) as { code?: string; issue?: Issue };
  if (!issue) return code === 'RATE_LIMITED' ? refusalText(code, error as Record<string, unknown>) : null;
  if (issue.code !== 'DAMAGED_FILE') return refusalText(code ?? '', {}, issue);
  return preset === 'captions' ? texts.media.noCaptions : texts.media.damaged;
}
