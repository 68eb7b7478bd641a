import { dayText, listText, plural } from '../../../texts/formats/es.ts';
import type { institutionsFile as en } from './en.ts';

const said = (parts: readonly (string | false)[]) => listText(parts.filter((part) => part !== false));

export const institutionsFile: typeof en = {
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
    city: 'Ciudad',
    address: 'Dirección',
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
