import fc from 'fast-check';
import { inject } from 'vitest';
import { seededRandom } from '../src/random.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What everything random in this run is drawn from; a run with the same number meets the same. */
    readonly seed: number;
  }
}

// Each file of tests begins anew, so that it meets the same alone as among all others.
fc.configureGlobal({ seed: inject('seed') });
Math.random = seededRandom(inject('seed'));
