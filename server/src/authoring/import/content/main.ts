import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from '../../../start-error.ts';
import { sayFailure } from '../say-failure.ts';
import { phrasesOf } from '../plan/phrases.ts';
import { planFile, type FilePlan, type PlannedItem } from './plan-file.ts';
import { planAsJson, sayPlan } from './say-plan.ts';

const usage = 'Usage: npm run content -- plan FILE… [--format FORMAT] [--language LANGUAGE] [--json]';

try {
  const { values, positionals } = readWords(process.argv.slice(2));
  const [act, ...files] = positionals;
  if (act !== 'plan') throw new StartError(`Say what is to be done: plan.\n${usage}`);
  if (files.length === 0) throw new StartError(`Name the files to be read.\n${usage}`);
  const from = process.env['INIT_CWD'] ?? process.cwd();
  const { right, wrong } = phrasesOf(values.language ?? 'en').judged;
  const plans: (FilePlan & { readonly file: string; readonly items: readonly PlannedItem[] })[] = [];
  for (const name of files) {
    const file = { name: basename(name), bytes: readFileSync(resolve(from, name)) };
    plans.push({ file: file.name, ...(await planFile(file, values.format ?? null, { right, wrong })) });
  }
  console.log(values.json ? JSON.stringify(plans.map(planAsJson), null, 2) : plans.map(sayPlan).join('\n\n'));
} catch (error) {
  console.error(sayFailure(error));
  process.exitCode = 1;
}

function readWords(words: readonly string[]) {
  const options = { format: { type: 'string' }, language: { type: 'string' }, json: { type: 'boolean' } } as const;
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message.split('\n')[0] : String(error)}\n${usage}`, {
      cause: error,
    });
  }
}
