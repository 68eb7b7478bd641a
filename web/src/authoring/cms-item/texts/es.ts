import type { cmsItem as en } from './en.ts';

export const cmsItem: typeof en = {
  notLoaded: 'No se pudo cargar esta parte del curso.',
  readThrough: 'Lectura completa',
  state: {
    publish: 'Publicar',
    unpublish: 'Dejar de publicar',
    delete: 'Eliminar',
    hidden: {
      lesson: 'Publicado, oculto: la lección es un borrador',
      course: 'Publicado, oculto: el curso es un borrador',
      product: 'Publicado, oculto: el producto es un borrador',
    },
    inNoGroup: 'En ningún grupo',
    publishedNow: (name) => `Publicado: ${name}.`,
    draftNow: (name) => `De nuevo en borrador: ${name}.`,
    deleted: (name) => `Eliminado: ${name}.`,
  },
  form: {
    save: 'Guardar',
    saved: (name) => `Guardado: ${name}.`,
    name: 'Nombre',
    logo: 'Logotipo',
    description: 'Descripción',
    descriptionHelp: (longest) => `Como máximo ${longest} caracteres.`,
    order: 'Orden',
    orderHelp: 'Un número entero. Los siguientes bajan un lugar.',
  },
};
