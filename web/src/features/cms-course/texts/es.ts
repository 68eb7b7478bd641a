import { listText, plural } from '../../../texts/formats/es.ts';
import type { cmsCourse as en } from './en.ts';

const projects = { one: '# proyecto de estudio', other: '# proyectos de estudio' };
const benchmarks = { one: '# prueba inicial', other: '# pruebas iniciales' };
const summaries = { one: '# prueba final', other: '# pruebas finales' };

export const cmsCourse: typeof en = {
  back: 'Atrás',
  backTo: 'Volver a la gestión de contenidos',
  preview: 'Vista previa del curso',
  parts: 'Curso',
  tabs: {
    curriculum: 'Plan de estudios',
    library: 'Biblioteca de aprendizaje',
    resources: 'Recursos para docentes',
    publish: 'Publicar',
    settings: 'Configuración',
  },
  notLoaded: 'No se pudo cargar el curso.',
  empty: '¡Construyamos un curso!',
  emptyText: 'Elija un elemento del plan de estudios o agregue una lección.',
  toList: 'Todas las partes del curso',
  projects: (count) => plural(count, projects),
  benchmarks: (count) => plural(count, benchmarks),
  summaries: (count) => plural(count, summaries),
  lessons: (count) => plural(count, { one: '# lección', other: '# lecciones' }),
  drawer: {
    label: 'Plan de estudios',
    benchmarks: 'Pruebas iniciales',
    lessons: 'Lecciones',
    summaries: 'Pruebas finales',
    noBenchmarks: 'Este curso no tiene pruebas iniciales.',
    noLessons: 'Este curso todavía no tiene lecciones.',
    noSummaries: 'Las pruebas finales todavía no están activas.',
    addLesson: 'Agregar lección',
    noProjects: 'Todavía sin proyectos de estudio',
    withoutLesson: (count) => plural(count, { one: '# no tiene lección', other: '# no tienen lección' }),
    levelAndKind: (level, kind) => (kind ? `${level}, ${kind}` : level),
    menu: (name) => `Más sobre ${name}`,
    moveUp: 'Subir',
    moveDown: 'Bajar',
    addProject: 'Agregar proyecto de estudio',
    moved: (name, place, total) => `${name}: ahora ${place} de ${total}`,
    atEnd: (name) => `${name} no puede moverse más.`,
    help: 'Alt con la flecha arriba o abajo mueve una lección o un proyecto de estudio.',
  },
  lesson: {
    new: 'Lección nueva',
    create: 'Crear lección',
    created: (name) => `Se agregó ${name}.`,
    failed: '¡Falló! Póngase en contacto con el soporte técnico si el problema continúa.',
    createFailed: 'No se pudo crear la lección. Actualice la página e inténtelo de nuevo.',
  },
  publish: {
    legend: 'Estado del curso',
    draftHelp: 'Solo los autores ven el curso.',
    publishedHelp: 'Los grupos con este curso ven lo que está publicado en él.',
    drafts: (names) => `Publicar el curso no publica nada de lo que contiene. Borradores en él: ${listText(names)}.`,
    failed: '¡Vaya! Algo salió mal, inténtelo de nuevo',
  },
  settings: {
    levels: 'Niveles de desempeño',
    levelsHelp: 'Un curso tiene de 2 a 4 niveles, cada uno con una prueba inicial.',
    language: 'Idioma del contenido',
    languageHelp: 'Su etiqueta BCP 47, como en o ar. Fija el idioma y la dirección de lo que leen los estudiantes.',
    shrinkTitle: (levels) => `¿Conservar solo ${levels} niveles?`,
    shrinkText: (parts) =>
      `Se retira del curso: ${listText(parts)}. Todo vuelve cuando los niveles aumentan de nuevo; los resultados se conservan.`,
    shrink: 'Retirar',
    updated: 'Curso actualizado',
    failed: (course) =>
      `No se pudo actualizar ${course}. Póngase en contacto con el soporte técnico si el problema continúa.`,
  },
};
