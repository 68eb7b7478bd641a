import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'unpublishContentItems',
    variables: ({ draft }) => ({ items: [{ kind: 'LESSON', id: draft.lesson_id }] }),
  },
  {
    operation: 'publishContentItems',
    variables: ({ benchmark_ids }) => ({ items: [{ kind: 'BENCHMARK', id: benchmark_ids[2] }] }),
  },
];
