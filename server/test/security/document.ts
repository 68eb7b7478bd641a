import { getNamedType, isLeafType, isObjectType, type GraphQLField, type GraphQLNamedType } from 'graphql';
import { schema } from '../../src/schema.ts';

const roots = [
  { word: 'query', type: schema.getQueryType() },
  { word: 'mutation', type: schema.getMutationType() },
];

/** Every operation of the built schema with its kind. */
export const schemaOperations = roots.flatMap(({ word, type }) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({ name: field.name, kind: word, field })),
);

/** A document that calls one operation with all its arguments as variables, and asks for all there is. */
export function documentOf(operation: string): string {
  const known = documents.get(operation) ?? writeDocument(operation);
  documents.set(operation, known);
  return known;
}

const documents = new Map<string, string>();

function writeDocument(operation: string): string {
  // Where both have the operation, the mutation: it is the one that may write.
  const found = schemaOperations.findLast(({ name }) => name === operation);
  if (!found) throw new Error(`the schema has no operation ${operation}`);
  const { kind, field } = found;
  const variables = field.args.map((arg) => `$${arg.name}: ${arg.type.toString()}`).join(', ');
  const given = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const call = field.args.length > 0 ? `${operation}(${given})` : operation;
  return `${kind} ${operation}${variables && `(${variables})`} { ${call}${selectionOf(field, [], 6)} }`;
}

function selectionOf(field: GraphQLField<unknown, unknown>, path: readonly GraphQLNamedType[], depth: number): string {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields())
    .filter((inner) => {
      const innerType = getNamedType(inner.type);
      return isLeafType(innerType) || (depth > 1 && !path.includes(innerType));
    })
    .map((inner) => `${inner.name}${selectionOf(inner, [...path, type], depth - 1)}`);
  return ` { ${fields.join(' ')} }`;
}
