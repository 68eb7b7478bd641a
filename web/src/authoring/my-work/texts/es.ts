import { dayText } from '../../../texts/formats/es.ts';
import type { myWork as en } from './en.ts';

export const myWork: typeof en = {
  notLoaded: 'No se pudo cargar su trabajo.',
  none: 'No tiene nada sin terminar: todo está guardado y nada espera a publicarse.',
  typed: 'Sin guardar',
  typedText: 'Solo usted lo ve. Ábralo para seguir, guardarlo o descartarlo.',
  waiting: 'A la espera de publicarse',
  newItem: (kind) => `Nuevo: ${kind}`,
  keptOn: (day, time) => `${dayText(day)}, ${time}`,
};
