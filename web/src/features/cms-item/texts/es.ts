import { plural } from '../../../texts/formats/es.ts';
import type { cmsItem as en } from './en.ts';

const learners = { one: '# estudiante', other: '# estudiantes' };
const groups = { one: '# grupo', other: '# grupos' };
const projects = { one: '# proyecto de estudio', other: '# proyectos de estudio' };
const questions = { one: '# pregunta', other: '# preguntas' };

export const cmsItem: typeof en = {
  notLoaded: 'No se pudo cargar esta parte del curso.',
  state: {
    publish: 'Publicar',
    unpublish: 'Dejar de publicar',
    delete: 'Eliminar',
    publishedNow: (name) => `Publicado: ${name}.`,
    draftNow: (name) => `De nuevo en borrador: ${name}.`,
    deleted: (name) => `Eliminado: ${name}.`,
  },
  deleting: {
    title: (name) => `¿Eliminar ${name}?`,
    notCounted: 'No se pudo leer qué depende de esto. Puede eliminarlo de todos modos.',
    inGroups: (count) => `${plural(count, groups)} con este curso`,
    withResults: (count) => `${plural(count, learners)} con resultados, que se conservan`,
    projects: (count) => plural(count, projects),
    questions: (count) => plural(count, questions),
    nothing: 'Nada depende de esto.',
    undo: 'Deshacer lo recupera.',
  },
  form: {
    save: 'Guardar',
    saved: (name) => `Guardado: ${name}.`,
    name: 'Nombre',
    logo: 'Logotipo',
    description: 'Descripción',
    descriptionHelp: (longest) => `Como máximo ${longest} caracteres.`,
    order: 'Orden',
    orderHelp: 'Un número entero. Lo que ya esté en ese lugar se desplaza.',
    leaveTitle: '¿Salir sin guardar?',
    leaveText: 'Lo que cambió aquí todavía no se ha guardado.',
    leave: 'Salir',
    stay: 'Quedarse',
  },
  conflict: {
    title: 'Otra persona ha cambiado esto',
    text: 'Elija qué copia se conserva. Nada se pierde hasta que elija.',
    yours: 'La suya',
    theirs: 'La otra',
    keep: 'Conservar la mía',
    take: 'Tomar la otra',
    none: 'Nada',
  },
};
