import { runCommand } from './run-command.mjs';

runCommand('server/src/instance/backup/main.ts');
