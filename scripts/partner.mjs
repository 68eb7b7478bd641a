import { runCommand } from './run-command.mjs';

runCommand('server/src/base/partner/command/main.ts');
