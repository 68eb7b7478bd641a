import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 random bits; only its hash is kept here. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of such a secret. It has so many random bits that a plain hash protects it. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
