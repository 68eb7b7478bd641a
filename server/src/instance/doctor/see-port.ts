import { refuseTakenPort, StartError } from '../../start-error.ts';
import { failed, fine, type Seen } from './check.ts';

const patience = 3000;

/** A port is good where it is free, or where Lectern itself answers on it. */
export async function seePort(port: number): Promise<Seen> {
  try {
    await refuseTakenPort(port);
    return fine(`Port ${port} is free; no server is listening there.`);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    const said = await healthOf(port);
    if (said === 'ok') return fine(`Lectern answers on port ${port}.`);
    return failed(error.message, 'Choose another one with PORT, or end the program that listens there.');
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
