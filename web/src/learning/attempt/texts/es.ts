import type { attempt as en } from './en.ts';

export const attempt: typeof en = {
  conflict: {
    title: 'Cambiado en otro lugar',
    text: 'Respondió a estas preguntas de otra manera en otro dispositivo o en otra pestaña. Elija qué versión conservar en cada una.',
    here: 'En este dispositivo',
    there: 'En el otro dispositivo o pestaña',
    choose: 'Usar estas respuestas',
    merged: 'También respondió en otro dispositivo o en otra pestaña. Ahora está todo aquí.',
  },
};
