import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StartError } from '../../start-error.ts';
import { leastPassphrase, type BackupSettings } from './settings.ts';

/** Where a passphrase is asked for: the terminal of the command. */
export type Terminal = {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream & { readonly isTTY?: boolean };
};

/** The passphrase of the settings, else as it is typed: twice where it is a new one. Nothing of it is shown. */
export async function getPassphrase(
  { passphrase }: BackupSettings,
  terminal: Terminal,
  kind: 'new' | 'known',
): Promise<string> {
  if (passphrase !== null) return passphrase;
  if (!terminal.input.isTTY || !terminal.output.isTTY)
    throw new StartError(
      'A passphrase is needed: set BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE, or start this in a terminal, where it is asked for.',
    );
  if (kind === 'known') return ask(terminal, 'Passphrase of the backup: ');
  const typed = await ask(terminal, `Passphrase of the backup, ${leastPassphrase} characters or more: `);
  if (typed.length < leastPassphrase)
    throw new StartError(`A passphrase has ${leastPassphrase} characters or more. Nothing was written.`);
  if ((await ask(terminal, 'The same once more: ')) === typed) return typed;
  throw new StartError('The two passphrases are not the same. Nothing was written.');
}

async function ask({ input, output }: Terminal, question: string): Promise<string> {
  output.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: true });
  const ended = Promise.withResolvers<never>();
  for (const event of ['SIGINT', 'close'] as const)
    lines.once(event, () => ended.reject(new StartError('No passphrase was typed. Nothing was done.')));
  try {
    return await Promise.race([lines.question(''), ended.promise]);
  } finally {
    lines.close();
    output.write('\n');
  }
}
