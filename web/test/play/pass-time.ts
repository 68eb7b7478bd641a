import type { PlayServer } from './play-server.ts';

const now = performance.now.bind(performance);
let passed = 0;
performance.now = () => now() + passed;

/** Lets so many seconds pass on this page and on the server at once. Time never goes back, here as elsewhere. */
export function passTime(server: PlayServer, seconds: number): Promise<void> {
  return server.passTime(seconds, () => (passed += seconds * 1000));
}
