import { z } from 'zod';

/** The variables of Microsoft's reader: all that have no default, or none. */
export const readerVariables = {
  IMMERSIVE_READER_TENANT: z
    .string()
    .regex(/^[\w.-]+$/, 'must be the id or a domain of a tenant')
    .optional(),
  IMMERSIVE_READER_CLIENT_ID: z.string().min(1).optional(),
  IMMERSIVE_READER_CLIENT_SECRET: z.string().min(1).optional(),
  IMMERSIVE_READER_SUBDOMAIN: z
    .string()
    .regex(/^[a-z\d-]+$/i, 'must be the custom subdomain of the resource')
    .optional(),
  IMMERSIVE_READER_IDENTITY: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .default('https://login.microsoftonline.com'),
};

/** How a token for Microsoft's reader is asked for, and for which resource. */
export type ReaderSettings = {
  readonly tenant: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly subdomain: string;
  /** The address of the identity endpoint, without a slash at the end. */
  readonly identity: string;
};

type Given = { readonly [Name in keyof typeof readerVariables]?: string | undefined };

/** Those settings; undefined where none is given, and the name of the missing one where some are. */
export function readReaderSettings(given: Given): ReaderSettings | string | undefined {
  const {
    IMMERSIVE_READER_TENANT: tenant,
    IMMERSIVE_READER_CLIENT_ID: clientId,
    IMMERSIVE_READER_CLIENT_SECRET: clientSecret,
    IMMERSIVE_READER_SUBDOMAIN: subdomain,
    IMMERSIVE_READER_IDENTITY: identity = '',
  } = given;
  if (!tenant && !clientId && !clientSecret && !subdomain) return undefined;
  if (!tenant) return 'IMMERSIVE_READER_TENANT';
  if (!clientId) return 'IMMERSIVE_READER_CLIENT_ID';
  if (!clientSecret) return 'IMMERSIVE_READER_CLIENT_SECRET';
  if (!subdomain) return 'IMMERSIVE_READER_SUBDOMAIN';
  return { tenant, clientId, clientSecret, subdomain, identity: identity.replace(/\/+$/, '') };
}
