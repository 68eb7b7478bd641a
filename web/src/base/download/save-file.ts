import type { FetchedFile } from './fetch-file.ts';

const browserTakesIt = 60_000;

/** Hands a file to the browser, which saves it as it saves every download. */
export function saveFile({ blob, name }: FetchedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), browserTakesIt);
}
