import type { en } from './en.ts';

export const es: typeof en = {
  file: 'Registro de auditoría',
  heads: {
    ENTRY: 'Entrada',
    AT: 'Cuándo (UTC)',
    ACTION: 'Acción',
    ACTOR_TYPE: 'Tipo de persona',
    ACTOR_ID: 'Id. de la persona',
    ACTOR: 'Persona',
    OBJECT_TYPE: 'Tipo de elemento',
    OBJECT_ID: 'Id. del elemento',
    OBJECT: 'Elemento',
    INSTITUTION: 'Institución',
    BEFORE: 'Antes',
    AFTER: 'Después',
    UNDOES: 'Deshace',
    UNDONE_BY: 'Deshecha por',
    ADDRESS: 'Dirección de red',
  },
};
