// What several kinds of staff read, in Spanish.
import { dayText, plural } from '../formats/es.ts';
import type * as en from './en.ts';

export const staffIssues: typeof en.staffIssues = {
  NOT_A_COLOR: 'Use un color como #0f766e.',
  NOT_A_LANGUAGE: 'Use la etiqueta de un idioma, como en o zh-Hant.',
  NOT_A_SLUG: 'Use letras, cifras y guiones.',
  NOT_AN_ADDRESS: 'Elija un archivo o escriba su dirección.',
  ABOUT_ONESELF: 'Elija una contraseña que no sea su nombre ni su dirección.',
  COMMON_PASSWORD: 'Muchas personas usan esta contraseña. Elija otra.',
  NOT_DISTINCT: 'Elija cada uno solo una vez.',
  NO_CORRECT_ANSWER: 'Al menos una respuesta tiene que ser correcta.',
  ITEMS_ALIKE: 'Al menos dos elementos tienen que ser distintos.',
  PLACE_TAKEN: 'Dos elementos tienen el mismo lugar.',
  NO_CONCEPT: 'Al menos una fila necesita un concepto.',
  FILE_TYPE: 'Este archivo tiene un formato que no se puede usar aquí.',
  FILE_SIZE: ({ maximum }) => `Este archivo ocupa más de ${maximum} MB.`,
  PIXELS: ({ maximum }) => `Esta imagen tiene más de ${maximum} millones de píxeles.`,
  DAMAGED_FILE: 'Esta imagen está dañada y no se puede abrir.',
  CAPTION_LINE: ({ line }) => `No se puede mostrar ningún subtítulo de este archivo. Revise la línea ${line}.`,
  NO_SIZE: 'Este dibujo no indica su tamaño.',
  TOO_SOON: ({ minimum }) =>
    plural(minimum, {
      one: 'Elija un día a # día de hoy por lo menos.',
      other: 'Elija un día a # días de hoy por lo menos.',
    }),
  DAY_TO_COME: 'Elija hoy o un día anterior.',
  OFFER_OVER: 'El último día de esta oferta ya pasó. Haga una nueva o elija otra.',
  OFFER_WITHDRAWN: 'Esta oferta se retiró. Elija otra.',
  OFFER_APPLIED: 'Esta oferta ya se aplicó. Elija otra.',
  NOT_AS_OFFERED: 'Esto difiere de la oferta. Aplíquela sin cambios o no use ninguna.',
  SHORTENS: 'Una renovación no puede terminar antes que la licencia.',
  BEFORE_LICENSE: 'La licencia empieza después de este día.',
  AFTER_EXPIRY: 'La licencia caduca antes de este día.',
  NOT_A_STATE: 'Debe ser un estado o una provincia del país.',
  TOO_MANY_PARTS: 'Este dibujo tiene demasiadas partes.',
  SENDING_TOO_MUCH: ({ maximum }) =>
    `Está enviando demasiado a la vez. Pueden estar en camino hasta 6 archivos y ${maximum} MB; espere a que lleguen algunos.`,
  MUCH_UNSAVED: ({ maximum }) => `Su trabajo sin guardar ocupa ${maximum} MB. Guarde o descarte una parte para seguir.`,
};

const seats = (count: number) => plural(count, { one: '# plaza más', other: '# plazas más' });

export const salesQuestion: typeof en.salesQuestion = {
  askForMore: 'Pedir más',
  askForMoreOf: (license) => `Pedir más plazas de ${license}`,
  ask: (manager) => (manager === null ? 'Preguntar a ventas' : `Preguntar a ${manager}`),
  askAbout: (manager, member) =>
    manager === null ? `Preguntar a ventas por ${member}` : `Preguntar a ${manager} por ${member}`,
  aboutTitle: (member) => `Preguntar por ${member}`,
  aboutText: (manager) =>
    manager === null
      ? 'Usted no puede cambiar a esta persona, pero el equipo de ventas sí. Diga qué desea.'
      : `Usted no puede cambiar a esta persona, pero ${manager} sí. Diga qué desea.`,
  seatsText: (manager) =>
    manager === null
      ? 'Su pregunta llega al equipo de ventas de su institución.'
      : `Su pregunta llega a ${manager}, que atiende a su institución.`,
  fields: { seats: 'Cuántas más', what: 'Qué desea', note: 'Nota' },
  send: 'Enviar',
  sent: (manager) => (manager === null ? 'Enviado al equipo de ventas' : `Enviado a ${manager}`),
  askedAlready: 'Ya se ha preguntado',
  askedText: (person, day, count, manager) =>
    `${person} lo preguntó el ${dayText(day)}${count === null ? '' : `: ${seats(count)}`}. ${
      manager === null ? 'Está en la lista del equipo de ventas.' : `Está en la lista de ${manager}.`
    } No hace falta preguntar otra vez.`,
  close: 'Cerrar',
  person: (first, last) => `${first} ${last}`.trim(),
  leave: {
    title: '¿Salir sin enviar?',
    text: 'Lo que ha escrito aquí no se ha enviado.',
    leave: 'Salir',
    stay: 'Quedarse aquí',
  },
};
