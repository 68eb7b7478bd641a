import { readSettings } from '../session/settings.ts';

/** The page of the identity provider where people change their profile and password. */
export const accountAddress = (): string => `${readSettings().issuer.replace(/\/+$/, '')}/account`;
