import { listText, plural } from '../../../texts/formats/es.ts';
import type { roster as en } from './en.ts';

export const roster: typeof en = {
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
