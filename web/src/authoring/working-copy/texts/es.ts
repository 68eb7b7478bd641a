import { dayText } from '../../../texts/formats/es.ts';
import type { workingCopy as en } from './en.ts';

export const workingCopy: typeof en = {
  mark: {
    saved: 'Borrador guardado, solo usted lo ve',
    saving: 'Guardando el borrador',
    failed: 'Borrador sin guardar',
  },
  moment: (day, time) => `${dayText(day)}, ${time}`,
  before: (moment) =>
    moment === null
      ? 'Escribió esto en este dispositivo y no lo ha guardado.'
      : `Escribió esto y no lo ha guardado: ${moment}.`,
  keptHere: 'Está en este dispositivo y se enviará cuando vuelva la conexión.',
  notEvenHere:
    'Este navegador no conserva nada en el dispositivo: deje esta página abierta hasta que vuelva la conexión.',
  discard: 'Descartar el trabajo sin guardar',
  notDiscarded: 'No se pudo descartar lo escrito. Inténtelo de nuevo cuando vuelva la conexión.',
  others: 'Quién más está aquí',
  name: (first, last) => `${first} ${last}`.trim(),
  isHere: (name) => `${name} lo tiene abierto.`,
  holds: (name, moment) => `${name} tiene aquí trabajo sin guardar desde ${moment}.`,
  take: (name) => `Tomar lo de ${name}`,
  taken: (name) => `Lo que escribió ${name} está ahora en el formulario. Su copia también se conserva.`,
  ownFirst: 'Guarde o descarte antes lo que ha escrito aquí.',
};
