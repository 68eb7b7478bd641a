import { forEach } from '@lectern/domain/base/entity/entity-text.ts';
import type { ContentField, ContentFields, Said } from '@lectern/domain/base/entity/content-fields.ts';
import type { builder } from '../graphql/builder.ts';

type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer Inner> ? Inner : never;

const limitOf = (field: ContentField): string =>
  field.type === 'LINES'
    ? `at most ${field.longest} characters`
    : `a whole number from ${field.lowest} to ${field.highest}; null for none`;

/** The described fields of an item as an act takes them; each may be left out. */
export const contentInput = <Fields extends ContentFields>(
  t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>,
  fields: Fields,
) =>
  forEach(fields, (_, field: ContentField) => {
    const options = { required: false, description: `${field.what}, ${limitOf(field)}.` } as const;
    return field.type === 'LINES' ? t.string(options) : t.int(options);
  });

/** The described fields of an item as they are read. */
export const contentOutput = <Fields extends ContentFields, Shape extends Said<Fields>>(
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, Shape>,
  fields: Fields,
) =>
  forEach(fields, (name, { type, what }: ContentField) =>
    type === 'LINES'
      ? t.string({ description: `${what}.`, resolve: (item) => item[name] as string })
      : t.int({
          nullable: true,
          description: `${what}; null where nobody has said it.`,
          resolve: (item) => item[name] as number | null,
        }),
  );
