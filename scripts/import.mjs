import { runCommand } from './run-command.mjs';

runCommand('server/src/import/main.ts');
