import { resolve } from 'node:path';
import { z } from 'zod';
import { StartError } from './start-error.ts';

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const variables = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number('must be a number').int().min(0).max(65535, 'must be at most 65535').default(4000),
  LISTEN_PORT: z.coerce.number('must be a number').int().min(0).max(65535, 'must be at most 65535').optional(),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  PUBLIC_URL: httpUrl.optional(),
  OIDC_ISSUER: z.union([z.literal('embedded'), httpUrl], 'must be an http(s) address or "embedded"').optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z.email('must be an e-mail address').optional(),
});

/** The server's settings, read once at the start. */
export type Env = {
  /** The port to listen on: PORT, unless something stands before the server at PORT and LISTEN_PORT names another. */
  readonly port: number;
  readonly dataDir: string;
  /** An external PostgreSQL; without it the embedded one in the data folder is used. */
  readonly databaseUrl: string | undefined;
  /** The address people open, without a slash at the end. */
  readonly publicUrl: string;
  /** The external issuer; undefined for the embedded provider. */
  readonly issuer: string | undefined;
  readonly clientId: string;
  /** The mail server; without it mails stay in the outbox. */
  readonly smtpUrl: string | undefined;
  /** The sender of every mail. */
  readonly mailFrom: string;
  readonly production: boolean;
  /** True where nothing but port and data folder is configured: then, and only then, demo accounts may exist. */
  readonly demo: boolean;
};

/** Reads the environment; it refuses values that cannot work with one sentence that names the variable. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartError(`The variable ${issue?.path.join('.')} cannot be used: ${issue?.message}.`);
  }
  const { NODE_ENV, PORT, LISTEN_PORT, DATA_DIR, DATABASE_URL, PUBLIC_URL } = parsed.data;
  const { OIDC_ISSUER, OIDC_CLIENT_ID, SMTP_URL, MAIL_FROM } = parsed.data;
  const production = NODE_ENV === 'production';
  if (production && !OIDC_ISSUER) {
    throw new StartError(
      'In production, set OIDC_ISSUER to the address of your identity provider, or to "embedded" to use the built-in one.',
    );
  }
  if (production && !PUBLIC_URL) {
    throw new StartError('In production, set PUBLIC_URL to the address under which people open Lectern.');
  }
  const publicUrl = (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '');
  return {
    port: LISTEN_PORT ?? PORT,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    publicUrl,
    issuer: OIDC_ISSUER === 'embedded' ? undefined : OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID ?? 'lectern',
    smtpUrl: SMTP_URL,
    mailFrom: MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
    production,
    demo: !production && !DATABASE_URL && !PUBLIC_URL && !OIDC_ISSUER,
  };
}
