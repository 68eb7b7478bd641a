import { preview as words } from '../../authoring/preview/texts/es.ts';

/** What authors read in preview, in Spanish. */
export const preview = { preview: words };
