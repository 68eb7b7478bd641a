import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepReport, type ReportAbout } from './report.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

it('a report is kept for a year; those before go with the next one', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-reports-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const at = (name: string) => join(dataDir, 'imports', name);
  mkdirSync(join(dataDir, 'imports'));
  for (const [name, days] of [
    ['old.txt', 366],
    ['young.txt', 364],
  ] as const) {
    writeFileSync(at(name), 'Items');
    utimesSync(at(name), daysAgo(days), daysAgo(days));
  }
  const about = { folder: 'data-and-devices', course: { language: 'en' } } as ReportAbout;
  expect(keepReport(dataDir, about, 'Items')).toMatch(/data-and-devices-en-.*\.txt$/);
  expect([existsSync(at('old.txt')), existsSync(at('young.txt'))]).toEqual([false, true]);
});
