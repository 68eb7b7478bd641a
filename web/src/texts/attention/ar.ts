import { attention } from '../../classroom/attention/texts/ar.ts';

/** What those read who look after learners, in Arabic. */
export const attentionArea = { attention };
