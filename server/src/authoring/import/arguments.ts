import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from '../../start-error.ts';
import { cleanName } from './formats/curriculum/clean-name.ts';
import { originalLanguage } from './formats/curriculum/find-language.ts';

/** What the command line asks for. */
export type ImportArguments = {
  readonly folder: string;
  readonly language: string;
  readonly publish: boolean;
  readonly group: string | null;
};

const usage = 'Usage: npm run import -- FOLDER [--language LANGUAGE] [--publish [--group NAME]]';

/** Reads the command line; it refuses what it does not know with one sentence and the way it is used. */
export function readArguments(words: readonly string[], from: string): ImportArguments {
  const { values, positionals } = parsed(words);
  const [folder, ...more] = positionals;
  if (!folder) throw new StartError(`Name the curriculum folder to import.\n${usage}`);
  if (more.length > 0) throw new StartError(`Only one folder can be imported at a time.\n${usage}`);
  const group = values.group === undefined ? null : cleanName(values.group);
  if (group !== null && !values.publish)
    throw new StartError(`--group opens a group with the published course, so it needs --publish.\n${usage}`);
  if (group !== null && (group === '' || group.length > 200))
    throw new StartError(`A group name has 1 to 200 characters.\n${usage}`);
  return {
    folder: resolve(from, folder),
    language: values.language ?? originalLanguage,
    publish: values.publish ?? false,
    group,
  };
}

function parsed(words: readonly string[]) {
  const options = { language: { type: 'string' }, publish: { type: 'boolean' }, group: { type: 'string' } } as const;
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    const reason =
      error instanceof Error ? error.message.split('\n')[0]?.replace(/\. To specify.*$/, '.') : String(error);
    throw new StartError(`${reason}\n${usage}`, { cause: error });
  }
}
