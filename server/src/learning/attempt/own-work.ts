/** Said of an act that only saves a learner's own work: attempts, answers and results keep who did what and when. */
export const ownWork = { unaudited: 'attempts and answer_records keep it' };
