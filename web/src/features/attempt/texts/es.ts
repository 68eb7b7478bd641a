import type { attempt as en } from './en.ts';

export const attempt: typeof en = {
  conflict: {
    title: 'Cambiado en otro lugar',
    text: 'Mientras tanto, esto se cambió en otro lugar. Se muestra la versión más reciente. En este dispositivo respondió de otra manera:',
    here: 'En este dispositivo',
    newer: 'Versión más reciente',
    ours: 'Usar las respuestas de este dispositivo',
    theirs: 'Conservar la versión más reciente',
  },
};
