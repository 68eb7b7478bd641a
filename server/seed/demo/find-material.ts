import type { MaterialKind } from '@lectern/domain/learning/library/material.ts';
import type { MaterialRef } from './course-data.ts';

/** Things of the library of one kind, as key elements, hints and reveals point at them. */
export type Material = { readonly kind: MaterialKind; readonly resource_ids: string[] };

/** Finds materials of a lesson, all of the kind of the first; it throws where the lesson has none of a name. */
export type FindMaterial = (...refs: readonly [MaterialRef, ...MaterialRef[]]) => Material;
