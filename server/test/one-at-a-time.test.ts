import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const ends =
  /\.setOffline\(|\.kill\(|setSystemTime|useFakeTimers|\bline\.destroy\(|clock a test moves|pg_terminate_backend/;

test('what ends processes, moves clocks or cuts lines runs one at a time', () => {
  const tests = globSync(['server/{src,test}/**/*.test.ts', 'e2e/*.e2e.ts'], { cwd: root });
  expect(tests.length).toBeGreaterThan(200);
  const beside = tests.filter((file) => {
    const said = readFileSync(join(root, file), 'utf8');
    const isAlone = file.startsWith('server/test/process/') || /^\/\/ One at a time: /m.test(said);
    return !isAlone && !file.endsWith('one-at-a-time.test.ts') && ends.test(said);
  });
  expect(beside).toEqual([]);
});

test('a test of screens moves the clock of its own page alone, which the next file finds put back (0264)', () => {
  const tests = globSync('web/{src,test,gallery}/**/*.{ts,tsx}', { cwd: root });
  const further = tests.filter((file) => {
    const said = readFileSync(join(root, file), 'utf8');
    return /\bcdp\(|vitest\/node|playwright/.test(said) && /Emulation\.|Network\.|setOffline|clock\./.test(said);
  });
  expect(further).toEqual([]);
  const setup = readFileSync(join(root, 'web/test/setup.ts'), 'utf8');
  expect(setup).toMatch(/afterAll\(\(\) => \{[^}]*vi\.useRealTimers\(\);[^}]*vi\.restoreAllMocks\(\);/);
});
