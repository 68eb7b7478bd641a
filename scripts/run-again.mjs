import { mostUnsteady } from './unsteady.mjs';

/**
 * Runs each file that failed again, alone, once: what is green then counts as passed. Gives what passed only so. Where more
 * files failed than may, the run has failed whatever they say now. A count is what a stage said: how many tests passed and
 * failed, the failures with their files, and `again`, which runs one file of it.
 */
export function runAgain(counts) {
  const found = [];
  for (const count of counts) {
    for (const file of new Set((count.failures ?? []).map((failure) => failure.file))) {
      if (!file || found.length > mostUnsteady) continue;
      const first = count.failures.filter((failure) => failure.file === file);
      console.log(`\n${file} failed, and runs again, alone.`);
      const again = count.again(file);
      if (again.failed > 0 || again.passed === 0) continue;
      found.push(first[0]);
      count.failures = count.failures.filter((failure) => failure.file !== file);
      count.failed -= first.length;
      count.passed += first.length;
    }
  }
  return found;
}

/** The last lines of a run: what passed only when it was run again, and how many tests passed, failed and were skipped. */
export function summary(counts, unsteady) {
  const sum = (read) => counts.reduce((total, count) => total + read(count), 0);
  const isTooMany = unsteady.length > mostUnsteady;
  const failed = sum((count) => count.failed) + (isTooMany ? 1 : 0);
  const skipped = sum(({ skipped: some = [] }) => some.length);
  return {
    failed,
    lines: [
      ...(unsteady.length > 0 ? ['\npassed only when run again:'] : []),
      ...unsteady.map(({ name, said }) => `  ${name}\n    ${said.slice(0, 400).replaceAll('\n', '\n    ')}`),
      ...(isTooMany ? [`More than ${mostUnsteady} of them fail the run.`] : []),
      `\n${sum((count) => count.passed)} passed, ${failed} failed, ${skipped} skipped`,
    ],
  };
}
