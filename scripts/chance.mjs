/** What chance in tests is drawn from: one number for every `npm test`, so that a run says the same as the run before. */
const everyDay = 20_261_127;

/** The number of this run: `LECTERN_SEED` chooses another. */
export const seed = Number(process.env.LECTERN_SEED ?? everyDay);

/** A new number, for a run that looks for what no run has met. */
export const newSeed = () => Math.floor(Math.random() * 2 ** 31);
