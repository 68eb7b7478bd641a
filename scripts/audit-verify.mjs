import { runCommand } from './run-command.mjs';

runCommand('server/src/base/audit-log/command/main.ts');
