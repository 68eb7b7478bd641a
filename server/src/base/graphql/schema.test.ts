import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '@lectern/domain/permission.ts';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLField,
} from 'graphql';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { schema } from '../../schema.ts';

const types = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);
const objects = types.filter(isObjectType);
const rootFields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}),
);

type Described = { readonly name: string; readonly description?: string | null | undefined };

/** Every named thing of the schema with its address, such as Question.hint or Query.group(where). */
function everythingNamed(): [address: string, thing: Described][] {
  return types.flatMap((type): [string, Described][] => {
    const own: [string, Described] = [type.name, type];
    if (isEnumType(type))
      return [own, ...type.getValues().map((value): [string, Described] => [`${type.name}.${value.name}`, value])];
    if (isInputObjectType(type)) return [own, ...addressed(type.name, Object.values(type.getFields()))];
    if (!isObjectType(type) && !isInterfaceType(type)) return [own];
    const fields: GraphQLField<unknown, unknown>[] = Object.values(type.getFields());
    const args = fields.flatMap((field) =>
      field.args.map((arg): [string, Described] => [`${type.name}.${field.name}(${arg.name})`, arg]),
    );
    return [own, ...addressed(type.name, fields), ...args];
  });
}

const addressed = (type: string, fields: readonly Described[]) =>
  fields.map((field): [string, Described] => [`${type}.${field.name}`, field]);

/** The name of a field's type; null where the schema does not have the field yet. */
function kindOf(typeName: string, fieldName: string): string | null {
  const type = schema.getType(typeName);
  const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
  return field ? getNamedType(field.type).name : null;
}

describe('the schema', () => {
  it('holds no operation that the policy does not know', () => {
    expect(rootFields.map(({ name }) => name).filter((name) => !(operations as string[]).includes(name))).toEqual([]);
    expect(rootFields.length).toBeGreaterThan(30);
  });

  it('declares the rule of every field that the policy protects', () => {
    const protectedFields = operations.filter((operation) => /^[A-Z]\w*\.\w+$/.test(operation));
    const there = protectedFields.flatMap((rule) => {
      const [typeName = '', fieldName = ''] = rule.split('.');
      const type = schema.getType(typeName);
      const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
      return field ? [[rule, field.extensions['rule']]] : [];
    });
    expect(there.filter(([rule, declared]) => rule !== declared)).toEqual([]);
    expect(there.length).toBeGreaterThanOrEqual(9);
  });

  it('protects what is secret under whatever type it appears', () => {
    const secrets = operations.flatMap((operation) => {
      const [, type = '', name = ''] = /^([A-Z]\w*)\.(\w+)$/.exec(operation) ?? [];
      return name ? [{ name, kind: kindOf(type, name) }] : [];
    });
    const fields = objects.flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({ address: `${type.name}.${field.name}`, field })),
    );
    // The role in an institution or a group is another thing than that of the user.
    const isSecret = ({ name, type }: GraphQLField<unknown, unknown>) =>
      secrets.some((secret) => secret.name === name && [null, getNamedType(type).name].includes(secret.kind));
    const bare = fields.filter(
      ({ field }) => isSecret(field) && !operations.includes(field.extensions['rule'] as never),
    );
    expect(bare.map(({ address }) => address)).toEqual([]);
    const unknown = fields.filter(
      ({ field }) => field.extensions['rule'] !== undefined && !operations.includes(field.extensions['rule'] as never),
    );
    expect(unknown.map(({ address }) => address)).toEqual([]);
  });

  it('says of every type, field, argument, enum value and input field in a sentence what it is', () => {
    const bare = everythingNamed().filter(([, { description }]) => !/^[\p{Lu}`].*\.$/su.test(description ?? ''));
    expect(bare.map(([address]) => address)).toEqual([]);
  });
});

describe('a prepared statement', () => {
  it('has a name that no other statement has', () => {
    const folder = join(import.meta.dirname, '../..');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(?<!\.test)\.ts$/.test(name),
    );
    const names = files.flatMap((name) =>
      [...readFileSync(join(folder, name), 'utf8').matchAll(/\/\* ([a-z-]+) \*\//g)].map((match) => match[1] ?? ''),
    );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.length).toBeGreaterThan(20);
  });

  it('may have several texts', async () => {
    const { db } = await testServer();
    await db.connection().execute(async (one) => {
      const ask = async (columns: string) =>
        (await sql`/* several-texts */ select ${sql.raw(columns)}`.execute(one)).rows;
      expect(await ask('1 as a')).toEqual([{ a: 1 }]);
      expect(await ask('2 as b')).toEqual([{ b: 2 }]);
      expect(await ask('1 as a')).toEqual([{ a: 1 }]);
    });
  });
});
