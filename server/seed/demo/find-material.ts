import type { MaterialRef } from './course-data.ts';

/** One thing of the library as key elements, hints and reveals point at it. */
type MaterialTarget = {
  readonly page_id: string | null;
  readonly quickdeck_card_id: string | null;
  readonly quickclip_card_id: string | null;
};

/** Finds a material of a lesson; it throws where the lesson has none of this name. */
export type FindMaterial = (ref: MaterialRef) => MaterialTarget;
