// What those read who look after licenses and institutions, in Spanish.
import { institutionFields } from '../entities/es.ts';
import { dayText, listText, plural } from '../formats/es.ts';
import { gainFormats } from '../formats/gain-formats.ts';
import type * as en from './en.ts';

const { pointsText } = gainFormats('es');
const learners = (count: number) => plural(count, { one: '# estudiante', other: '# estudiantes' });
const days = (count: number) => plural(count, { one: '# día', other: '# días' });
const open = (count: number) => plural(count, { one: '# seguimiento abierto', other: '# seguimientos abiertos' });

export const renewal: typeof en.renewal = {
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

export const followUp: typeof en.followUp = {
  title: 'Seguimientos',
  dueTitle: 'Seguimientos pendientes',
  add: 'Añadir un seguimiento',
  none: 'No hay nada pendiente. Añada aquello a lo que quiera volver.',
  noneDue: 'Hoy no hay nada pendiente.',
  notLoaded: 'No se pudieron cargar los seguimientos.',
  loadMore: 'Cargar más',
  newTitle: 'Añadir un seguimiento',
  editTitle: 'Editar el seguimiento',
  save: 'Guardar',
  saved: 'El seguimiento se ha guardado',
  fields: { what: 'Qué', assignee_id: 'Quién', due_on: 'Para el día', license_id: 'Sobre' },
  note: 'Nota',
  nobody: 'Nadie todavía',
  you: 'Usted',
  noLicense: 'La institución en su conjunto',
  day: (of) => dayText(of),
  person: (first, last) => `${first} ${last}`.trim(),
  overdue: (late) => plural(late, { one: '# día de retraso', other: '# días de retraso' }),
  dueToday: 'Para hoy',
  dueOn: (day) => `Para el ${dayText(day)}`,
  done: (day) => `Hecho el ${dayText(day)}`,
  markDone: 'Hecho',
  notDone: 'Reabrir',
  doneThis: (what) => `Hecho: ${what}`,
  notDoneThis: (what) => `Reabrir: ${what}`,
  editThis: (what) => `Editar: ${what}`,
  deleteThis: (what) => `Eliminar: ${what}`,
  deleted: 'El seguimiento se ha eliminado.',
  undo: 'Deshacer',
  askedAnew: 'Se ha vuelto a pedir lo mismo y está abierto: lo encuentra en la lista de la institución.',
  asksForSeats: (person, seats, license) =>
    `${person} pide ${plural(seats, { one: '# plaza más', other: '# plazas más' })} de ${license}`,
  asksAboutMember: (person, member) => `${person} pregunta por ${member}`,
  leave: {
    title: '¿Salir sin guardar?',
    text: 'Lo que ha escrito aquí no está guardado.',
    leave: 'Salir',
    stay: 'Quedarse aquí',
  },
};

const said = (parts: readonly (string | false)[]) => listText(parts.filter((part) => part !== false));

export const institutionsFile: typeof en.institutionsFile = {
  title: 'Instituciones desde un archivo',
  open: 'Desde un archivo',
  notLoaded: 'No se pudo cargar la página.',
  file: 'Archivo',
  text: 'Un archivo CSV o XLSX con una fila por institución: nombre, país, zona horaria y, si quiere, estado, ciudad, dirección y el correo de su gestor comercial. Hasta 1000 instituciones y 4 MB, o 700 kB como XLSX. Usted ve todos los cambios antes de que ocurra nada.',
  licenseText:
    'Una fila con nombre de licencia, plazas y productos (varios, separados por punto y coma) crea un presupuesto; con inicio y fin como 2026-08-31, una licencia en vigor. Con correo, nombre y apellidos se invita a su primer administrador.',
  leftName: 'centros-filas-omitidas',
  templateName: 'instituciones',
  columns: {
    name: 'Nombre',
    country: 'País',
    state: 'Estado',
    ...institutionFields,
    time_zone: 'Zona horaria',
    sales_manager: 'Gestor comercial',
    license: 'Licencia',
    seats: 'Plazas',
    products: 'Productos',
    price: 'Precio',
    currency: 'Moneda',
    start: 'Inicio',
    end: 'Fin',
    admin_email: 'Correo del administrador',
    admin_first_name: 'Nombre del administrador',
    admin_last_name: 'Apellidos del administrador',
  },
  place: 'Lugar',
  noName: 'Sin nombre',
  notRead: 'No se pudo leer el archivo.',
  problems: {
    TOO_LARGE:
      'Este archivo es demasiado grande: como máximo 4 MB, y un XLSX 700 kB y 16 MB descomprimido. Divídalo en varios archivos.',
    KIND: 'Este no es un archivo CSV ni XLSX. Guarde la tabla como uno de ellos y elíjalo de nuevo.',
    DAMAGED: 'Este archivo está dañado. Guarde la tabla de nuevo y elija el archivo nuevo.',
    ENCODING: 'El archivo no se puede leer con esta codificación. Elija otra arriba.',
    NO_NAME_COLUMN:
      'Ninguna columna se titula Nombre. Elíjala abajo o ponga los nombres de las columnas en la primera fila.',
    NO_COUNTRY_COLUMN:
      'Ninguna columna se titula País. Elíjala abajo o ponga los nombres de las columnas en la primera fila.',
    NO_ROWS: 'Este archivo no nombra ninguna institución.',
    TOO_MANY_ROWS: 'Este archivo nombra más de 1000 instituciones. Divídalo en varios archivos.',
  },
  madeTitle: 'Qué se crea',
  changed: 'Entretanto algo cambió, así que no se creó nada. Esto es lo que el archivo cambia ahora.',
  parts: {
    institutions: (count) => plural(count, { one: 'Se crea # institución', other: 'Se crean # instituciones' }),
    running: (count) => plural(count, { one: '# licencia entra en vigor', other: '# licencias entran en vigor' }),
    quotes: (count) => plural(count, { one: 'se presupuesta # licencia', other: 'se presupuestan # licencias' }),
    invited: (count) => plural(count, { one: 'se invita a # administrador', other: 'se invita a # administradores' }),
    left: (count) => plural(count, { one: '# fila se omite', other: '# filas se omiten' }),
  },
  comesTo: (parts) => `${listText(parts)}.`,
  make: (institutions) =>
    institutions === 0 ? 'Crear' : plural(institutions, { one: 'Crear # institución', other: 'Crear # instituciones' }),
  making: (institutions) =>
    plural(institutions, { one: 'Se está creando # institución…', other: 'Se están creando # instituciones…' }),
  nothing: 'No hay ninguna institución que crear.',
  notConfirmed: 'No ha llegado ninguna confirmación. Inténtelo de nuevo: cada una se crea una sola vez.',
  done: 'Instituciones creadas',
  kinds: { NEW: 'Nueva', THERE: 'Ya existe', TWICE: 'Repetida', WRONG: 'Con errores' },
  licensed: (name, seats, runs) =>
    `${runs ? 'Licencia' : 'Presupuesto'}: \u2068${name}\u2069, ${plural(seats, { one: '# plaza', other: '# plazas' })}.`,
  invited: (email) => `Administrador: \u2068${email}\u2069.`,
  fault: (column, why) => `${column}: ${why}`,
  missing: 'Falta.',
  wrong: {
    country: 'Ningún país se llama así. Escriba su nombre o sus dos letras, como NO.',
    state: 'No es un estado de este país. Escriba su nombre o sus letras, como TX.',
    time_zone: 'Ninguna zona horaria se llama así. Escríbala como Europe/Oslo.',
    sales_manager: 'Nadie del equipo de ventas tiene esta dirección.',
    seats: 'Las licencias tienen 1, 100, 300, 500, 1000 o 1500 plazas.',
    products: 'Cada uno debe ser el nombre de exactamente un producto publicado.',
    price: 'Escriba un importe como 1200.50.',
    currency: 'Escriba tres letras, como EUR.',
  },
  last: {
    text: (institutions, day) =>
      `${plural(institutions, { one: 'Creó # institución', other: 'Creó # instituciones' })} desde un archivo el ${dayText(day)}.`,
    undo: 'Deshacer',
    undone: (institutions) =>
      plural(institutions, {
        one: 'Se ha deshecho # institución, con su licencia y su invitación.',
        other: 'Se han deshecho # instituciones, con sus licencias e invitaciones.',
      }),
    inTheWay: 'No se deshizo nada, porque alguien ha trabajado en estas instituciones:',
    what: ({ members, invitations, licenses, groups }) =>
      said([
        members > 0 && plural(members, { one: '# miembro', other: '# miembros' }),
        invitations > 0 && plural(invitations, { one: '# invitación más', other: '# invitaciones más' }),
        licenses > 0 && plural(licenses, { one: '# licencia modificada', other: '# licencias modificadas' }),
        groups > 0 && plural(groups, { one: '# grupo', other: '# grupos' }),
      ]),
  },
};
