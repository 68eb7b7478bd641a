// One at a time: it moves the clock.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boundLog } from './bound-log.ts';
import { keepCopy } from './keep-copy.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-copy-'));
  mkdirSync(join(folder, 'postgres/base'), { recursive: true });
  writeFileSync(join(folder, 'postgres/base/1'), 'rows');
  writeFileSync(join(folder, 'postgres-access.json'), '{}');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

describe('a copy of the embedded database', () => {
  it('has all that is needed to open it, and is said where', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-22T05:00:00Z'), toFake: ['Date'] });
    const copy = await keepCopy(folder, '0020-audit-chains');
    expect(copy).toBe(join(folder, 'copies/2026-11-22T05-00-00-before-0020-audit-chains'));
    expect(readFileSync(join(copy, 'postgres/base/1'), 'utf8')).toBe('rows');
    expect(readFileSync(join(copy, 'postgres-access.json'), 'utf8')).toBe('{}');
  });

  it('is kept until three later ones are', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const copies = [];
    for (let upgrade = 1; upgrade <= 5; upgrade++) {
      vi.setSystemTime(upgrade * 1000);
      copies.push(await keepCopy(folder, `000${upgrade}`));
    }
    expect(readdirSync(join(folder, 'copies')).map((name) => join(folder, 'copies', name))).toEqual(copies.slice(2));
  });

  it('that cannot be made leaves nothing half-made and the others', async () => {
    await keepCopy(folder, 'first');
    rmSync(join(folder, 'postgres-access.json'));
    await expect(keepCopy(folder, 'second')).rejects.toThrow(
      /^The database was not brought up to date, because no copy of it could be kept in .* Nothing was changed\.$/,
    );
    expect(readdirSync(join(folder, 'copies'))).toEqual([expect.stringContaining('-before-first')]);
  });
});

describe('the log of the embedded database', () => {
  it('stays within two files, however much is written between two looks', () => {
    const log = join(folder, 'postgres.log');
    for (const bytes of [5, 11, 19, 500]) {
      writeFileSync(log, 'x'.repeat(bytes), { flag: 'a' });
      boundLog(log, 10);
    }
    expect(readFileSync(log, 'utf8')).toBe('');
    expect(readFileSync(`${log}.1`, 'utf8')).toHaveLength(19);
  });

  it('is left alone while it is small, or is not there', () => {
    const log = join(folder, 'postgres.log');
    boundLog(log, 10);
    writeFileSync(log, 'x'.repeat(10));
    boundLog(log, 10);
    expect(readFileSync(log, 'utf8')).toHaveLength(10);
  });
});
