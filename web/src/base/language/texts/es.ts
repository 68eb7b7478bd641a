import type { language as en } from './en.ts';

export const language: typeof en = {
  title: 'Idioma',
  notLoaded: 'No se pudo cargar este idioma. Compruebe la conexión y elíjalo otra vez.',
};
