import type { Operation } from '@lectern/domain/permission.ts';

/** What a learner must have done at a question before a field of its key is shown. */
export type EarnedBy = 'RIGHT' | 'FIRST_MISS' | 'SECOND_MISS' | 'SETTLED';

/** Declares a field that tells something of the right answer: by which rule it is seen unearned, and what earns it. No reply may hold it earlier. */
export const keyField = (rule: Operation, earnedBy: EarnedBy) => ({ rule, earnedBy });
