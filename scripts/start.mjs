import { spawn } from 'node:child_process';
import { buildWeb } from './build-web.mjs';
import { environment, install, node } from './install.mjs';
import { serverCommand } from './server-command.mjs';

install();
buildWeb();
// From the second start on this script already runs under the project's Node and hands its process over.
if (process.execve && process.platform !== 'win32') process.execve(node, [node, ...serverCommand], environment);
const server = spawn(node, serverCommand, { env: environment, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
