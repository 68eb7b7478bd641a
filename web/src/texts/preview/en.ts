import { preview as words } from '../../authoring/preview/texts/en.ts';

/** What authors read in preview, in English. */
export const preview = { preview: words };
