import type { Env } from '../../env.ts';
import { isLoopback } from '../../base/http/is-loopback.ts';
import { audienceOf } from '../../base/session/token.ts';
import { failed, fine, unknown, type Seen } from './check.ts';

const patience = 4000;

/** Whether the address that people open leads here, as far as this machine can tell. */
export async function seeAddress(env: Env, answers: boolean | null): Promise<Seen> {
  const { publicUrl, port } = env;
  const name = `${publicUrl} (PUBLIC_URL)`;
  if (isLoopback(publicUrl)) return fine(`${publicUrl} is an address of this machine.`);
  if (!answers) return unknown(`${publicUrl} is asked while the server runs.`);
  const cure = `Let the proxy pass ${publicUrl} on to port ${port}: docs/running.md, "The address and the proxy", says how.`;
  try {
    const headers = { accept: 'text/html' };
    const reply = await fetch(`${publicUrl}/`, { headers, signal: AbortSignal.timeout(patience) });
    const page = await reply.text();
    if (!reply.ok) return failed(`${name} answers with ${reply.status}.`, cure);
    if (!page.includes('<meta name="lectern"')) return failed(`${name} answers, but not with Lectern.`, cure);
    if (!page.includes(audienceOf(env)))
      return failed(`${name} leads to a Lectern that has another PUBLIC_URL.`, `Set PUBLIC_URL as that one has it.`);
    return fine(`${publicUrl} leads to Lectern.`);
  } catch (error) {
    return failed(
      `${name} does not answer from this machine: ${reasonOf(error)}.`,
      `Start the proxy, or set PUBLIC_URL to the address that people open. Where this machine cannot reach its own address, open it from another one.`,
    );
  }
}

function reasonOf(error: unknown): string {
  const { cause, message, name } = error as Error & { cause?: NodeJS.ErrnoException };
  if (name === 'TimeoutError') return `nothing came within ${patience / 1000} seconds`;
  return cause?.code ?? cause?.message ?? message;
}
