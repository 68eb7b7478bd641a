import { getNullableType, isListType, isObjectType, type GraphQLOutputType } from 'graphql';
import type { EarnedBy } from '../../src/learning/question/key-field.ts';
import { schema } from '../../src/schema.ts';
import { schemaOperations } from './document.ts';

/** Every field that a reply can hold, with what it declares: its rule, and what earns it where it carries a part of a key. */
export const outputFields = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .flatMap((type) =>
    Object.values(type.getFields()).map((field) => ({
      address: `${type.name}.${field.name}`,
      name: field.name,
      rule: field.extensions['rule'],
      earnedBy: field.extensions['earnedBy'] as EarnedBy | undefined,
    })),
  );

/** A part of a key that a reply holds: of which question, in which field, and what earns it. */
export type KeyValue = { readonly question: string; readonly field: string; readonly earnedBy: EarnedBy };

/** Every part of a key in the reply to an operation, told by the schema. Fields must carry their own names there. */
export function keyValuesIn(operation: string, data: unknown): KeyValue[] {
  const field = schemaOperations.findLast(({ name }) => name === operation)?.field;
  if (!field) throw new Error(`the schema has no operation ${operation}`);
  return walk(field.type, data, '');
}

function walk(given: GraphQLOutputType, value: unknown, question: string): KeyValue[] {
  const type = getNullableType(given);
  if (value === null || value === undefined) return [];
  if (isListType(type)) return (value as unknown[]).flatMap((item) => walk(type.ofType, item, question));
  if (!isObjectType(type)) return [];
  const fields = type.getFields();
  const inside = type.name === 'Question' ? (value as { id: string }).id : question;
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = fields[name];
    if (!field) throw new Error(`${type.name} has no field ${name}`);
    const earnedBy = field.extensions['earnedBy'] as EarnedBy | undefined;
    const own = earnedBy && inner !== null ? [{ question: inside, field: `${type.name}.${name}`, earnedBy }] : [];
    return [...own, ...walk(field.type, inner, inside)];
  });
}
