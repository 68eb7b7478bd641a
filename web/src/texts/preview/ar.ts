import { preview as words } from '../../authoring/preview/texts/ar.ts';

/** What authors read in preview, in Arabic. */
export const preview = { preview: words };
