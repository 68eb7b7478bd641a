import { rootCertificates } from 'node:tls';
import { createTransport, type Transporter } from 'nodemailer';
import type { Env } from '../../env.ts';

/**
 * A mail server that has the text of a mail and is slow to say so may have sent it on: whoever gave up on it would send
 * the mail twice.
 */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

/** What the connection to the mail server is made of. */
export type MailServer = Pick<Env, 'smtpUrl' | 'smtpCertificate'>;

/**
 * The way to the mail server. It is encrypted from the first byte (smtps) or as soon as the server offers it (STARTTLS);
 * with a login in the address it has to be, since a password would travel readable, and the server has to show a
 * certificate that is trusted, by the machine or by the setting.
 */
export function openTransport(smtpUrl: string, { smtpCertificate }: MailServer): Transporter {
  const { username } = new URL(smtpUrl);
  return createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 1,
    requireTLS: username !== '',
    ...(smtpCertificate ? { tls: { ca: [...rootCertificates, smtpCertificate] } } : {}),
    ...patience,
  });
}
