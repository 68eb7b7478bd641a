import { parseArgs } from 'node:util';
import { StartError } from '../../../start-error.ts';

/** What the command line asks for. */
export type PartnerArguments =
  | { readonly act: 'list' }
  | { readonly act: 'add'; readonly name: string; readonly institution: string; readonly origins: readonly string[] }
  | { readonly act: 'remove' | 'new-secret'; readonly id: string };

const usage = `Usage:
  npm run partner -- list
  npm run partner -- add NAME --institution NAME-OR-ID --origin https://portal.school.example [--origin …]
  npm run partner -- new-secret ID
  npm run partner -- remove ID`;

/** Reads the command line; it refuses what it does not know with one sentence and the way it is used. */
export function readArguments(words: readonly string[]): PartnerArguments {
  const { values, positionals } = parsed(words);
  const [act, subject = '', ...more] = positionals;
  const { institution, origin = [] } = values;
  if (more.length > 0) throw new StartError(`One name or id is expected; put a name with spaces in quotes.\n${usage}`);
  if (act === 'list' && !subject) return { act };
  if (!subject) throw new StartError(`Say what to do, and with which partner.\n${usage}`);
  if (act === 'remove' || act === 'new-secret') return { act, id: subject };
  if (act !== 'add') throw new StartError(`A partner can be added, listed, removed or get a new secret.\n${usage}`);
  if (!institution) throw new StartError(`Name the institution that the partner belongs to.\n${usage}`);
  if (origin.length === 0) throw new StartError(`Name at least one origin of the partner's pages.\n${usage}`);
  return { act, name: subject.trim(), institution, origins: origin };
}

function parsed(words: readonly string[]) {
  const options = { institution: { type: 'string' }, origin: { type: 'string', multiple: true } } as const;
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new StartError(`${(error as Error).message.split('\n')[0]}\n${usage}`, { cause: error });
  }
}
