import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { environment, install, node, root } from './install.mjs';

install();
// People open one address. Vite stands there with the browser app; the server restarts behind it when its code changes.
const port = Number(process.env.PORT || 4000);
const behind = String(port + 1);
const running = [
  spawn(node, ['--watch', join(root, 'server/src/main.ts')], {
    env: { ...environment, LISTEN_PORT: behind },
    stdio: 'inherit',
  }),
  spawn(node, [join(root, 'node_modules/vite/bin/vite.js'), '--port', String(port), '--strictPort'], {
    cwd: join(root, 'web'),
    env: { ...environment, LECTERN_SERVER: `http://localhost:${behind}` },
    stdio: 'inherit',
  }),
];
const end = (signal) => running.forEach((child) => child.kill(signal));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(signal));
for (const child of running) child.on('exit', () => end('SIGTERM'));
