import { writeFileSync } from 'node:fs';

/** Writes how many tests passed and failed, and which were skipped and why, to the file that COUNTS names. */
export default class CountReporter {
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state) => tests.filter((test) => test.result().state === state);
    // A file that could not be run at all has no test that failed.
    const broken = modules.filter((module) => module.state() === 'failed' && module.children.size === 0);
    const skipped = inState('skipped').map((test) => ({ name: test.fullName, reason: test.result().note }));
    const counts = { passed: inState('passed').length, failed: inState('failed').length + broken.length, skipped };
    writeFileSync(process.env.COUNTS, JSON.stringify(counts));
  }
}
