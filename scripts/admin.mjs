import { runCommand } from './run-command.mjs';

runCommand('server/src/instance/admin/command/main.ts');
