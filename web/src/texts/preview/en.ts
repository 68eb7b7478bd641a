import { preview as words } from '../../features/preview/texts/en.ts';

/** What authors read in preview, in English. */
export const preview = { preview: words };
