import { runCommand } from './run-command.mjs';

// Rows only pass through: room for what is short-lived would fill with them, and is memory that learners lack.
runCommand('server/src/instance/backup/main.ts', ['--max-semi-space-size=1']);
