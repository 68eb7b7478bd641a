import { plural } from '../../../texts/formats/es.ts';
import type { media as english } from './en.ts';

export const media: typeof english = {
  drop: (count) => plural(count, { one: 'Suelte aquí un archivo o', other: 'Suelte aquí los archivos o' }),
  choose: (count) => plural(count, { one: 'Elegir un archivo', other: 'Elegir archivos' }),
  chooseOther: 'Elegir otro archivo',
  remove: 'Quitar',
  limits: (formats, megabytes) => `${formats}, hasta ${megabytes} MB`,
  discarded: 'Algunos elementos se descartarán porque no tienen el formato requerido',
  onlyFirst: 'Aquí se admite un solo archivo: el primero.',
  empty: 'Este archivo está vacío.',
  tooLarge: (megabytes) => `Este archivo ocupa más de ${megabytes} MB.`,
  damaged: 'Este archivo está dañado y no se puede abrir.',
  noCaptions: 'Este archivo no contiene subtítulos que se puedan leer.',
  sending: (name) => `Enviando ${name}`,
  httpError: (status) => `Error HTTP: ${status}`,
  invalidJson: 'JSON no válido',
  notSent: 'No se ha podido enviar el archivo. Compruebe la conexión e inténtelo de nuevo.',
};
