export const saving = {
  changedElsewhere: (exercise: string) =>
    `${exercise}: answers kept on this device differ from newer ones. Open it to choose which to keep.`,
  notTaken: (exercise: string, reason: string) => `${exercise}: ${reason}`,
};
