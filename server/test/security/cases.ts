import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import type { Call, Case } from './case.ts';
import { schemaOperations } from './document.ts';

const source = join(import.meta.dirname, '../../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).toSorted();
const actFiles = files.filter((name) => name.endsWith('.act.ts'));

/** The folders that hold acts. */
export const foldersOfActs = [...new Set(actFiles.map((name) => dirname(name)))].toSorted();

const caseFiles = files.filter((name) => name.endsWith('.case.ts'));

/** The folders of the files with cases, one entry a file. */
export const foldersOfCases = caseFiles.map((name) => dirname(name)).toSorted();

const modules = await Promise.all(
  caseFiles.map(async (name) => {
    const module = (await import(join(source, name))) as { cases: readonly Case[] };
    return { folder: dirname(name), cases: module.cases };
  }),
);

/** Every case that stands beside its act. */
export const cases = modules.flatMap((module) => module.cases);

const foldersTouched = new Set(inject('touched'));

/** The operations of the folders that have changed since `main`: what is tried of others by samples is tried of these whole. */
export const touched: ReadonlySet<string> = new Set(
  modules
    .filter(({ folder }) => foldersTouched.has(join('server/src', folder)))
    .flatMap(({ cases: beside }) => beside.map(({ operation }) => operation)),
);

/** The operations whose cases stand in a folder none of whose acts names them. */
export const strayedCases = modules.flatMap(({ folder, cases: beside }) => {
  const texts = actFiles
    .filter((name) => dirname(name) === folder)
    .map((name) => readFileSync(join(source, name), 'utf8'));
  // The act that publishes also takes back.
  const named = (operation: string) => `'${operation.replace(/^unpublish/, 'publish')}'`;
  return beside
    .map(({ operation }) => operation)
    .filter((operation) => !texts.some((text) => text.includes(named(operation))));
});

const calls = cases.filter((one): one is Call => 'variables' in one);
const reads = new Set(schemaOperations.filter(({ kind }) => kind === 'query').map(({ name }) => name));
const isRead = ({ operation }: Call) => reads.has(operation);

/** The calls that only read. */
export const queryCases = calls.filter(isRead);

/** The calls that write. */
export const mutationCases = calls.filter((call) => !isRead(call));
