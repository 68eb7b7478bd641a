import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { readReaderSettings, readerVariables, type ReaderSettings } from './base/immersive-reader/settings.ts';
import { isLoopback } from './base/http/is-loopback.ts';
import { backupVariables, readBackupSettings, type BackupSettings } from './instance/backup/settings.ts';
import { readStoreSettings, storeVariables, type S3Settings } from './base/media/store/settings.ts';
import { StartError } from './start-error.ts';

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number between 0 and 65535')
  .transform(Number)
  .refine((number) => number <= 65535, 'must be a whole number between 0 and 65535');
const network = /^[\da-f.:]+(\/\d{1,3})?$/i;
const networks = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .refine((all) => all.every(isNetwork), 'must be addresses or networks such as 10.0.0.0/8, with commas between them');

function isNetwork(text: string): boolean {
  const [address = '', bits = '0'] = text.split('/');
  return network.test(text) && isIP(address) !== 0 && Number(bits) <= (isIP(address) === 4 ? 32 : 128);
}

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const variables = z.object({
  NODE_ENV: z.string().optional(),
  PORT: port.default(4000),
  LISTEN_PORT: port.optional(),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  PUBLIC_URL: httpUrl.optional(),
  OIDC_ISSUER: z
    .string()
    .refine(
      (text) => text === 'embedded' || httpUrl.safeParse(text).success,
      'must be an http(s) address or "embedded"',
    )
    .optional(),
  ALLOW_HTTP: z.enum(['yes', 'no'], 'must be yes or no').default('no'),
  TRUSTED_PROXIES: networks.default([]),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  SMTP_CERTIFICATE: z.string().optional(),
  MAIL_FROM: z.email('must be an e-mail address').optional(),
  SELLER: z.string().check(z.trim(), z.maxLength(500)).optional(),
  ...readerVariables,
  ...storeVariables,
  ...backupVariables,
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
  /** Who, beside those that the machine trusts, may vouch for the mail server, or its own certificate, as PEM. */
  readonly smtpCertificate: string | undefined;
  /** The sender of every mail. */
  readonly mailFrom: string;
  /** Who sells licenses, with address and tax number in lines, as quotes say it. */
  readonly seller: string | undefined;
  /** Who besides this machine is believed about the address that a call comes from. */
  readonly trustedProxies: readonly string[];
  /** What whoever reads /metrics from another machine sends as a bearer token; without it nobody there may. */
  readonly metricsToken: string | undefined;
  /** Microsoft's reader; without it only the built-in one reads aloud. */
  readonly immersiveReader: ReaderSettings | undefined;
  /** An S3-compatible store of the media library; without it the files lie in the data folder. */
  readonly mediaStore: S3Settings | undefined;
  readonly backup: BackupSettings;
  readonly production: boolean;
  /** What an operator should know of these settings, one sentence each. */
  readonly warnings: readonly string[];
  /** True where nothing but port and data folder is configured: then, and only then, demo accounts may exist. */
  readonly demo: boolean;
};

/** Reads the environment; it refuses values that cannot work with one sentence that names the variable. */
export function readEnv(source: Record<string, string | undefined>): Env {
  try {
    return read(source);
  } catch (error) {
    throw error instanceof StartError ? new StartError(error.message, { cause: error.cause, lasting: true }) : error;
  }
}

function read(source: Record<string, string | undefined>): Env {
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
  const immersiveReader = readReaderSettings(parsed.data);
  if (typeof immersiveReader === 'string') {
    throw new StartError(`The immersive reader needs ${immersiveReader} beside its other variables.`);
  }
  const mediaStore = readStoreSettings(parsed.data);
  if (typeof mediaStore === 'string')
    throw new StartError(`The media store needs ${mediaStore} beside its other variables.`);
  const open = production
    ? withoutTls({ PUBLIC_URL, OIDC_ISSUER, IMMERSIVE_READER_IDENTITY: immersiveReader?.identity })
    : null;
  if (open && parsed.data.ALLOW_HTTP === 'no') {
    throw new StartError(
      `In production, ${open} must be an https address, or passwords and tokens travel readable; set ALLOW_HTTP=yes only where nobody else can listen.`,
    );
  }
  return {
    port: LISTEN_PORT ?? PORT,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    publicUrl,
    issuer: OIDC_ISSUER === 'embedded' ? undefined : OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID ?? 'lectern',
    smtpUrl: SMTP_URL,
    smtpCertificate: readCertificate(parsed.data.SMTP_CERTIFICATE),
    mailFrom: MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
    seller: parsed.data.SELLER?.replaceAll('\\n', '\n') || undefined,
    trustedProxies: parsed.data.TRUSTED_PROXIES,
    metricsToken: parsed.data.METRICS_TOKEN,
    immersiveReader,
    mediaStore,
    backup: readBackupSettings(parsed.data, DATA_DIR),
    production,
    warnings: open ? [`${open} is an http address: passwords and tokens travel readable for whoever can listen.`] : [],
    demo: !production && !DATABASE_URL && !PUBLIC_URL && !OIDC_ISSUER,
  };
}

function readCertificate(file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  try {
    const pem = readFileSync(file, 'utf8');
    if (pem.includes('-----BEGIN CERTIFICATE-----')) return pem;
  } catch {
    // The sentence below says what to look at.
  }
  throw new StartError('The variable SMTP_CERTIFICATE cannot be used: name a readable file with a certificate as PEM.');
}

/** The name of a setting whose address would be reached over the network without TLS, or null. */
function withoutTls(addresses: Record<string, string | undefined>): string | null {
  const open = Object.entries(addresses).find(
    ([, address]) => address?.startsWith('http:') === true && !isLoopback(address),
  );
  return open?.[0] ?? null;
}
