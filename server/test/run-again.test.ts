import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runAgain, summary } from '../../scripts/run-again.mjs';
import { mostUnsteady, unsteadyRows, unsteadyTwice } from '../../scripts/unsteady.mjs';

beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

const failure = (file: string, title = 'does it') => ({
  file,
  name: `${file}: ${title}`,
  said: `no ${title}\nat line 3`,
});

/** A stage in which these files failed, each test once; those that are steady fail again. */
function stage(failures: ReturnType<typeof failure>[], steady: readonly string[] = []) {
  const again = vi.fn<(file: string) => { passed: number; failed: number }>((file) =>
    steady.includes(file) ? { passed: 4, failed: 1 } : { passed: 5, failed: 0 },
  );
  return { passed: 90, failed: failures.length, failures, skipped: [{}], again };
}

const files = (count: number) => Array.from({ length: count }, (_, at) => failure(`file-${at}.test.ts`));

describe('a file of tests that failed', () => {
  it('runs again once, however many of its tests failed; what passed does not', () => {
    const [failed, green] = [stage([failure('a.test.ts', 'one'), failure('a.test.ts', 'two')]), stage([])];
    runAgain([failed, green]);
    expect(failed.again.mock.calls).toEqual([['a.test.ts']]);
    expect(green.again).not.toHaveBeenCalled();
  });

  it('counts as passed where it is green then, and is named with its first failure in the last lines', () => {
    const counts = [stage([failure('a.test.ts', 'one'), failure('a.test.ts', 'two')]), stage([])];
    const { failed, lines } = summary(counts, runAgain(counts));
    expect(failed).toBe(0);
    expect(lines.join('\n')).toBe(
      '\npassed only when run again:\n  a.test.ts: one\n    no one\n    at line 3\n\n182 passed, 0 failed, 2 skipped',
    );
    expect(counts[0]?.failures).toEqual([]);
  });

  it('stays failed where it fails again, or where no test of it ran', () => {
    const counts = [stage([failure('a.test.ts'), failure('b.test.ts')], ['a.test.ts'])];
    const { failed, lines } = summary(counts, runAgain(counts));
    expect(failed).toBe(1);
    expect(lines.join('\n')).not.toContain('a.test.ts');
    expect(counts[0]?.failures).toEqual([failure('a.test.ts')]);
    const nothingRan = stage([failure('a.test.ts')]);
    nothingRan.again.mockReturnValue({ passed: 0, failed: 0 });
    expect(runAgain([nothingRan])).toEqual([]);
    expect(nothingRan.failed).toBe(1);
  });

  it('cannot run again where it is no file: a stage that ended badly stays failed', () => {
    const ended = { passed: 0, failed: 1, failures: [{ name: 'server', said: 'It ended badly.' }] };
    expect(summary([ended], runAgain([ended]))).toMatchObject({ failed: 1 });
  });

  it(`fails the run with more than ${mostUnsteady} others that pass only when run again, over all stages`, () => {
    const most = [stage(files(mostUnsteady))];
    expect(summary(most, runAgain(most)).failed).toBe(0);
    const more = [stage(files(mostUnsteady)), stage(files(1))];
    const { failed, lines } = summary(more, runAgain(more));
    expect(failed).toBe(1);
    expect(lines).toContain(`More than ${mostUnsteady} of them fail the run.`);
    const many = stage(files(20));
    expect(summary([many], runAgain([many])).failed).toBeGreaterThan(0);
    expect(many.again).toHaveBeenCalledTimes(mostUnsteady + 1);
  });
});

describe('docs/unsteady.md', () => {
  const head = '| Day | Test | What it said first | Mended: what it was |\n|---|---|---|---|\n';
  const said = (...names: string[]) => unsteadyRows(names.map((name) => ({ name, said: 'a | b\nat line 3' })));

  it('keeps the name and the first line of what was said', () => {
    expect(said('a.test.ts: one')).toMatch(/^\| \d{4}-\d\d-\d\d \| a\.test\.ts: one \| a \\\| b \| \|\n$/);
  });

  it('names a file twice: it is mended before anything else', () => {
    expect(unsteadyTwice(head + said('a.test.ts: one', 'b.test.ts: one'))).toEqual([]);
    expect(unsteadyTwice(head + said('a.test.ts: one', 'b.test.ts: one', 'a.test.ts: two'))).toEqual(['a.test.ts']);
  });

  it('names one twice that was mended: that is over', () => {
    const mended = said('a.test.ts: one').replace('| |\n', '| It waits for it |\n');
    expect(unsteadyTwice(head + mended + said('a.test.ts: one'))).toEqual([]);
  });

  it('names none twice now', () => {
    expect(unsteadyTwice()).toEqual([]);
  });
});
