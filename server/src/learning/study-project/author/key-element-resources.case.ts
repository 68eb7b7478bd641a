import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'addKeyElementResources',
    variables: ({ draft, page_id }) => ({ resource_ids: [page_id], key_element_id: draft.key_element_id }),
  },
  {
    operation: 'removeKeyElementResource',
    variables: ({ draft, page_id }) => ({ keyElementId: draft.key_element_id, resourceId: page_id }),
  },
];
