import { dayText, listText, plural } from '../../../texts/formats/es.ts';
import type { peopleFile as en } from './en.ts';

export const peopleFile: typeof en = {
  title: 'Invitar desde un archivo',
  notLoaded: 'No se pudo cargar la institución.',
  toMembers: 'A los miembros',
  text: 'Un archivo CSV o XLSX con una fila por persona: correo electrónico, nombre, apellidos y, si lo desea, el rol (estudiante, docente o administrador del centro; estudiante si falta) y el grupo al que se une la persona al aceptar. Como máximo 10000 personas y 4 MB, 700 kB como XLSX. Usted ve lo que ocurre antes de que se haga nada; los miembros que no están en el archivo se quedan, salvo que los marque.',
  templateName: 'personas',
  columns: { email: 'Correo electrónico', first_name: 'Nombre', last_name: 'Apellidos', role: 'Rol', group: 'Grupo' },
  roles: { CENTER_ADMIN: 'Administrador del centro', INSTRUCTOR: 'Docente', STUDENT: 'Estudiante' },
  notRead: 'No se pudo leer el archivo.',
  problems: {
    TOO_LARGE:
      'Este archivo es demasiado grande: como máximo 4 MB, y un XLSX 700 kB y 16 MB descomprimido. Divídalo en varios archivos.',
    KIND: 'Este archivo no es CSV ni XLSX. Guarde la tabla en uno de estos formatos y elíjala de nuevo.',
    DAMAGED: 'Este archivo está dañado. Guarde la tabla otra vez y elija el archivo nuevo.',
    ENCODING: 'Este archivo no se puede leer así. Elija arriba otra forma de leerlo.',
    NO_EMAIL_COLUMN:
      'Ninguna columna se llama Correo electrónico. Escriba los nombres de las columnas en la primera fila.',
    NO_FIRST_NAME_COLUMN: 'Ninguna columna se llama Nombre. Escriba los nombres de las columnas en la primera fila.',
    NO_LAST_NAME_COLUMN: 'Ninguna columna se llama Apellidos. Escriba los nombres de las columnas en la primera fila.',
    NO_ROWS: 'Este archivo no nombra a nadie.',
    TOO_MANY_ROWS: 'Este archivo nombra a más de 10000 personas. Divídalo en varios archivos.',
  },
  invitedTitle: 'A quién se invita',
  changed: 'Entretanto algo ha cambiado y no se hizo nada. Esto es lo que resulta ahora del archivo.',
  comesTo: (invited, left) => {
    const parts = [
      plural(invited, { one: 'se invita a # persona', other: 'se invita a # personas' }),
      left > 0 && plural(left, { one: '# fila queda como está', other: '# filas quedan como están' }),
    ];
    const text = listText(parts.filter((part) => part !== false));
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  },
  unknown: (heads) => `Estas columnas no se leen: ${listText(heads)}.`,
  crowded: (groups) =>
    `Se invita a más personas que plazas hay: ${listText(groups)}. Quien no encuentre plaza será miembro solo de la institución.`,
  places: (group, invited, places) =>
    `\u2068${group}\u2069 (${plural(invited, { one: '# persona', other: '# personas' })}, ${plural(places, { one: '# plaza libre', other: '# plazas libres' })})`,
  others: (count) => plural(count, { one: '# más', other: '# más' }),
  mails: 'Correos de invitación',
  ways: { now: 'Enviarlos ahora', onDay: 'Enviarlos un día determinado', never: 'No enviar ninguno' },
  wayTexts: {
    now: 'Salen 500 correos al día; los demás esperan a los días siguientes.',
    onDay: 'Salen a partir de este día, 500 al día.',
    never: 'Usted recibe un enlace por persona para entregárselo. Cada uno está abierto durante 30 días.',
  },
  day: 'Primer día',
  noDay: (first, last) => `Elija un día entre el ${dayText(first)} y el ${dayText(last)}.`,
  act: (people, members) => {
    const parts = [
      people > 0 && plural(people, { one: 'Invitar a # persona', other: 'Invitar a # personas' }),
      members > 0 && plural(members, { one: 'Retirar a # miembro', other: 'Retirar a # miembros' }),
    ];
    return parts.filter((part) => part !== false).join(', ') || 'Invitar';
  },
  importing: 'Se está importando el archivo…',
  nothing: 'No hay nadie a quien invitar.',
  notConfirmed: 'Ninguna respuesta confirma que se hizo. Inténtelo de nuevo: nada se hace dos veces.',
  done: 'El archivo está importado',
  kinds: {
    NEW: 'Nueva',
    OVER: 'Invitada de nuevo',
    INVITED: 'Ya invitada',
    MEMBER: 'Miembro',
    OTHER_ROLE: 'Otro rol',
    TWICE: 'Repetida',
    WRONG: 'Incorrecta',
  },
  overSince: (day) => `Invitada antes; la invitación caducó el ${dayText(day)}`,
  isOtherwise: (role) => `Sigue como ${role}`,
  joins: (group) => `Se une a \u2068${group}\u2069`,
  noGroup: 'Con este archivo no se une a ningún grupo',
  said: (faults) => faults.map((fault) => faultTexts[fault]).join('. '),
  missing: {
    title: (people) =>
      plural(people, {
        one: '# miembro que usted puede retirar no está en el archivo',
        other: '# miembros que usted puede retirar no están en el archivo',
      }),
    text: 'Se quedan, salvo que los marque. Quien está marcado deja la institución y sus grupos, cuyas plazas quedan libres; los resultados se conservan. Se deshace junto con la importación, en un plazo de 7 días.',
    first: (people) => `Se muestran los primeros ${plural(people, { one: '#', other: '#' })}.`,
    groups: 'Grupos',
    removeAll: 'Retirar a todos',
    removeOne: (name) => `Retirar a ${name}`,
    stays: {
      LEADS_GROUPS: 'Dirige grupos: retírelo en la lista de miembros y nombre a quien le sucede',
      LAST_ADMINISTRATOR: 'Se queda: ningún administrador está en el archivo',
    },
    leaving: (people, groups) =>
      `${plural(people, { one: 'Se retira a # miembro', other: 'Se retira a # miembros' })}${groups > 0 ? ` y ${plural(groups, { one: 'termina # participación en un grupo', other: 'terminan # participaciones en grupos' })}` : ''}.`,
  },
  link: 'Enlace',
  linksName: 'enlaces-de-invitacion',
  saveLinks: (links) => plural(links, { one: 'Guardar # enlace', other: 'Guardar # enlaces' }),
  last: {
    title: 'Importaciones de los últimos 7 días',
    text: (invited, removed, day, by) => {
      const parts = [
        (invited > 0 || removed === 0) && `invitó a ${plural(invited, { one: '# persona', other: '# personas' })}`,
        removed > 0 && `retiró a ${plural(removed, { one: '# miembro', other: '# miembros' })}`,
      ];
      return `\u2068${by}\u2069 ${listText(parts.filter((part) => part !== false))} desde un archivo el ${dayText(day)}.`;
    },
    undo: 'Deshacer',
    without: (name, group) => `${name} (${group})`,
    undone: (withdrawn, stay, restored, without) =>
      [
        ...(withdrawn > 0 || restored === 0
          ? [`${plural(withdrawn, { one: '# invitación retirada', other: '# invitaciones retiradas' })}.`]
          : []),
        ...(restored > 0
          ? [`${plural(restored, { one: '# miembro está de vuelta', other: '# miembros están de vuelta' })}.`]
          : []),
        ...(stay.length > 0 ? [`Aceptaron y se quedan: ${listText(stay)}.`] : []),
        ...(without.length > 0 ? [`Sin plaza en un grupo: ${listText(without)}.`] : []),
      ].join(' '),
  },
  left: {
    title: 'Lo que no se deshizo',
    stay: (people) =>
      plural(people, { one: '# persona aceptó y se queda:', other: '# personas aceptaron y se quedan:' }),
    without: (places) => plural(places, { one: 'Faltó # plaza en un grupo:', other: 'Faltaron # plazas en grupos:' }),
  },
};

const faultTexts: Record<Parameters<typeof en.said>[0][number], string> = {
  CELL_ERROR: 'Una celda contiene un error de la hoja de cálculo',
  OPEN_QUOTE: 'Hay unas comillas sin cerrar',
  EMAIL: 'Correo electrónico: no es una dirección',
  FIRST_NAME_MISSING: 'Nombre: falta',
  FIRST_NAME_TOO_LONG: 'Nombre: más de 200 caracteres',
  LAST_NAME_TOO_LONG: 'Apellidos: más de 200 caracteres',
  ROLE: 'Rol: ni estudiante, ni docente, ni administrador del centro',
  ROLE_NOT_YOURS: 'Rol: solo el equipo de ventas invita a administradores del centro',
  GROUP_UNKNOWN: 'Grupo: ninguno se llama así',
  GROUP_OF_SEVERAL: 'Grupo: varios se llaman así',
  GROUP_NOT_OPEN: 'Grupo: ha terminado o está cerrado',
  GROUP_UNLICENSED: 'Grupo: su licencia ha terminado',
  GROUP_FOR_LEARNERS: 'Grupo: solo los estudiantes se unen a uno con su invitación',
};
