import type { Env } from './env.ts';

/** Whether people sign in with accounts of ours, at the built-in identity provider; else OIDC_ISSUER names another. */
export const hasOwnAccounts = ({ issuer }: Pick<Env, 'issuer'>): boolean => issuer === undefined;

/** What the built-in identity provider calls itself; users whose accounts are ours have it as their issuer. */
export const ownIssuer = ({ publicUrl }: Pick<Env, 'publicUrl'>): string => `${publicUrl}/identity`;

/** What whoever signs people in calls itself. */
export const issuerOf = (env: Pick<Env, 'issuer' | 'publicUrl'>): string => env.issuer ?? ownIssuer(env);
