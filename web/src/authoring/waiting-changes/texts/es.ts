import { plural } from '../../../texts/formats/es.ts';
import type { waitingChanges as en } from './en.ts';

const changes = { one: '# cambio', other: '# cambios' };

export const waitingChanges: typeof en = {
  title: 'Cambios pendientes de publicar',
  none: 'No hay nada pendiente de publicar.',
  notLoaded: 'No se pudo cargar lo que está pendiente.',
  notCompared: 'No se pudo cargar este cambio.',
  what: { NEW: 'Nuevo', CHANGED: 'Cambiado', REMOVED: 'Eliminación', RESTORED: 'Recuperado', REORDERED: 'Nuevo orden' },
  import: 'Importación',
  named: (kind, name) => `${kind}: ${name}`,
  compare: 'Comparar',
  publish: 'Publicar',
  publishAll: (count) => `Publicar los ${count}`,
  published: (count) =>
    plural(count, { one: 'El cambio ya se ve en los grupos.', other: '# cambios ya se ven en los grupos.' }),
  publishFailed: 'No se pudieron publicar los cambios.',
  discard: 'Descartar',
  discardAll: 'Descartar todo',
  withdraw: 'Retirar',
  discardTitle: (count) => `¿Descartar ${plural(count, changes)}?`,
  discardText: 'En los grupos se sigue viendo lo de ahora. Durante 30 días puede enviar de nuevo un cambio descartado.',
  discarded: (count) => plural(count, { one: '# cambio descartado.', other: '# cambios descartados.' }),
  discardFailed: 'No se pudieron descartar los cambios.',
  discardedTitle: 'Descartado en los últimos 30 días',
  discardedBy: (done) => `Descartado: ${done}`,
  bringBack: 'Enviar de nuevo',
  broughtBack: 'El cambio vuelve a estar pendiente.',
  bringBackFailed: 'No se pudo recuperar el cambio.',
  waitsAlready: 'Hay otro cambio pendiente de este elemento. Publíquelo o descártelo antes.',
  sendBack: 'Devolver',
  sendBackAll: (count) => `Devolver los ${count}`,
  sendBackTitle: (count) => `¿Devolver ${plural(count, changes)}?`,
  sendBackText:
    'En los grupos se sigue viendo lo de ahora. Quien lo escribió recupera su cambio como copia de trabajo, con la nota de usted. Durante 30 días puede enviarlo de nuevo.',
  note: '¿Qué falta?',
  sentBack: (count) => plural(count, { one: '# cambio devuelto.', other: '# cambios devueltos.' }),
  sendBackFailed: 'No se pudieron devolver los cambios.',
  sentBackBy: (done) => `Devuelto: ${done}`,
  sentBackTitle: 'Devuelto',
  take: 'Usar como mi copia de trabajo',
  taken: 'Vuelve a estar en su formulario, como copia de trabajo suya.',
  notTaken: 'No se pudo convertir en copia de trabajo.',
  typedAlready: 'Tiene otro trabajo sin guardar allí. Guárdelo o descártelo antes.',
  concerns: (groups, learners) =>
    groups === 0
      ? 'Ningún grupo tiene este curso.'
      : `Afecta a ${plural(groups, { one: '# grupo', other: '# grupos' })} con ${plural(learners, { one: '# estudiante', other: '# estudiantes' })}.`,
  keepKey: (results, sittings) =>
    `Se califican todavía con la clave anterior: ${plural(results, { one: '# intento entregado', other: '# intentos entregados' })} y ${plural(sittings, { one: '# intento en curso', other: '# intentos en curso' })}.`,
  saveAndPublish: 'Guardar y publicar',
  saveForLater: 'Guardar para más tarde',
};
