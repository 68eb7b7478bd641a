import { dayText, listText, plural } from '../../../texts/formats/es.ts';
import type { peopleFile as en } from './en.ts';

export const peopleFile: typeof en = {
  title: 'Invitar desde un archivo',
  notLoaded: 'No se pudo cargar la institución.',
  toMembers: 'A los miembros',
  text: 'Un archivo CSV o XLSX con una fila por persona: correo electrónico, nombre, apellidos y, si lo desea, el rol (estudiante, docente o administrador del centro; estudiante si falta) y el grupo al que se une la persona al aceptar. Como máximo 10000 personas y 700 kB. Usted ve lo que ocurre antes de que se invite a nadie.',
  templateName: 'personas',
  columns: { email: 'Correo electrónico', first_name: 'Nombre', last_name: 'Apellidos', role: 'Rol', group: 'Grupo' },
  roles: { CENTER_ADMIN: 'Administrador del centro', INSTRUCTOR: 'Docente', STUDENT: 'Estudiante' },
  notRead: 'No se pudo leer el archivo.',
  problems: {
    TOO_LARGE:
      'Este archivo es demasiado grande: como máximo 700 kB, y 16 MB descomprimido. Divídalo en varios archivos.',
    KIND: 'Este archivo no es CSV ni XLSX. Guarde la tabla en uno de estos formatos y elíjala de nuevo.',
    DAMAGED: 'Este archivo está dañado. Guarde la tabla otra vez y elija el archivo nuevo.',
    NO_EMAIL_COLUMN:
      'Ninguna columna se llama Correo electrónico. Escriba los nombres de las columnas en la primera fila.',
    NO_FIRST_NAME_COLUMN: 'Ninguna columna se llama Nombre. Escriba los nombres de las columnas en la primera fila.',
    NO_LAST_NAME_COLUMN: 'Ninguna columna se llama Apellidos. Escriba los nombres de las columnas en la primera fila.',
    NO_ROWS: 'Este archivo no nombra a nadie.',
    TOO_MANY_ROWS: 'Este archivo nombra a más de 10000 personas. Divídalo en varios archivos.',
  },
  invitedTitle: 'A quién se invita',
  changed: 'Entretanto algo ha cambiado y no se invitó a nadie. Esto es lo que resulta ahora del archivo.',
  comesTo: (invited, left) => {
    const parts = [
      plural(invited, { one: 'se invita a # persona', other: 'se invita a # personas' }),
      left > 0 && plural(left, { one: '# fila queda como está', other: '# filas quedan como están' }),
    ];
    const text = listText(parts.filter((part) => part !== false));
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  },
  unknown: (heads) => `Estas columnas no se leen: ${listText(heads)}.`,
  places: (group, invited, places) =>
    `\u2068${group}\u2069: ${plural(invited, { one: 'se invita a # persona', other: 'se invita a # personas' })}, ${plural(places, { one: 'hay # plaza libre', other: 'hay # plazas libres' })}. Quien no encuentre plaza será miembro solo de la institución.`,
  mails: 'Correos de invitación',
  ways: { now: 'Enviarlos ahora', onDay: 'Enviarlos un día determinado', never: 'No enviar ninguno' },
  wayTexts: {
    now: 'Salen 500 correos al día; los demás esperan a los días siguientes.',
    onDay: 'Salen a partir de este día, 500 al día.',
    never: 'Usted recibe un enlace por persona para entregárselo. Cada uno está abierto durante 30 días.',
  },
  day: 'Primer día',
  noDay: (first, last) => `Elija un día entre el ${dayText(first)} y el ${dayText(last)}.`,
  invite: (people) =>
    people === 0 ? 'Invitar' : plural(people, { one: 'Invitar a # persona', other: 'Invitar a # personas' }),
  inviting: (people) =>
    plural(people, { one: 'Se está invitando a # persona…', other: 'Se está invitando a # personas…' }),
  nothing: 'No hay nadie a quien invitar.',
  notConfirmed:
    'Ninguna respuesta confirma que se les invitó. Inténtelo de nuevo: se invita a cada persona una sola vez.',
  done: 'Las personas del archivo están invitadas',
  kinds: {
    NEW: 'Nueva',
    INVITED: 'Ya invitada',
    MEMBER: 'Miembro',
    OTHER_ROLE: 'Otro rol',
    TWICE: 'Repetida',
    WRONG: 'Incorrecta',
  },
  isOtherwise: (role) => `Sigue como ${role}`,
  joins: (group) => `Se une a \u2068${group}\u2069`,
  noGroup: 'Con este archivo no se une a ningún grupo',
  said: (faults) => faults.map((fault) => faultTexts[fault]).join('. '),
  link: 'Enlace',
  linksName: 'enlaces-de-invitacion',
  saveLinks: (links) => plural(links, { one: 'Guardar # enlace', other: 'Guardar # enlaces' }),
  last: {
    text: (invited, day, by) =>
      `\u2068${by}\u2069 invitó a ${plural(invited, { one: '# persona', other: '# personas' })} desde un archivo el ${dayText(day)}.`,
    undo: 'Deshacer',
    undone: (withdrawn, stay) =>
      [
        `${plural(withdrawn, { one: '# invitación retirada', other: '# invitaciones retiradas' })}.`,
        ...(stay.length > 0 ? [`Aceptaron y se quedan: ${listText(stay)}.`] : []),
      ].join(' '),
  },
};

const faultTexts: Record<Parameters<typeof en.said>[0][number], string> = {
  EMAIL: 'Correo electrónico: no es una dirección',
  FIRST_NAME_MISSING: 'Nombre: falta',
  FIRST_NAME_TOO_LONG: 'Nombre: más de 200 caracteres',
  LAST_NAME_MISSING: 'Apellidos: faltan',
  LAST_NAME_TOO_LONG: 'Apellidos: más de 200 caracteres',
  ROLE: 'Rol: ni estudiante, ni docente, ni administrador del centro',
  ROLE_NOT_YOURS: 'Rol: solo el equipo de ventas invita a administradores del centro',
  GROUP_UNKNOWN: 'Grupo: ninguno se llama así',
  GROUP_OF_SEVERAL: 'Grupo: varios se llaman así',
  GROUP_NOT_OPEN: 'Grupo: ha terminado o está cerrado',
  GROUP_UNLICENSED: 'Grupo: su licencia ha terminado',
  GROUP_FOR_LEARNERS: 'Grupo: solo los estudiantes se unen a uno con su invitación',
};
