import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Takes everything that comes and keeps nothing of it. */
export const drain = (stream: AsyncIterable<Uint8Array>): Promise<void> =>
  pipeline(stream, new Writable({ write: (_chunk, _encoding, done) => done() }));
