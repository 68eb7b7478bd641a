import { parseArgs } from 'node:util';
import { examine } from './examine.ts';
import { sayChecks } from './say-checks.ts';

const usage =
  'Usage:\n  npm run doctor             says what is wrong, and what to do about it\n  npm run doctor -- --json   the same for programs';

try {
  const { values } = parseArgs({ options: { json: { type: 'boolean' } } });
  const checks = await examine(process.env);
  console.log(values.json ? JSON.stringify(checks, null, 2) : sayChecks(checks));
  process.exitCode = checks.some(({ state }) => state === 'FAILED') ? 1 : 0;
} catch (error) {
  console.error(`${(error as Error).message.split('\n')[0]}\n${usage}`);
  process.exitCode = 1;
}
