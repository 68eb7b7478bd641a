import { totalmem } from 'node:os';
import { join } from 'node:path';

/**
 * The most that the server's heap may take, in megabytes, where the machine or container has this much memory: a quarter
 * of it, since PostgreSQL, image work and the system need the rest, but no less than 256 and no more than 2048.
 */
export const heapMegabytes = (megabytes) => Math.round(Math.min(2048, Math.max(256, megabytes / 4)));

const memory = Math.min(totalmem(), process.constrainedMemory?.() || Infinity);

/**
 * What Node is told beside the program: how large its heap may grow on this machine, and the part of it for what is new.
 * Left to itself that part grows to hundreds of megabytes while many new documents are read, though 40 MB are in use.
 */
export const nodeOptions = [`--max-old-space-size=${heapMegabytes(memory / 1024 / 1024)}`, '--max-semi-space-size=16'];

/** What Node is given to run the server. */
export const serverCommand = [...nodeOptions, join(import.meta.dirname, '../server/src/main.ts')];
