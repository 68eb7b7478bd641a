const deep = process.env['LECTERN_DEEP'] === '1';

/** How many of something a test tries: a sample in `npm test`, the whole figure in `npm run test:deep`. */
export const howMany = (figures: { readonly sample: number; readonly deep: number }): number =>
  deep ? figures.deep : figures.sample;

/** Milliseconds that a test of so many may take. */
export const longTest = deep ? 3_600_000 : 120_000;
