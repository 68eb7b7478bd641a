import { runCommand } from './run-command.mjs';

runCommand('server/src/authoring/import/content/main.ts');
