import type { saving as en } from './en.ts';

export const saving: typeof en = {
  changedElsewhere: (exercise) =>
    `${exercise}: las respuestas conservadas en este dispositivo difieren de otras más recientes. Ábralo para elegir cuáles conservar.`,
  notTaken: (exercise, reason) => `${exercise}: ${reason}`,
};
