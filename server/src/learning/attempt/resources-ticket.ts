import type { Earned } from '@lectern/domain/learning/attempt/earned.ts';
import type { Context } from '../../base/graphql/context.ts';

/** What of the resources of a question may be opened. */
export type EarnedResources = Pick<Earned, 'hint' | 'key'>;

type Sealed = EarnedResources & { readonly resources_of: string };

const seconds = 6 * 3600;

/** Seals what was earned of the resources of a question, small enough for an address. */
export function sealResources({ tickets }: Context, questionId: string, { hint, key }: EarnedResources) {
  return tickets.seal({ resources_of: questionId, hint, key } satisfies Sealed, seconds);
}

/** What a ticket opens of the resources of a question; null where it is not of this question, or its time is over. */
export async function openResources(
  { tickets }: Context,
  questionId: string,
  ticket: string,
): Promise<EarnedResources | null> {
  const sealed = (await tickets.open(ticket)) as Sealed | null;
  return sealed?.resources_of === questionId ? sealed : null;
}
