import { once } from 'node:events';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as a mail server has received it. */
export type Received = { readonly to: readonly string[]; readonly message: string };

/** A mail server of a test, with what it was given. */
export type MailServer = {
  readonly url: string;
  readonly received: Received[];
  readonly close: () => Promise<void>;
};

/** Where a mail server of a test listens, and what it waits for before it says that it has taken a mail. */
type Manner = { readonly port?: number; readonly hesitate?: (goOn: () => void) => void };

/** Opens a mail server that keeps what it is given, or answers as told. */
export async function openMailServer(
  options: SMTPServerOptions = {},
  { port: wanted = 0, hesitate = (goOn) => goOn() }: Manner = {},
): Promise<MailServer> {
  const received: Received[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      let message = '';
      stream.on('data', (chunk: Buffer) => (message += chunk.toString()));
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), message });
        hesitate(done);
      });
    },
    ...options,
  });
  smtp.on('error', () => {});
  smtp.listen(wanted, 'localhost');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as { port: number };
  return {
    url: `smtp://localhost:${port}`,
    received,
    close: () => new Promise<void>((closed) => smtp.close(closed)),
  };
}

/** The names of the headers of a mail, in lower case. */
export function headersOf({ message }: Received): { readonly head: string; readonly names: readonly string[] } {
  const head = message.split('\r\n\r\n')[0] ?? '';
  const names = head.split(/\r\n(?![ \t])/).map((line) => line.split(':')[0]?.toLowerCase() ?? '');
  return { head, names };
}

/** The HTML of a mail that has one, as it was written. What only looks like the head of a part is no part. */
export function pageIn(mail: Received): string {
  const boundary = /boundary="?([^";\r\n]+)/.exec(headersOf(mail).head)?.[1];
  const parts = boundary ? mail.message.split(`\r\n--${boundary}`) : [mail.message];
  const divided = parts.map((part) => part.split('\r\n\r\n', 2) as [head: string, body?: string]);
  const [head, body = ''] = divided.find(([one]) => /^Content-Type: text\/html/m.test(one)) ?? [''];
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  const joined = body.replace(/=\r\n/g, '');
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}
