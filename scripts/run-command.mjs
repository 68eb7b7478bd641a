import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { environment, install, node, root } from './install.mjs';

/** Runs a program of the server with the words of the command line, under the project's Node with these flags. */
export function runCommand(program, flags = []) {
  install();
  const main = join(root, program);
  const words = process.argv.slice(2);
  if (process.execve && process.platform !== 'win32')
    process.execve(node, [node, ...flags, main, ...words], environment);
  const running = spawn(node, [...flags, main, ...words], { env: environment, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => running.kill(signal));
  running.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
