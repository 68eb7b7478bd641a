import { parseArgs } from 'node:util';
import { emailAddress } from '@lectern/domain/base/account/account-form.ts';
import { StartError } from '../../../start-error.ts';

/** What `npm run admin` is asked to do; the address is in lower case. */
export type AdminArguments =
  | { readonly act: 'list' }
  | { readonly act: 'make' | 'withdraw' | 'end-sessions' | 'reset-link'; readonly email: string };

const usage = `Usage:
  npm run admin -- ADDRESS                makes the person with this address a system administrator
  npm run admin -- withdraw ADDRESS       awaits an address no longer
  npm run admin -- list                   names the system administrators and the addresses that are awaited
  npm run admin -- reset-link ADDRESS     prints a link that sets a password once, for an hour
  npm run admin -- end-sessions ADDRESS   ends all sessions of an account and makes its password worthless`;

const acts = ['withdraw', 'end-sessions', 'reset-link'] as const;

/** Reads the command line; it refuses what it does not know with one sentence and the way it is used. */
export function readArguments(words: readonly string[]): AdminArguments {
  const [first = '', second, ...more] = positionalsOf(words);
  if (first === 'list' && second === undefined) return { act: 'list' };
  const act = acts.find((name) => name === first) ?? 'make';
  const address = act === 'make' ? first : (second ?? '');
  if (more.length > 0 || (act === 'make' && second !== undefined))
    throw new StartError(`One e-mail address is expected.\n${usage}`);
  if (!address) throw new StartError(`Name the e-mail address that it is about.\n${usage}`);
  const { data: email } = emailAddress.safeParse(address);
  if (!email) throw new StartError(`${address} is not an e-mail address.\n${usage}`);
  return { act, email };
}

function positionalsOf(words: readonly string[]): string[] {
  try {
    return parseArgs({ args: [...words], options: {}, allowPositionals: true }).positionals;
  } catch (error) {
    throw new StartError(`${(error as Error).message.split('\n')[0]}\n${usage}`, { cause: error });
  }
}
