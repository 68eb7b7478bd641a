import { spawn } from 'node:child_process';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { environment, install, node, root } from './install.mjs';

install();
buildWeb();
// A quarter of what this machine or container has: PostgreSQL, image work and the system need the rest.
const megabytes = Math.min(totalmem(), process.constrainedMemory?.() || Infinity) / 1024 / 1024;
const heap = `--max-old-space-size=${Math.round(Math.min(2048, Math.max(256, megabytes / 4)))}`;
const main = join(root, 'server/src/main.ts');
// From the second start on this script already runs under the project's Node and hands its process over.
if (process.execve && process.platform !== 'win32') process.execve(node, [node, heap, main], environment);
const server = spawn(node, [heap, main], { env: environment, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
