import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { buildSchema, printSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { howMany, longTest } from '../../../test/deep.ts';
import { documentOf, schemaOperations } from '../../../test/security/document.ts';
import { schema } from '../../schema.ts';
import type { Context } from './context.ts';
import { openDocuments } from './documents.ts';

const anybody = {} as Context;
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The same contract, with resolvers that only note their arguments. */
function listening() {
  const seen: unknown[] = [];
  const copy = buildSchema(printSchema(schema));
  for (const type of [copy.getQueryType(), copy.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      field.resolve = (_root, args) => {
        seen.push(structuredClone({ ...args }));
        throw new Error('noted');
      };
    }
  }
  return { seen, read: openDocuments(copy, [], new Set()) };
}

const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>('BENCHMARK', 'x', '', 1, 1.5, 2 ** 31, true, null, [], {}, [null], ['x', 1]),
  fc.dictionary(
    fc.constantFrom('id', 'key', 'course_id', 'group_id', 'type', 'level', 'answers', 'other'),
    fc.jsonValue(),
  ),
  fc.array(fc.dictionary(fc.constantFrom('group_id', 'question_id', 'seconds_spent', 'result'), fc.jsonValue())),
);

describe('a document', () => {
  const { seen, read: listen } = listening();

  it('is compiled when it comes a second time, and kept from then on', () => {
    const read = openDocuments(schema, [], new Set());
    const [first, second, third] = [1, 2, 3].map(() => read('{ viewer { id } }'));
    expect(second).not.toBe(first);
    expect(third).toBe(second);
  });

  it('of the browser app is kept from the first time on, whatever else comes', () => {
    const text = documentOf('viewer');
    const read = openDocuments(schema, [], new Set([hashOf(text)]));
    const first = read(text);
    for (let n = 0; n < 300; n++)
      for (let time = 0; time < 2; time++) read(`query q${n} { viewer { id } } #${'x'.repeat(19_000)}`);
    expect(read(text)).toBe(first);
  });

  it('that others push out is read again', () => {
    const read = openDocuments(schema, [], new Set());
    const text = '{ viewer { id } }';
    read(text);
    const kept = read(text);
    for (let n = 0; n < 300; n++)
      for (let time = 0; time < 2; time++) read(`query q${n} { viewer { id } } #${'x'.repeat(19_000)}`);
    expect(read(text)).not.toBe(kept);
  }, 60_000);

  it.each(schemaOperations.map(({ name }) => name))(
    '%s takes the same variables, and gives the same to its resolver, compiled or not',
    async (name) => {
      const text = documentOf(name);
      const [interpreted, compiled] = [listen(text), listen(text)];
      const variables = [...text.matchAll(/\$(\w+):/g)].map(([, variable = '']) => variable);
      const outcome = async (operation: typeof compiled, values: Record<string, unknown>) => {
        seen.length = 0;
        const refused = await operation.run(anybody, values).then(
          () => null,
          ({ errors }: AggregateError) => errors.map(({ message }: Error) => message),
        );
        return { refused, seen: [...seen] };
      };
      await fc.assert(
        fc.asyncProperty(
          fc.record(Object.fromEntries(variables.map((variable) => [variable, anyValue])), { requiredKeys: [] }),
          async (values) => {
            expect(await outcome(compiled, values)).toEqual(await outcome(interpreted, values));
          },
        ),
        { numRuns: howMany({ sample: 20, deep: 500 }) },
      );
    },
    longTest,
  );
});
