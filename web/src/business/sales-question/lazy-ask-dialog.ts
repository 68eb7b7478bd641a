import { lazy } from 'react';

/** The dialog in which those who sell are asked, once it is opened. */
export const AskDialog = lazy(async () => ({ default: (await import('./ask-dialog.tsx')).AskDialog }));
