/** For how many days a deleted group can be restored. */
export const daysToRestore = 30;
