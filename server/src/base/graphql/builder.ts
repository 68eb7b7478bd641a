import SchemaBuilder from '@pothos/core';
import type { GlobalRole } from '@lectern/domain/base/account/role.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
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
const mostBytesOfJson = 64 * 1024;
/** An answer inside a draft inside its list takes five; what nests further could exhaust the stack of whatever reads it. */
const mostLevels = 10;

function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isWithin(inner, levels - 1));
}

builder.scalarType('JSON', {
  description:
    'An answer, the progress of a learner or what an item of content says. Its shape depends on the type of question or the kind of item; what is sent is checked and has at most 64 kB.',
  serialize: (value) => value,
  parseValue: (value) => {
    if (!isWithin(value, mostLevels) || Buffer.byteLength(JSON.stringify(value) ?? '') > mostBytesOfJson)
      throw new Refusal('TOO_LARGE');
    return value;
  },
});

/** A role in the whole product. */
export const GlobalRoleRef = builder.enumType('GlobalRole', {
  description: 'A role in the whole product; it opens staff areas, never the data of a school.',
  values: {
    USER: { description: 'A person without an institution or a staff area.' },
    SYSTEM_ADMIN: { description: 'System Administrator: every staff area, and the roles of others.' },
    TECH_SUPPORT: { description: 'Tech Support: reads users and institutions in order to help.' },
    CONTENT_MANAGER: { description: 'Content Manager: builds, publishes and deletes content.' },
    CONTENT_DEVELOPER: { description: 'Content Developer: builds content.' },
    SALES_MANAGER: { description: 'Sales Manager: institutions and their licenses.' },
    CUSTOMER_SUCCESS: { description: 'Customer Success: reads users and institutions in order to help.' },
    DISTRIBUTOR: { description: 'Distributor: opens no staff area.' },
    RESELLER: { description: 'Reseller: opens no staff area.' },
    DEVELOPER: { description: 'Developer: every staff area.' },
    PRODUCT_MANAGER: { description: 'Product Manager: builds, publishes and deletes content, and reads users.' },
    CENTER_ADMIN: { description: 'Center Administrator; what counts is the membership of an institution.' },
    STUDENT: { description: 'Learner; what counts is the membership of a group.' },
    INSTRUCTOR: { description: 'Instructor; what counts is the membership of an institution or group.' },
    MAIN_INSTRUCTOR: { description: 'Main Instructor; what counts is the membership of a group.' },
  } satisfies Record<GlobalRole, { description: string }>,
});
