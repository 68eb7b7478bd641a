import type { Env } from '../../env.ts';
import { openTransport } from '../../base/mail/open-transport.ts';
import { failed, fine, warning, type Seen } from './check.ts';

/** Whether the mail server takes a connection and its login; no mail is sent. */
export async function seeMail({ smtpUrl, smtpCertificate, production }: Env): Promise<Seen> {
  if (!smtpUrl && !production) return fine('No mail server is set; mails are shown at /identity/mail.');
  if (!smtpUrl) return warning('No mail server is set; mail waits in the outbox.', 'Set SMTP_URL and MAIL_FROM.');
  const { host } = new URL(smtpUrl);
  const transport = openTransport(smtpUrl, { smtpUrl, smtpCertificate });
  try {
    await transport.verify();
    return fine(`The mail server ${host} answers.`);
  } catch (error) {
    return failed(`The mail server ${host} cannot be used: ${(error as Error).message}.`, cureOf(error));
  } finally {
    transport.close();
  }
}

function cureOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EAUTH') return 'Set user and password in SMTP_URL, percent-encoded.';
  if (code === 'ETLS' || code === 'ESOCKET')
    return 'Start that mail server, or set SMTP_URL; where its certificate is not trusted, name it with SMTP_CERTIFICATE.';
  return 'Start that mail server, or set SMTP_URL to one that answers.';
}
