import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * Writes how many tests passed, which failed and what they said, which were skipped and why, and how long each file took,
 * to the file that COUNTS names.
 */
export default class CountReporter {
  onTestRunEnd(modules, errors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state) => tests.filter((test) => test.result().state === state);
    // A file that could not be run at all has no test that failed.
    const broken = modules.filter((module) => module.state() === 'failed' && module.children.size === 0);
    const failures = [
      ...inState('failed').map((test) => failure(test.module, `: ${test.fullName}`, test.result().errors)),
      ...broken.map((module) => failure(module, '', module.errors())),
    ];
    // What no test was waiting for fails the run, too.
    if (failures.length === 0 && errors.length > 0) failures.push({ name: 'between the tests', said: saidBy(errors) });
    const skipped = inState('skipped').map((test) => ({ name: test.fullName, reason: test.result().note }));
    const files = modules.map((module) => ({ file: fileOf(module), seconds: secondsOf(module.diagnostic()) }));
    const counts = { passed: inState('passed').length, failed: failures.length, failures, skipped, files };
    writeFileSync(process.env.COUNTS, JSON.stringify(counts));
  }
}

function fileOf(module) {
  return relative(process.cwd(), module.moduleId);
}

const secondsOf = ({ duration, collectDuration, setupDuration }) => (duration + collectDuration + setupDuration) / 1000;

function failure(module, title, errors) {
  const file = fileOf(module);
  return { file, name: `${file}${title}`, said: saidBy(errors) };
}

const saidBy = (errors) => errors.map(({ message, stack }) => `${message}\n${stack ?? ''}`).join('\n');
