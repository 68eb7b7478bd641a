import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this is `npm run test:deep`. */
    readonly deep: boolean;
  }
}

/** How many of something a test tries: a sample in `npm test`, the whole figure in `npm run test:deep`. */
export const howMany = (figures: { readonly sample: number; readonly deep: number }): number =>
  inject('deep') ? figures.deep : figures.sample;
