import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Call, Case } from './case.ts';
import { schemaOperations } from './document.ts';

const folder = join(import.meta.dirname, '../../src');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();

/** The acts of all features and the cases beside them, by their paths without a suffix. */
export const acts = files.filter((name) => name.endsWith('.act.ts')).map((name) => name.replace('.act.ts', ''));
export const actsWithCases = files
  .filter((name) => name.endsWith('.case.ts'))
  .map((name) => name.replace('.case.ts', ''));

const modules = await Promise.all(
  actsWithCases.map((name) => import(join(folder, `${name}.case.ts`)) as Promise<{ cases: readonly Case[] }>),
);

/** Every case that stands beside an act. */
export const cases = modules.flatMap((module) => module.cases);

const calls = cases.filter((one): one is Call => 'variables' in one);
const reads = new Set(schemaOperations.filter(({ kind }) => kind === 'query').map(({ name }) => name));
const isRead = ({ operation }: Call) => reads.has(operation);

/** The calls that only read. */
export const queryCases = calls.filter(isRead);

/** The calls that write. */
export const mutationCases = calls.filter((call) => !isRead(call));
