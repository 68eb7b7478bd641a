import { z } from 'zod';

/** The variables of an S3-compatible store: bucket, key and secret, or none of them. */
export const storeVariables = {
  MEDIA_S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be the name of a bucket')
    .optional(),
  MEDIA_S3_KEY: z.string().min(1).optional(),
  MEDIA_S3_SECRET: z.string().min(1).optional(),
  MEDIA_S3_REGION: z
    .string()
    .regex(/^[a-z\d-]+$/, 'must be the name of a region')
    .default('us-east-1'),
  MEDIA_S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  MEDIA_S3_PATH_STYLE: z.enum(['yes', 'no'], 'must be yes or no').default('no'),
};

/** Where an S3-compatible store is, and who we are there. */
export type S3Settings = {
  /** The address of the bucket, without a slash at the end. */
  readonly address: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
};

type Given = { readonly [Name in keyof typeof storeVariables]?: string | undefined };

/** Those settings; undefined where none is given, and the name of the missing one where some are. */
export function readStoreSettings(given: Given): S3Settings | string | undefined {
  const { MEDIA_S3_BUCKET: bucket, MEDIA_S3_KEY: key, MEDIA_S3_SECRET: secret, MEDIA_S3_REGION: region = '' } = given;
  if (!bucket && !key && !secret && !given.MEDIA_S3_ENDPOINT) return undefined;
  if (!bucket) return 'MEDIA_S3_BUCKET';
  if (!key) return 'MEDIA_S3_KEY';
  if (!secret) return 'MEDIA_S3_SECRET';
  const endpoint = new URL(given.MEDIA_S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`);
  if (given.MEDIA_S3_PATH_STYLE === 'yes')
    endpoint.pathname += `${endpoint.pathname.endsWith('/') ? '' : '/'}${bucket}`;
  else endpoint.hostname = `${bucket}.${endpoint.hostname}`;
  return { address: endpoint.href.replace(/\/+$/, ''), region, key, secret };
}
