import { onTestFinished } from 'vitest';
import type { PlayServer } from './play-server.ts';

const now = performance.now.bind(performance);
let passed = 0;
let held: number | null = null;
performance.now = () => (held ?? now()) + passed;

/** Lets so many seconds pass on this page and on the server at once. Time never goes back, here as elsewhere. */
export function passTime(server: PlayServer, seconds: number): Promise<void> {
  return server.passTime(seconds, () => (passed += seconds * 1000));
}

/** From now on time passes on this page only where it is told to, until the test is over. */
export function holdTime(): void {
  held = now();
  onTestFinished(() => {
    held = null;
  });
}
