import type { freeOffers as en } from './en.ts';

export const freeOffers: typeof en = {
  notLoaded: 'No se pudieron cargar las ofertas gratuitas.',
  lessons: {
    title: 'Lecciones gratuitas',
    open: 'Añadir lecciones gratuitas',
    dialog: 'Añadir lecciones gratuitas',
    add: 'Añadir lecciones',
    search: 'Buscar lecciones, cursos y productos',
    none: 'Todavía no hay ninguna lección gratuita.',
    nothingThere: 'Todavía no hay lecciones.',
    choicesNotLoaded: 'No se pudieron cargar las lecciones.',
    added: 'Las lecciones gratuitas se añadieron correctamente',
    removed: 'La lección gratuita se quitó correctamente',
    removeText: 'Los visitantes ya no podrán abrirla. La lección y sus grupos no cambian.',
  },
  courses: {
    title: 'Pruebas iniciales gratuitas',
    open: 'Añadir pruebas gratuitas',
    dialog: 'Añadir pruebas iniciales gratuitas',
    add: 'Añadir cursos',
    search: 'Buscar cursos y productos',
    none: 'Todavía no hay ninguna prueba inicial gratuita.',
    nothingThere: 'Todavía no hay cursos.',
    choicesNotLoaded: 'No se pudieron cargar los cursos.',
    added: 'Las pruebas iniciales gratuitas se añadieron correctamente',
    removed: 'La prueba inicial gratuita se quitó correctamente',
    removeText: 'Los visitantes ya no podrán hacer sus pruebas iniciales. El curso y sus grupos no cambian.',
  },
  samples: {
    toScore: (samples) => `Muestras gratuitas: ${samples}. Los visitantes reciben una nota exacta.`,
    toBand: (samples, fewest) =>
      `Muestras gratuitas: ${samples} de ${fewest}. A los visitantes se les pregunta lo mismo que a los grupos.`,
    level: (level) => `Nivel ${level}`,
    without:
      'Sin muestras, a los visitantes se les hacen preguntas de la prueba inicial y la final que se califican. Una hoja hace ocho preguntas y devuelve una banda, tres al día por navegador; quien haga unas docenas aún puede averiguar respuestas correctas. Marque cinco preguntas de un nivel como muestras gratuitas para evitarlo.',
  },
  hidden: 'Sin publicar, oculto a los visitantes',
  inList: 'Añadido',
  noResults: 'No hay resultados que coincidan',
  chosen: (count) => (count === 0 ? 'Nada seleccionado' : count === 1 ? '1 seleccionado' : `${count} seleccionados`),
  found: (count) => (count === 1 ? '1 encontrado' : `${count} encontrados`),
  more: (count) => `Se muestran los primeros ${count}. Busque para encontrar otros.`,
  remove: (name) => `Quitar ${name}`,
  removes: 'Quitar',
  notAdded: 'Algo salió mal. Inténtelo de nuevo más tarde. Lo que ha seleccionado sigue seleccionado.',
  notRemoved: 'Algo salió mal. Póngase en contacto con el soporte técnico.',
};
