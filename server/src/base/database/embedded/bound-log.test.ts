// One at a time: it moves the clock.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boundLog, keepLogBounded } from './bound-log.ts';

let folder: string;
let log: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bound-log-'));
  log = join(folder, 'some.log');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const bytesOf = () => readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

describe('the log of the embedded database', () => {
  it('is left alone while it is small, and before there is any', () => {
    boundLog(log, 100);
    writeFileSync(log, 'x'.repeat(100));
    boundLog(log, 100);
    expect(readdirSync(folder)).toEqual(['some.log']);
    expect(statSync(log).size).toBe(100);
  });

  it('begins anew once it is full, and what it held is still there', () => {
    writeFileSync(log, 'a'.repeat(101));
    boundLog(log, 100);
    expect([readFileSync(log, 'utf8'), readFileSync(`${log}.1`, 'utf8')]).toEqual(['', 'a'.repeat(101)]);
  });

  it('takes no more room than two files however much is written between two looks, one of 300 MB included', () => {
    vi.useFakeTimers();
    const stop = keepLogBounded(log);
    for (const megabytes of [4, 6, 9, 300, 6, 8]) {
      writeFileSync(log, '', { flag: 'a' });
      truncateSync(log, statSync(log).size + megabytes * 1024 * 1024);
      vi.advanceTimersByTime(60_000);
      expect(bytesOf()).toBeLessThanOrEqual(16 * 1024 * 1024);
    }
    stop();
    writeFileSync(log, 'x'.repeat(6 * 1024 * 1024));
    vi.advanceTimersByTime(120_000);
    expect(statSync(log).size).toBe(6 * 1024 * 1024);
  });
});
