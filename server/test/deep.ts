const deep = process.env['LECTERN_DEEP'] === '1';

/** How many of something a test tries: a sample in `npm test`, the whole figure in `npm run test:deep`. */
export const howMany = (figures: { readonly sample: number; readonly deep: number }): number =>
  deep ? figures.deep : figures.sample;

/**
 * One of so many of a list, for what holds by the same lines for all of them, and those that it is said of; all in
 * `npm run test:deep`.
 */
export const someOf = <One>(all: readonly One[], every: number, also: (one: One) => boolean = () => false): One[] =>
  all.filter((one, index) => deep || index % every === 0 || also(one));

/** Milliseconds that a test of so many may take. */
export const longTest = deep ? 3_600_000 : 120_000;
