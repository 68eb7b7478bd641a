import { createHash } from 'node:crypto';

/** What tells one difference from another, by everything that it says and does. */
export const fingerprint = (of: unknown): string => createHash('sha256').update(JSON.stringify(of)).digest('base64url');
