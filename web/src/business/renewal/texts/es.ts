import { gainFormats } from '../../../texts/formats/gain-formats.ts';
import { dayText, plural } from '../../../texts/formats/es.ts';
import type { renewal as en } from './en.ts';

const { pointsText } = gainFormats('es');
const learners = (count: number) => plural(count, { one: '# estudiante', other: '# estudiantes' });
const days = (count: number) => plural(count, { one: '# día', other: '# días' });
const open = (count: number) => plural(count, { one: '# seguimiento abierto', other: '# seguimientos abiertos' });

export const renewal: typeof en = {
  title: 'Próximas renovaciones',
  find: 'Buscar una institución, una licencia o un gestor comercial',
  view: 'Ver',
  clear: 'Borrar',
  days,
  windows: { active: 'Todas las activas', quotes: 'Presupuestos abiertos', ended: 'Caducadas hace poco (30 días)' },
  assignedToMe: 'Asignadas a mí',
  sortBy: 'Ordenar por',
  largestFirst: 'De mayor a menor',
  smallestFirst: 'De menor a mayor',
  columns: {
    INSTITUTION: 'Institución',
    LICENSE: 'Licencia',
    DAYS: 'Días',
    SEATS: 'Plazas',
    ACTIVE: 'Activos, 30 días',
    ACTIVE_BEFORE: '30 días antes',
    GAIN: 'Mejora',
    FOLLOW_UPS: 'Seguimientos',
    NEXT_DUE: 'Próximo',
  },
  why: 'Por qué',
  whyOf: (institution, license) => `Por qué: ${institution}, ${license}`,
  rules: {
    SEATS_SHORT: 'Pocas plazas',
    SEATS_UNUSED: 'Plazas sin usar',
    QUIET: 'Poca actividad',
    FALLING: 'Menos activos',
    NO_RESULTS: 'Sin resultados',
    FOLLOW_UP_DUE: 'Seguimiento pendiente',
    NO_MANAGER: 'Sin gestor comercial',
  },
  evidence: {
    short: (taken, bought) => `Hay estudiantes en ${taken} de ${bought} plazas.`,
    unused: (taken, bought, run) => `Hay estudiantes en ${taken} de ${bought} plazas tras ${days(run)} del período.`,
    quiet: (active, of) => `${active} de ${learners(of)} trabajaron en los últimos 30 días.`,
    falling: (active, before) =>
      `En los últimos 30 días trabajaron ${learners(active)}; en los 30 anteriores, ${before}.`,
    noResults: (taken, run) =>
      `Hay estudiantes en ${plural(taken, { one: '# plaza', other: '# plazas' })} y nadie ha terminado una prueba inicial y su prueba final tras ${days(run)} del período.`,
    due: (count, since, late) =>
      `${open(count)}; ${late === 0 ? 'el primero es para hoy.' : `el primero era para el ${dayText(since)}.`}`,
    noManager: (left) =>
      left === null
        ? 'Nadie atiende a la institución.'
        : left > 0
          ? `Nadie atiende a la institución y quedan ${days(left)}.`
          : 'Nadie atiende a la institución y la licencia ha terminado.',
  },
  nothing: 'Ahora no hay motivo para atender esta licencia.',
  taken: (taken, bought) => `Ocupadas por estudiantes: ${taken} de ${bought} plazas`,
  active: (active, before, of) =>
    `Trabajaron en los últimos 30 días: ${active} de ${learners(of)} en grupos abiertos; en los 30 anteriores: ${before}`,
  gained: (points, of) => `Mejora del aprendizaje: ${pointsText(points)} puntos, la media de ${learners(of)}`,
  fewLearners: (counted, least) =>
    `Mejora del aprendizaje: hacen falta ${least} estudiantes con prueba inicial y final terminadas (hasta ahora ${counted})`,
  openFollowUps: (count, next) => `${open(count)}, el próximo para el ${dayText(next)}`,
  lookedAfter: (manager) => `Gestor comercial: ${manager}`,
  countedOn: (day) =>
    day === null
      ? 'Las cifras de estudiantes y la mejora se cuentan por la noche y aún no se han contado.'
      : `Las cifras de estudiantes y la mejora se contaron el ${dayText(day)}; los días, las plazas y los seguimientos son actuales.`,
  notCounted: 'Las cifras de estudiantes y la mejora se cuentan esta noche por primera vez.',
  ofSeats: (part, whole) => `${part} de ${whole}`,
  points: pointsText,
  quoted: (ago) => (ago === 0 ? 'Presupuestada hoy' : `Presupuestada hace ${days(ago)}`),
  day: (of) => dayText(of),
  dueToday: 'Hoy',
  overdue: (late) => plural(late, { one: '# día de retraso', other: '# días de retraso' }),
  followUp: 'Añadir un seguimiento',
  export: 'Exportar',
  exported: (file) => `${file} se ha guardado`,
  notExported: 'No se pudo crear la hoja de cálculo. Inténtelo de nuevo.',
  noMatch: 'Ningún resultado coincide',
  notLoaded: 'No se pudieron cargar las licencias.',
  moreResults: 'Más resultados',
  shown: (count, more) =>
    plural(count, { one: `# licencia${more ? ', hay más' : ''}`, other: `# licencias${more ? ', hay más' : ''}` }),
};
