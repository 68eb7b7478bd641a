import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { lowerPriority } from '../command/lower-priority.ts';

const program = join(import.meta.dirname, 'main.ts');
/** What the backup works with fits into it many times over. */
const memory = ['--max-old-space-size=256', '--max-semi-space-size=1'];

/**
 * Makes the backup of a night in a process of its own, so that whoever is served shares neither memory nor turns with it:
 * in a session of its own, and with less priority from its first moment. It throws what the process said where it failed,
 * and ends it when it is told to.
 */
export async function runNightly(ending: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [...memory, program], { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  if (child.pid !== undefined) lowerPriority(child.pid);
  const end = () => child.kill('SIGTERM');
  ending.addEventListener('abort', end);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-2000)));
  const code = await new Promise<number | null>((done, failed) => child.once('close', done).once('error', failed));
  ending.removeEventListener('abort', end);
  if (code !== 0) throw new Error(said.trim() || 'The backup was ended before it was made.');
}
