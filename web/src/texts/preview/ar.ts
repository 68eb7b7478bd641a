import { preview as words } from '../../features/preview/texts/ar.ts';

/** What authors read in preview, in Arabic. */
export const preview = { preview: words };
