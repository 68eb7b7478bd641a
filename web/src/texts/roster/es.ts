// What those read who import a roster or people, in Spanish.
import { dayText, listText, plural } from '../formats/es.ts';
import type * as en from './en.ts';

export * from '../spreadsheet/es.ts';

export const peopleFile: typeof en.peopleFile = {
  title: 'Invitar desde un archivo',
  notLoaded: 'No se pudo cargar la institución.',
  toMembers: 'A los miembros',
  text: 'Un archivo CSV o XLSX con una fila por persona: correo electrónico, nombre, apellidos y, si lo desea, el rol (estudiante, docente o administrador del centro; estudiante si falta) y el grupo al que se une la persona al aceptar. Hasta 10000 personas y 4 MB, o 700 kB como XLSX. Usted ve todos los cambios antes de que ocurra nada. Los miembros que no están en el archivo se quedan, salvo que los marque.',
  leftName: 'personas-filas-omitidas',
  templateName: 'personas',
  columns: {
    email: 'Correo electrónico',
    first_name: 'Nombre',
    last_name: 'Apellidos',
    role: 'Rol',
    group: 'Grupo',
    name: 'Nombre completo',
  },
  roles: { CENTER_ADMIN: 'Administrador del centro', INSTRUCTOR: 'Docente', STUDENT: 'Estudiante' },
  notRead: 'No se pudo leer el archivo.',
  problems: {
    TOO_LARGE:
      'Este archivo es demasiado grande: como máximo 4 MB, y un XLSX 700 kB y 16 MB descomprimido. Divídalo en varios archivos.',
    KIND: 'Este archivo no es CSV ni XLSX. Guarde la tabla en uno de estos formatos y elíjala de nuevo.',
    DAMAGED: 'Este archivo está dañado. Guarde la tabla otra vez y elija el archivo nuevo.',
    ENCODING: 'El archivo no se puede leer con esta codificación. Elija otra arriba.',
    NO_EMAIL_COLUMN:
      'No hay columna Correo electrónico. Elíjala abajo o escriba los nombres de las columnas en la primera fila.',
    NO_FIRST_NAME_COLUMN:
      'No hay columna Nombre. Elíjala abajo o escriba los nombres de las columnas en la primera fila.',
    NO_LAST_NAME_COLUMN:
      'No hay columna Apellidos. Elíjala abajo o escriba los nombres de las columnas en la primera fila.',
    NO_ROWS: 'Este archivo no contiene ninguna persona.',
    TOO_MANY_ROWS: 'Este archivo contiene más de 10000 personas. Divídalo en varios archivos.',
  },
  invitedTitle: 'A quién se invita',
  changed: 'Entretanto algo cambió, así que no se hizo nada. Esto es lo que el archivo cambia ahora.',
  comesTo: (invited, left) => {
    const parts = [
      plural(invited, { one: 'se invita a # persona', other: 'se invita a # personas' }),
      left > 0 && plural(left, { one: 'se omite # fila', other: 'se omiten # filas' }),
    ];
    const text = listText(parts.filter((part) => part !== false));
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  },
  crowded: (groups) =>
    `No hay plazas suficientes: ${listText(groups)}. Quien se quede sin plaza será miembro solo de la institución.`,
  places: (group, invited, places) =>
    `\u2068${group}\u2069 (${plural(invited, { one: '# persona', other: '# personas' })}, ${plural(places, { one: '# plaza libre', other: '# plazas libres' })})`,
  others: (count) => plural(count, { one: '# más', other: '# más' }),
  mails: 'Correos de invitación',
  ways: { now: 'Enviarlos ahora', onDay: 'Enviarlos desde el día que elija', never: 'No enviar ninguno' },
  wayTexts: {
    now: 'Salen hasta 500 correos al día; los demás, los días siguientes.',
    onDay: 'Salen a partir de este día, hasta 500 al día.',
    never: 'Usted recibe un enlace por persona para entregárselo. Cada enlace funciona durante 30 días.',
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
  importing: 'Importando el archivo…',
  nothing: 'No hay nadie a quien invitar.',
  notConfirmed: 'No ha llegado ninguna confirmación. Inténtelo de nuevo: nada se hace dos veces.',
  done: 'Archivo importado',
  kinds: {
    NEW: 'Nueva',
    OVER: 'Invitada de nuevo',
    INVITED: 'Ya invitada',
    MEMBER: 'Miembro',
    OTHER_ROLE: 'Otro rol',
    TWICE: 'Repetida',
    WRONG: 'Con errores',
  },
  overSince: (day) => `La invitación anterior caducó el ${dayText(day)}`,
  isOtherwise: (role) => `Sigue como ${role}`,
  joins: (group) => `Se une a \u2068${group}\u2069`,
  noGroup: 'No se une a ningún grupo',
  said: (faults) => faults.map((fault) => faultTexts[fault]).join('. '),
  missing: {
    title: (people) =>
      plural(people, {
        one: '# miembro que usted puede retirar no está en el archivo',
        other: '# miembros que usted puede retirar no están en el archivo',
      }),
    text: 'Se quedan, salvo que los marque. Quien usted marque deja la institución y sus grupos y libera sus plazas; los resultados se conservan. Puede deshacerlo junto con la importación, en un plazo de 7 días.',
    first: (people) => `Se muestran los primeros ${plural(people, { one: '#', other: '#' })}.`,
    groups: 'Grupos',
    removeAll: 'Retirar a todos',
    removeOne: (name) => `Retirar a ${name}`,
    stays: {
      LEADS_GROUPS: 'Docente principal de un grupo: retírele en la lista de miembros y elija quién le sucede',
      LAST_ADMINISTRATOR: 'Se queda: el archivo no contiene a nadie de administración',
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
        ...(stay.length > 0 ? [`Ya aceptaron y se quedan: ${listText(stay)}.`] : []),
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

const faultTexts: Record<Parameters<typeof en.peopleFile.said>[0][number], string> = {
  CELL_ERROR: 'Una celda contiene un error de la hoja de cálculo',
  OPEN_QUOTE: 'Hay unas comillas sin cerrar',
  EMAIL: 'Correo electrónico: no es una dirección válida',
  FIRST_NAME_MISSING: 'Nombre: falta',
  FIRST_NAME_TOO_LONG: 'Nombre: más de 200 caracteres',
  LAST_NAME_TOO_LONG: 'Apellidos: más de 200 caracteres',
  ROLE: 'Rol: debe ser estudiante, docente o administrador del centro',
  ROLE_NOT_YOURS: 'Rol: solo el equipo de ventas invita a administradores del centro',
  GROUP_UNKNOWN: 'Grupo: ningún grupo se llama así',
  GROUP_OF_SEVERAL: 'Grupo: varios grupos se llaman así',
  GROUP_NOT_OPEN: 'Grupo: ha terminado o está cerrado',
  GROUP_UNLICENSED: 'Grupo: su licencia ha caducado',
  GROUP_FOR_LEARNERS: 'Grupo: solo estudiantes pueden unirse a uno por invitación',
};

export const roster: typeof en.roster = {
  title: 'Importar una lista',
  toMembers: 'A los miembros del grupo',
  text: 'Un archivo CSV o XLSX con una fila por persona: el correo electrónico y, si lo desea, nombre, apellidos, rol (estudiante o docente) y grupo. Con una columna de grupo, un solo archivo llena varios grupos. Hasta 1000 personas y 512 kB. Usted ve todos los cambios antes de que ocurra nada.',
  leftName: 'lista-filas-omitidas',
  templateName: 'lista',
  columns: {
    email: 'Correo electrónico',
    first_name: 'Nombre',
    last_name: 'Apellidos',
    role: 'Rol',
    group: 'Grupo',
    name: 'Nombre completo',
  },
  notRead: 'No se pudo leer el archivo.',
  problems: {
    TOO_LARGE: 'Este archivo es demasiado grande: como máximo 512 kB, y 16 MB descomprimido.',
    KIND: 'Este archivo no es CSV ni XLSX. Guarde la tabla en uno de estos formatos y elíjala de nuevo.',
    DAMAGED: 'Este archivo está dañado. Guarde la tabla otra vez y elija el archivo nuevo.',
    ENCODING: 'El archivo no se puede leer con esta codificación. Elija otra arriba.',
    NO_EMAIL_COLUMN:
      'No hay columna Correo electrónico. Elíjala abajo o escriba los nombres de las columnas en la primera fila.',
    NO_ROWS: 'Este archivo no contiene ninguna persona.',
    TOO_MANY_ROWS: 'Este archivo contiene más de 1000 personas. Divídalo en varios archivos.',
  },
  changesTitle: 'Lo que cambia',
  changed: 'Entretanto algo cambió, así que no se importó nada. Esto es lo que el archivo cambia ahora.',
  sums: ({ added, moved, elsewhere, awaited, unchanged, removed, conflicts }) => {
    const parts = [
      added > 0 && plural(added, { one: 'se añade # persona', other: 'se añaden # personas' }),
      moved > 0 && plural(moved, { one: 'se traslada # estudiante', other: 'se trasladan # estudiantes' }),
      elsewhere > 0 &&
        plural(elsewhere, { one: '# estudiante sigue en otro grupo', other: '# estudiantes siguen en otro grupo' }),
      removed > 0 && plural(removed, { one: 'se quita # persona', other: 'se quitan # personas' }),
      awaited > 0 &&
        plural(awaited, { one: '# persona se une al iniciar sesión', other: '# personas se unen al iniciar sesión' }),
      unchanged > 0 && plural(unchanged, { one: '# ya está', other: '# ya están' }),
      conflicts > 0 && plural(conflicts, { one: 'se omite # fila', other: 'se omiten # filas' }),
    ];
    const text = listText(parts.filter((part) => part !== false));
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  },
  mails: (count) =>
    `${plural(count, { one: '# persona que entra al iniciar sesión recibe', other: '# personas que entran al iniciar sesión reciben' })} un correo con el enlace al grupo.`,
  short: (awaited, places) =>
    `${plural(awaited, { one: '# persona se une al iniciar sesión', other: '# personas se unen al iniciar sesión' })}, ${plural(places, { one: '# plaza está libre', other: '# plazas están libres' })}. Una plaza se ocupa solo cuando alguien se une.`,
  import: (changes) =>
    changes === 0 ? 'Importar' : `Importar ${plural(changes, { one: '# cambio', other: '# cambios' })}`,
  nothing: 'No hay nada que importar.',
  notConfirmed: 'No ha llegado ninguna confirmación. Inténtelo de nuevo: la lista se importa una sola vez.',
  imported: 'La lista se importó',
  instructor: 'Docente',
  fromTo: (from, to) => `De \u2068${from}\u2069 a \u2068${to}\u2069`,
  learnsIn: (group) => `Estudia en \u2068${group}\u2069`,
  learnsElsewhere: 'Estudia en otro grupo',
  choiceOf: (name) => `Qué pasa con ${name}`,
  choices: { ADD: 'Añadir también aquí', MOVE: 'Trasladar', LEAVE: 'Dejar' },
  kinds: {
    ADDED: 'Se añade',
    MOVED: 'Se traslada',
    ELSEWHERE: 'En otro grupo',
    UNCHANGED: 'Ya está',
    AWAITED: 'Se une al iniciar sesión',
    CONFLICT: 'Se omite',
  },
  conflicts: {
    CELL_ERROR: 'Una celda contiene un error de la hoja de cálculo',
    OPEN_QUOTE: 'Hay unas comillas sin cerrar',
    EMAIL: 'No es un correo electrónico válido',
    NAME_TOO_LONG: 'Un nombre tiene más de 200 caracteres',
    ROLE: 'El rol no es ni estudiante ni docente',
    UNKNOWN_GROUP: 'Usted no tiene aquí ningún grupo con este nombre',
    SEVERAL_GROUPS_OF_THAT_NAME: 'Varios grupos tienen este nombre',
    REPEATED: 'Repite una fila anterior',
    OTHER_ROLE: 'Ya está aquí con otro rol',
    MAIN_INSTRUCTOR_ONLY: 'Solo su docente principal añade docentes',
    GROUP_FULL: 'El grupo está completo',
    GROUP_NOT_ACTIVE: 'El grupo está cerrado o ha terminado',
    LICENSE_EXPIRED: 'La licencia del grupo no es válida ahora',
    CONFLICT: 'Ha empezado el mismo ejercicio en ambos grupos',
  },
  missingTitle: 'No están en el archivo',
  missingText: 'Se quedan. Marque a quien quiera quitar. Los resultados se conservan.',
  removeAll: 'Quitarlos a todos',
  removeOne: (name) => `Quitar a ${name}`,
};
