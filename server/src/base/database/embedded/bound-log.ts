import { copyFileSync, statSync, truncateSync } from 'node:fs';

const mostBytes = 5 * 1024 * 1024;

/** Keeps a log that another program appends to within two files of 5 MB: what it holds moves to a second one. */
export function boundLog(file: string, most = mostBytes): void {
  const bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (bytes <= most) return;
  if (bytes <= 2 * most) copyFileSync(file, `${file}.1`);
  truncateSync(file);
}

/** The same every minute, until the result is called. */
export function keepLogBounded(file: string): () => void {
  const timer = setInterval(() => boundLog(file), 60_000);
  return () => clearInterval(timer);
}
