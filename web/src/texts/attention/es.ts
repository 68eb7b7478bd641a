import { attention } from '../../classroom/attention/texts/es.ts';

/** What those read who look after learners, in Spanish. */
export const attentionArea = { attention };
