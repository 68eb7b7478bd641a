import { plural } from '../../../texts/formats/es.ts';
import type { waiting as en } from './en.ts';

const changes = { one: '# cambio', other: '# cambios' };

export const waiting: typeof en = {
  title: 'Lo que cambiará para los estudiantes',
  none: 'No hay nada pendiente de publicar.',
  notLoaded: 'No se pudo cargar lo que está pendiente.',
  notCompared: 'No se pudo cargar este cambio.',
  what: { NEW: 'Nuevo', CHANGED: 'Cambiado', REMOVED: 'Retirado', RESTORED: 'Recuperado', REORDERED: 'Nuevo orden' },
  import: 'Importación',
  named: (kind, name) => `${kind}: ${name}`,
  compare: 'Comparar',
  publish: 'Publicar',
  publishAll: (count) => `Publicar los ${count}`,
  published: (count) =>
    plural(count, { one: 'Los estudiantes ya ven el cambio.', other: 'Los estudiantes ya ven # cambios.' }),
  publishFailed: 'No se pudieron publicar los cambios.',
  discard: 'Descartar',
  discardAll: 'Descartar todo',
  withdraw: 'Retirar',
  discardTitle: (count) => `¿Descartar ${plural(count, changes)}?`,
  discardText: 'Los estudiantes siguen con lo que ven ahora. Un cambio descartado puede recuperarse durante 30 días.',
  discarded: (count) => plural(count, { one: '# cambio descartado.', other: '# cambios descartados.' }),
  discardFailed: 'No se pudieron descartar los cambios.',
  discardedTitle: 'Descartado en los últimos 30 días',
  discardedBy: (done) => `Descartado: ${done}`,
  bringBack: 'Recuperar',
  broughtBack: 'El cambio vuelve a estar pendiente.',
  bringBackFailed: 'No se pudo recuperar el cambio.',
  waitsAlready: 'Hay otro cambio pendiente de este elemento. Publíquelo o descártelo antes.',
  sendBack: 'Devolver',
  sendBackAll: (count) => `Devolver los ${count}`,
  sendBackTitle: (count) => `¿Devolver ${plural(count, changes)}?`,
  sendBackText:
    'Los estudiantes siguen con lo que ven ahora. Los autores continúan con lo que han escrito como copia de trabajo suya y leen su nota. Durante 30 días puede volver a dejarlo pendiente.',
  note: '¿Qué falta?',
  sentBack: (count) => plural(count, { one: '# cambio devuelto.', other: '# cambios devueltos.' }),
  sendBackFailed: 'No se pudieron devolver los cambios.',
  sentBackBy: (done) => `Devuelto: ${done}`,
  sentBackTitle: 'Devuelto',
  take: 'Usar como mi copia de trabajo',
  taken: 'Vuelve a estar en su formulario, como copia de trabajo suya.',
  notTaken: 'No se pudo convertir en copia de trabajo.',
  typedAlready: 'Ha escrito otra cosa allí. Guárdela o descártela antes.',
  concerns: (groups, learners) =>
    groups === 0
      ? 'Ningún grupo tiene este curso.'
      : `Afecta a ${plural(groups, { one: '# grupo', other: '# grupos' })} con ${plural(learners, { one: '# estudiante', other: '# estudiantes' })}.`,
  keepKey: (results, sittings) =>
    `Conservan la clave anterior: ${plural(results, { one: '# intento entregado', other: '# intentos entregados' })} y ${plural(sittings, { one: '# intento en curso', other: '# intentos en curso' })}.`,
  saveAndPublish: 'Guardar y publicar',
  saveForLater: 'Guardar para más tarde',
};
