import { join } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';

const into = process.env['GENERATE_INTO'] ?? '.';

const config: CodegenConfig = {
  schema: join(into, 'server/schema.graphql'),
  documents: ['web/src/**/*.{ts,tsx}', '!web/src/**/*.test.{ts,tsx}', '!web/src/graphql/generated/**'],
  ignoreNoDocuments: true,
  generates: {
    [join(into, 'web/src/graphql/generated/types-without-id.ts')]: { plugins: ['./web/codegen-without-id.mjs'] },
    [`${join(into, 'web/src/graphql/generated')}/`]: {
      preset: 'client',
      presetConfig: { fragmentMasking: { unmaskFunctionName: 'readFragment' } },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        scalars: { ID: 'string', DateTime: 'string', Date: 'string', JSON: 'unknown' },
      },
    },
  },
};

export default config;
