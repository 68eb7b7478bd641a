import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { environment, install, node, root } from './install.mjs';

install();
buildWeb();
const main = join(root, 'server/src/main.ts');
// From the second start on this script already runs under the project's Node and hands its process over.
if (process.execve && process.platform !== 'win32') process.execve(node, [node, main], environment);
const server = spawn(node, [main], { env: environment, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
