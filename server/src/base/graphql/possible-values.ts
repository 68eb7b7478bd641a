import { Refusal } from '@lectern/domain/refusal.ts';
import {
  getNullableType,
  isInputObjectType,
  isListType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql';

type Check = (value: unknown) => boolean;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What a row could have; the database would refuse anything else, and write the whole of it into its log. */
const checks: Readonly<Record<string, Check>> = {
  ID: (value) => typeof value === 'string' && uuid.test(value),
  String: (value) => typeof value !== 'string' || !value.includes('\u0000'),
  Date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
  DateTime: (value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value)),
};

/**
 * What refuses, before any statement, arguments with an id, a text or a day that no row can have; like the ids of rows
 * that are not there, with NOT_FOUND, and a cursor with BAD_CURSOR. It is null for a field whose arguments hold none of these.
 */
export function possibleValuesOf(args: readonly GraphQLArgument[]): ((args: object) => void) | null {
  const check = fieldsCheck(args);
  if (!check) return null;
  return (given) => {
    if (check(given)) return;
    throw check({ ...given, after: null }) ? new Refusal('BAD_CURSOR', { field: 'after' }) : new Refusal('NOT_FOUND');
  };
}

function fieldsCheck(fields: readonly (GraphQLArgument | GraphQLInputField)[]): Check | null {
  const parts = fields.flatMap(({ name, type }) => {
    const check = checkOf(type);
    return check ? [{ name, check }] : [];
  });
  if (parts.length === 0) return null;
  return (value) => parts.every(({ name, check }) => check(Reflect.get(Object(value), name)));
}

function checkOf(type: GraphQLInputType): Check | null {
  const bare = getNullableType(type);
  if (isListType(bare)) {
    const inner = checkOf(bare.ofType);
    return inner && ((value) => !Array.isArray(value) || value.every(inner));
  }
  if (isInputObjectType(bare)) {
    const inner = fieldsCheck(Object.values(bare.getFields()));
    return inner && orNothing(inner);
  }
  const check = checks[bare.name];
  return check ? orNothing(check) : null;
}

const orNothing =
  (check: Check): Check =>
  (value) =>
    value === undefined || value === null || check(value);
