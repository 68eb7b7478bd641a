import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { testFolder } from '../../../test/backing-up.ts';
import { readEnv } from '../../env.ts';
import { getPassphrase } from './passphrase.ts';

const { folder, close } = testFolder();
afterAll(close);

const secret = 'correct horse battery';

describe('the passphrase of the settings', () => {
  it('is that of the variable, or that of the file', () => {
    const file = join(folder, 'passphrase');
    writeFileSync(file, `${secret}\n`);
    expect(readEnv({ BACKUP_PASSPHRASE: secret }).backup.passphrase).toBe(secret);
    expect(readEnv({ BACKUP_PASSPHRASE_FILE: file }).backup.passphrase).toBe(secret);
    expect(readEnv({}).backup).toMatchObject({ passphrase: null, keep: 7 });
  });

  it('has a length that cannot be tried through', () => {
    const file = join(folder, 'short');
    writeFileSync(file, 'short\n');
    expect(() => readEnv({ BACKUP_PASSPHRASE: 'short' })).toThrow(
      'The variable BACKUP_PASSPHRASE holds a passphrase of fewer than 12 characters.',
    );
    expect(() => readEnv({ BACKUP_PASSPHRASE_FILE: file })).toThrow(
      `The file ${file} of BACKUP_PASSPHRASE_FILE holds a passphrase of fewer than 12 characters.`,
    );
  });

  it.each([
    [
      { BACKUP_PASSPHRASE_FILE: '/nowhere/at/all' },
      'The file /nowhere/at/all of BACKUP_PASSPHRASE_FILE cannot be read (ENOENT).',
    ],
    [{ BACKUP_KEEP: '0' }, /^The variable BACKUP_KEEP cannot be used: /],
    [{ BACKUP_KEEP: 'all' }, 'The variable BACKUP_KEEP cannot be used: must be a whole number from 1 on.'],
  ])('%j is refused with one sentence', (variables, sentence) => {
    expect(() => readEnv(variables)).toThrow(sentence);
  });
});

/** A terminal at which somebody types lines, each once they are asked for it. */
function terminal(...lines: string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  let shown = '';
  const output = Object.assign(new PassThrough(), { isTTY: true });
  output.on('data', (chunk: Buffer) => {
    shown += chunk.toString();
    if (!shown.endsWith(': ')) return;
    const line = lines.shift();
    if (line === undefined) input.end();
    else input.write(`${line}\n`);
  });
  return { input, output, shown: () => shown };
}

describe('a passphrase that is typed', () => {
  const { backup } = readEnv({});

  it('is asked for twice where it is a new one, and never shown', async () => {
    const asked = terminal(secret, secret);
    expect(await getPassphrase(backup, asked, 'new')).toBe(secret);
    expect(asked.shown()).toBe('Passphrase of the backup, 12 characters or more: \nThe same once more: \n');
  });

  it('is asked for once where it has to open something', async () => {
    const asked = terminal('short');
    expect(await getPassphrase(backup, asked, 'known')).toBe('short');
    expect(asked.shown()).toBe('Passphrase of the backup: \n');
  });

  it.each([
    [['short'], /^A passphrase has 12 characters or more/],
    [[secret, `${secret}!`], /^The two passphrases are not the same/],
    [[], /^No passphrase was typed\. Nothing was done\.$/],
  ])('%j is refused with one sentence', async (lines, sentence) => {
    await expect(getPassphrase(backup, terminal(...lines), 'new')).rejects.toThrow(sentence);
  });

  it('is not asked for where nobody can type it', async () => {
    const { input, output } = terminal();
    await expect(
      getPassphrase(backup, { input: Object.assign(input, { isTTY: false }), output }, 'new'),
    ).rejects.toThrow(/^A passphrase is needed: set BACKUP_PASSPHRASE/);
  });
});
