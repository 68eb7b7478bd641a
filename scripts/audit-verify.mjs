import { runCommand } from './run-command.mjs';

runCommand('server/src/audit/command/main.ts');
