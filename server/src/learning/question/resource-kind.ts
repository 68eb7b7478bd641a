import type { MaterialKind } from '@lectern/domain/learning/library/material.ts';
import { builder } from '../../base/graphql/builder.ts';

/** The kinds of things in the library as resources of a question name them. */
export const materialOf = {
  page: 'EBOOK_PAGE',
  quickdeck: 'QUICKDECK',
  quickclip: 'QUICKCLIP',
} as const satisfies Record<string, MaterialKind>;

/** What a hint or reveal is made of. */
export type ResourceKind = keyof typeof materialOf;

/** What a hint or an explanation is made of. */
export const ResourceKindRef = builder.enumType('ResourceKind', {
  description: 'What a hint or an explanation is made of.',
  values: {
    page: { description: 'A page of an e-book.' },
    quickdeck: { description: 'A flash card.' },
    quickclip: { description: 'A video.' },
  } satisfies Record<ResourceKind, { description: string }>,
});

/** What a resource is for. */
export const QuestionResourceType = builder.enumType('QuestionResourceType', {
  description: 'What a resource is for.',
  values: {
    hint: { description: 'It helps after the first wrong try.' },
    reveal: { description: 'It explains the answer once the question is settled.' },
  } as const,
});
