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
  sheet: {
    howOften: 'Puede hacer tres hojas al día. Cada una hace ocho preguntas o menos.',
    withheld: (line) =>
      `Su resultado es una banda: necesita repaso, bien (${line} % o más) o excelente (todo correcto). No se dice cuántas respuestas eran correctas, porque las mismas preguntas cuentan para la calificación en los grupos.`,
    completed: 'Sus respuestas no se han registrado.',
    incomplete: 'No respondió a todas las preguntas, así que no hay resultado. Respóndalas todas en su próxima hoja.',
    rested: 'Este es su resultado.',
  },
  toLesson: 'Volver a la lección',
  lesson: 'Lección gratuita',
  sections: { projects: 'Proyectos de estudio', library: 'Libro electrónico', quickdeck: 'Quickdeck' },
  noProjects: 'Esta lección todavía no tiene proyectos de estudio.',
  notOffered: 'Esta prueba inicial no es gratuita ahora. Vea en Inicio lo que es gratuito.',
};
