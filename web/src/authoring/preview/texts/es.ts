import type { preview as en } from './en.ts';

export const preview: typeof en = {
  exercise: {
    reminder: 'Vista previa. Se muestran los borradores y no se registra nada.',
    exit: 'Aquí no se registra nada: sus respuestas se pierden al salir.',
    howOften: 'En la vista previa puede hacerla tantas veces como quiera.',
    timesOver:
      'Cuando termine el tiempo, se entregarán sus respuestas. El tiempo sigue corriendo mientras usted no está.',
    withheld: '',
    completed: 'No se registró nada. Puede empezar de nuevo cuando quiera.',
    back: 'Volver al curso',
  },
  title: 'Vista previa',
  draft: 'Borrador',
  holds: (sizes) => sizes.join(', '),
  noLessons: 'Este curso todavía no tiene lecciones.',
};
