import { isolated } from '../../../texts/formats/ar.ts';
import type { saving as en } from './en.ts';

export const saving: typeof en = {
  changedElsewhere: (exercise) =>
    `${isolated(exercise)}: الإجابات المحفوظة على هذا الجهاز تختلف عن إجابات أحدث. افتحه لتختار أيها يبقى.`,
  notTaken: (exercise, reason) => `${isolated(exercise)}: ${reason}`,
};
