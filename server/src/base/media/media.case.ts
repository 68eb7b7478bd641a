import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'cloudinaryInfo', variables: () => ({}), everyone: 'staff' },
  {
    operation: 'mediaItems',
    keyed: 'It names no object and shows everyone who may ask the same; its own test asks as every role.',
  },
];
