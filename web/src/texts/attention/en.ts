import { attention } from '../../classroom/attention/texts/en.ts';

/** What those read who look after learners, in English. */
export const attentionArea = { attention };
