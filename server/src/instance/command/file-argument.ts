import { resolve } from 'node:path';
import { StartError } from '../../start-error.ts';

/** The file that a command line names, meant from where the person stands; npm runs scripts in the project's folder. */
export function fileArgument(words: readonly string[], command: 'backup' | 'restore', from: string): string {
  const [file, ...more] = words;
  if (!file || file.startsWith('-') || more.length > 0)
    throw new StartError(`Name one file: npm run ${command} -- FILE. The passphrase is never on the command line.`);
  return resolve(from, file);
}
