import { refuseTakenPort } from '../../start-error.ts';
import { failed, fine, type Seen } from './check.ts';

const patience = 3000;

/** What was seen of the port, and whether Lectern answers there: false where nobody listens, null where another program does. */
export type FoundPort = { readonly seen: Seen; readonly answers: boolean | null };

/** A port is good where it is free, or where Lectern itself answers on it. */
export async function findPort(port: number): Promise<FoundPort> {
  try {
    await refuseTakenPort(port);
    return { seen: fine(`Port ${port} is free; no server is listening there.`), answers: false };
  } catch (error) {
    if ((await healthOf(port)) === 'ok') return { seen: fine(`Lectern answers on port ${port}.`), answers: true };
    const cure = 'Choose another one with PORT, or end the program that listens there.';
    return { seen: failed((error as Error).message, cure), answers: null };
  }
}

async function healthOf(port: number): Promise<unknown> {
  try {
    const response = await fetch(`http://localhost:${port}/health`, { signal: AbortSignal.timeout(patience) });
    return ((await response.json()) as { status?: unknown }).status;
  } catch {
    return null;
  }
}
