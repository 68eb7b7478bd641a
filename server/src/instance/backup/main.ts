import { resolve } from 'node:path';
import { isHeld } from '../../base/database/embedded/hold-folder.ts';
import { lowerPriority } from '../command/lower-priority.ts';

// What is written is nobody else's to read.
process.umask(0o077);

// Before all else is read and compiled, which takes both cores of a small machine. Only a database that has to be started
// for this comes first: it keeps the priority of who starts it, and may be served from later.
if (process.env['DATABASE_URL'] || isHeld(resolve(process.env['DATA_DIR'] || 'data'), 'server')) lowerPriority();

const { backUp } = await import('./back-up.ts');
await backUp(process.argv.slice(2));
