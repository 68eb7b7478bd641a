import { runCommand } from './run-command.mjs';

runCommand('server/src/instance/restore/main.ts');
