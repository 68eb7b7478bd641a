import { dayText, listText, plural } from '../../../texts/formats/es.ts';
import type { license as en } from './en.ts';

export const license: typeof en = {
  notLoaded: 'No se pudieron cargar las licencias.',
  none: 'Ahora no tiene licencias. Póngase en contacto con el equipo de ventas',
  key: 'Clave de la licencia',
  keyOf: (name) => `la clave de ${name}`,
  active: 'Activa',
  daysLeft: (days) => plural(days, { one: 'Activa, queda # día', other: 'Activa, quedan # días' }),
  expired: 'Caducada',
  quoted: 'Presupuestada',
  startsLater: 'Empieza más tarde',
  activeNow: 'Activa ahora',
  startsOn: (day) => `Empieza el ${dayText(day)}`,
  expiresOn: (day) => `Caduca el ${dayText(day)}`,
  expiredOn: (day) => `Caducó el ${dayText(day)}`,
  requiresActivation: 'Necesita activación',
  products: listText,
  practiceTests: 'Incluye pruebas de práctica externas',
  seatsUsed: (used, bought) =>
    plural(bought, { one: `${used} de # plaza en uso`, other: `${used} de # plazas en uso` }),
};
