import { runCommand } from './run-command.mjs';

runCommand('server/src/partner/command/main.ts');
