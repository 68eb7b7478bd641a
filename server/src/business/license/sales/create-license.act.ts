import { builder } from '../../../base/graphql/builder.ts';
import { License } from '../license.ts';
import { createLicense } from './create-license.ts';
import { CreateLicenseInput } from './license-input.ts';

builder.mutationField('createLicense', (t) =>
  t.field({
    type: License,
    description:
      'Creates a license of an institution: with days it is quoted and activated at once, without them quoted.',
    args: { data: t.arg({ type: CreateLicenseInput, description: 'What is sold.' }) },
    resolve: (_root, { data }, context) => createLicense(context, 'createLicense', data),
  }),
);
