import { plural } from '../../../texts/formats/es.ts';
import type { spreadsheet as en } from './en.ts';

export const spreadsheet: typeof en = {
  template: 'Guardar una plantilla',
  drop: 'Suelte un archivo aquí o elija uno.',
  choose: 'Elegir un archivo',
  chooseOther: 'Elegir otro archivo',
  email: 'Correo electrónico',
  linesTitle: 'Todas las filas del archivo',
  all: 'Todas',
  line: 'Fila',
  person: 'Persona',
  outcome: 'Qué ocurre',
  more: (count) => plural(count, { one: 'Mostrar # fila más', other: 'Mostrar # filas más' }),
};
