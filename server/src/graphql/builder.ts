import SchemaBuilder from '@pothos/core';
import { globalRoles } from '@lectern/domain/account/role.ts';
import type { Context } from './context.ts';

/** The one builder of the schema. Fields cannot be null and inputs are required unless they say otherwise. */
export const builder = new SchemaBuilder<{
  Context: Context;
  DefaultFieldNullability: false;
  DefaultInputFieldRequiredness: true;
  Scalars: {
    ID: { Input: string; Output: string };
    DateTime: { Input: string; Output: string };
    Date: { Input: string; Output: string };
    JSON: { Input: unknown; Output: unknown };
  };
}>({ defaultFieldNullability: false, defaultInputFieldRequiredness: true });

builder.queryType({ description: 'Everything that can be read. What is not yours looks as if it did not exist.' });
builder.mutationType({
  description:
    'Everything that can be changed. Send the header Idempotency-Key (a UUID) to get the same answer for the same key for 24 hours.',
});

builder.scalarType('DateTime', {
  description: 'A moment in UTC, such as 2026-11-21T09:30:00.000Z.',
  serialize: String,
  parseValue: String,
});
builder.scalarType('Date', {
  description: 'A calendar day, such as 2026-11-21.',
  serialize: String,
  parseValue: String,
});
builder.scalarType('JSON', {
  description:
    'An answer or the progress of a learner. Its shape depends on the type of question and is checked; at most 64 kB.',
  serialize: (value) => value,
  parseValue: (value) => value,
});

/** A role in the whole product. */
export const GlobalRoleRef = builder.enumType('GlobalRole', {
  description: 'A role in the whole product; it opens staff areas, never the data of a school.',
  values: globalRoles,
});
