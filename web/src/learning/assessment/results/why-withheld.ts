import { texts } from '../../../texts/texts.ts';

/** Why the right answers of a finished sitting are not shown, in a sentence; after a summary nobody waits for one. */
export const whyWithheldOf = (type: string, review: 'STILL_ASKED' | 'NEVER'): string =>
  type === 'SUMMARY' && review === 'STILL_ASKED' ? texts.assessment.stillAsked : texts.assessment.withheld[review];
