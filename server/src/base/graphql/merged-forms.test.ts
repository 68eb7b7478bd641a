import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { getNamedType, isInputObjectType, type GraphQLType } from 'graphql';
import { expect, it } from 'vitest';
import { schema } from '../../schema.ts';

const source = join(import.meta.dirname, '../../../../web/src');

/** Acts upon a whole thing, without a field: the thing is shown anew where somebody else has changed it, and is asked about again. */
const withoutFields = [
  'deleteQuestion',
  'releaseGroupPlaces',
  'restoreContentItem',
  'restoreContentVersion',
  'restoreLicenseOffer',
  'sendLicenseQuote',
  'undoLicenseActivation',
  'undoLicenseRenewal',
  'withdrawLicense',
  'withdrawLicenseOffer',
];

/** Whether an input says which version its sender has read. */
function saysVersion(type: GraphQLType, seen = new Set<string>()): boolean {
  const named = getNamedType(type);
  if (!isInputObjectType(named) || seen.has(named.name)) return false;
  seen.add(named.name);
  const fields = named.getFields();
  return 'version' in fields || Object.values(fields).some((field) => saysVersion(field.type, seen));
}

it('every form that saves over a version merges: what sends it, or what uses that, shows whose change counts', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !/\.test\.|generated/.test(file))
    .map((file) => ({ name: basename(file), text: readFileSync(join(source, file), 'utf8') }));
  const merges = (mutation: string): boolean => {
    const asked = new RegExp(`graphql\\(\\s*\`[^\`]*\\b${mutation}\\(`);
    let reached = files.filter(({ text }) => asked.test(text));
    for (let step = 0; step < 4 && reached.length > 0; step++) {
      if (reached.some(({ text }) => /<(ItemDialog|ChangedLicense|\w*Conflict(Dialog)?)\b/.test(text))) return true;
      const names = reached.map(({ name }) => `/${name}'`);
      reached = files.filter(({ text }) => names.some((name) => text.includes(name)));
    }
    return false;
  };
  const saving = Object.values(schema.getMutationType()?.getFields() ?? {})
    .filter(({ args }) => args.some(({ name, type }) => name === 'version' || saysVersion(type)))
    .map(({ name }) => name);
  expect(withoutFields.filter((name) => !saving.includes(name))).toEqual([]);
  expect(saving.length).toBeGreaterThan(25);
  expect(saving.filter((name) => !withoutFields.includes(name) && !merges(name))).toEqual([]);
});
