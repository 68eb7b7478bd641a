import { builder } from '../graphql/builder.ts';
import { FileColumnInput } from './file-columns.ts';
import { TableEncodingRef } from './table-encoding-ref.ts';

/** How a file is to be read, as far as somebody says it who looks what it comes to. */
export const lookArgs = builder.args((t) => ({
  encoding: t.field({
    type: TableEncodingRef,
    required: false,
    description: 'The encoding of a text; left out, the one that it is in most likely.',
  }),
  sheet: t.int({
    required: false,
    description:
      'The sheet of a workbook that is read, its place among those that are shown, from 0; left out, the first that holds such a table.',
  }),
  columns: t.field({
    type: [FileColumnInput],
    required: false,
    description:
      'What the columns are read as, each that is read; left out, their heads say it, and what was chosen for them before.',
  }),
}));

/** A file that somebody has looked at, read as then, with what it came to. */
export const importArgs = builder.args((t) => ({
  file: t.string({ description: 'The same file in base64.' }),
  encoding: t.field({ type: TableEncodingRef, required: false, description: 'The same encoding.' }),
  sheet: t.int({ required: false, description: 'The same sheet.' }),
  columns: t.field({
    type: [FileColumnInput],
    required: false,
    description: 'The same columns; what they are read as is remembered.',
  }),
  shown: t.string({ description: 'The `shown` of the difference.' }),
}));
