import { runCommand } from './run-command.mjs';

runCommand('server/src/instance/doctor/main.ts');
