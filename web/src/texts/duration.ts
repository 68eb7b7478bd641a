import { counted } from './counted.ts';

/** Whole seconds in words, such as "1 hour 5 minutes" or "30 seconds"; what is 0 is left out. */
export function duration(seconds: number): string {
  const parts = [
    { count: Math.floor(seconds / 3600), unit: 'hour' },
    { count: Math.floor(seconds / 60) % 60, unit: 'minute' },
    { count: seconds % 60, unit: 'second' },
  ].filter(({ count }) => count > 0);
  return parts.map(({ count, unit }) => counted(count, unit)).join(' ') || counted(0, 'second');
}
