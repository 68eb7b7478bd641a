import { create } from 'content-disposition';

/** What no system takes in the name of a file, what leads to another folder, and what turns the rest around when shown. */
const unfit = /[\p{Cc}<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
const mostCharacters = 120;

/** A name for a file, whatever people wrote: on one line, without a way to another folder, and with an ending if there is to be one. */
export function fileName(wanted: string, ending?: string): string {
  const fit = wanted.toWellFormed().normalize('NFC').replaceAll(unfit, ' ').replaceAll(/\s+/g, ' ');
  const short = Array.from(fit).slice(0, mostCharacters).join('');
  const name = short.replaceAll(/^[\s.]+|[\s.]+$/g, '');
  return ending === undefined ? name || 'file' : `${name || 'file'}.${ending}`;
}

/** The headers of a reply that is saved as a file, and that nobody between keeps. */
export const attachmentHeaders = (name: string, contentType: string): Record<string, string> => ({
  'content-type': contentType,
  'content-disposition': create(name),
  'content-security-policy': `sandbox; default-src 'none'`,
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
});
