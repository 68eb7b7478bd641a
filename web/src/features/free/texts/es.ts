import type { free as en } from './en.ts';

export const free: typeof en = {
  exercise: {
    reminder: 'Recuerde: durante una lección gratuita no se registra ninguna información',
    exit: 'Aquí no se registra nada: sus respuestas se pierden al salir.',
    howOften: 'Puede hacerla tantas veces como quiera.',
    timesOver:
      'Cuando termine el tiempo, se entregarán sus respuestas. El tiempo sigue corriendo mientras usted no está.',
    withheld: 'Una prueba inicial gratuita muestra su puntuación, pero no qué respuestas son correctas.',
    completed: 'No se registró nada. Puede empezar de nuevo cuando quiera.',
  },
  toLesson: 'Volver a la lección',
  lesson: 'Lección gratuita',
  sections: { projects: 'Proyectos de estudio', library: 'Libro electrónico', quickdeck: 'Quickdeck' },
  noProjects: 'Esta lección todavía no tiene proyectos de estudio.',
  notOffered: 'Esta prueba inicial no es gratuita ahora. Lo que es gratuito está en Inicio.',
};
