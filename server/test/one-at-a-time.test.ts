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
