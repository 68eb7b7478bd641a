import type { ContentAct } from '../content/content-act.ts';
import type { RecordedChanges } from '../content/recorded-changes.ts';

/** An act of authoring, and what it has done so far. */
export type AuthoringAct = ContentAct & { readonly changes: RecordedChanges };

/** An act of a person that has done nothing yet. */
export const newAct = (by: string | null): AuthoringAct => ({ kind: 'AUTHORING', by, on: null, changes: new Map() });
