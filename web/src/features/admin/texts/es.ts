import { dayText, plural } from '../../../texts/formats/es.ts';
import type { admin as en } from './en.ts';

export const admin: typeof en = {
  users: 'Usuarios',
  find: 'Buscar un nombre o un correo electrónico',
  view: 'Ver',
  filter: 'Rol',
  all: 'Todos',
  clear: 'Borrar',
  total: (count, more) =>
    more
      ? plural(count, { one: 'Más de # usuario', other: 'Más de # usuarios' })
      : plural(count, { one: '# usuario', other: '# usuarios' }),
  noResults: 'Sin resultados',
  noUser: 'No hay tal usuario',
  usersNotLoaded: 'No se pudieron cargar los usuarios.',
  userNotLoaded: 'No se pudo cargar el usuario.',
  moreResults: 'Más resultados',
  me: 'Yo',
  role: 'Rol',
  acts: 'Acciones',
  edit: 'Editar',
  editThis: (name) => `Editar ${name}`,
  notOneself: 'No puede editarse a sí mismo',
  aboveRank: 'Este rol está por encima de lo que el suyo puede cambiar',
  email: 'Correo electrónico',
  verified: 'confirmado',
  notVerified: 'sin confirmar: las invitaciones esperan a que se confirme',
  institutions: 'Instituciones',
  noInstitutions: 'No pertenece a ninguna institución.',
  institution: 'Institución',
  institutionNotLoaded: 'No se pudo cargar la institución.',
  place: 'Lugar',
  timeZone: 'Zona horaria',
  salesManager: 'Gestor comercial',
  nobody: 'Nadie',
  licenses: 'Licencias',
  noLicenses: 'No hay licencias',
  members: 'Miembros',
  person: (first, last) => `${first} ${last}`,
  groups: 'Grupos',
  noGroups: 'No pertenece a ningún grupo.',
  since: 'Se conoce desde',
  seen: 'Última visita',
  never: 'nunca',
  day: dayText,
  access: {
    title: 'Acceso',
    lastSignIn: 'Último inicio de sesión',
    nothing: 'No se sabe de nada que impida entrar a esta persona.',
    noAccount: 'Nadie se ha registrado con esta dirección.',
    signUp: (address) => `Debe elegir «Crear una cuenta» en la página de inicio de sesión e indicar ${address}.`,
    notVerified: 'La dirección no está confirmada. Las invitaciones y los grupos esperan a que lo esté.',
    verify:
      '«¿Ha olvidado su contraseña?», en la página de inicio de sesión, le envía un enlace; al abrirlo queda confirmada.',
    verifyElsewhere: 'La confirma el proveedor de identidad con el que inicia sesión.',
    locked: (everywhere, time) =>
      everywhere
        ? `Se rechazan contraseñas hasta las ${time} en todo lugar donde la cuenta no se haya usado antes.`
        : `Se rechazan contraseñas hasta las ${time} en el lugar desde el que se probaron.`,
    unlock:
      'No afecta a un navegador que ya haya iniciado sesión. Una contraseña nueva le permite entrar de inmediato.',
    wrongTries: (count, everywhere) =>
      everywhere
        ? plural(count, {
            one: '# contraseña incorrecta desde todos los lugares.',
            other: '# contraseñas incorrectas desde todos los lugares en conjunto.',
          })
        : plural(count, {
            one: '# contraseña incorrecta desde un lugar.',
            other: '# contraseñas incorrectas desde un lugar.',
          }),
    forgotten: (time) =>
      `Se olvidan a las ${time}. Tras 10 desde un lugar, o 100 desde todos, se rechazan contraseñas hasta esa hora.`,
    refusedMail: (subject, day, reason) => `El correo «${subject}» del ${dayText(day)} no fue aceptado: ${reason}`,
    checkAddress:
      'Pregunte si la dirección es correcta. Si lo es, su servidor de correo tiene que aceptar los mensajes de aquí.',
    refusedJoin: {
      FULL: (group, institution, day) => `${group} (${institution}) estaba lleno el ${dayText(day)}.`,
      CLOSED: (group, institution, day) => `${group} (${institution}) estaba cerrado el ${dayText(day)}.`,
      ENDED: (group, institution, day) => `${group} (${institution}) había terminado el ${dayText(day)}.`,
      LICENSE: (group, institution, day) => `${group} (${institution}) no tenía licencia válida el ${dayText(day)}.`,
      REMOVED: (group, institution, day) =>
        `Fue retirada de ${group} (${institution}) e intentó unirse el ${dayText(day)}.`,
    },
    join: {
      FULL: 'Quien enseña en el grupo puede ampliarlo.',
      CLOSED: 'Quien enseña en el grupo puede abrirlo.',
      ENDED: 'Quien enseña en el grupo puede mover su último día o indicar otro grupo.',
      LICENSE: 'La institución necesita una licencia vigente; su gestor comercial sabe más.',
      REMOVED: 'Quien enseña en el grupo puede añadirla de nuevo.',
    },
    invited: (institution, role, day) => `${institution} le invita hasta el ${dayText(day)}. Rol: ${role}.`,
    accept: 'La invitación está en el menú bajo su nombre, una vez iniciada la sesión con esta dirección confirmada.',
    over: (institution, day) => `La invitación de ${institution} estuvo abierta hasta el ${dayText(day)}.`,
    resend: 'Quien se ocupa de los miembros de la institución puede enviarla de nuevo.',
    issuer: (address) => `Las contraseñas son asunto de ${address}, donde esta persona inicia sesión.`,
    handOut: 'Entregar un enlace de restablecimiento',
    handOutTitle: (name) => `¿Entregar un enlace de restablecimiento para ${name}?`,
    handOutText:
      'El enlace establece una contraseña nueva, una sola vez y durante una hora, y termina todas las sesiones de la cuenta. Un correo le informa de que usted lo ha creado.',
    make: 'Crear el enlace',
    notMade: 'No se creó el enlace. Compruebe su conexión e inténtelo de nuevo.',
    madeTitle: (name) => `Enlace de restablecimiento para ${name}`,
    madeText: (time) => `Sirve hasta las ${time} y solo se muestra ahora. No se lo dé a nadie más.`,
    link: 'Enlace de restablecimiento',
    done: 'Listo',
  },
  editTitle: 'Editar usuario',
  save: 'Guardar',
  updated: 'Usuario actualizado',
  failed: 'No se pudo actualizar el usuario. Si el problema continúa, diríjase al departamento de informática',
  otherwise: (role) => `Otra persona ha cambiado este rol a ${role} entretanto. Guarde de nuevo para sustituirlo.`,
  roles: {
    USER: 'Usuario',
    SYSTEM_ADMIN: 'Administrador del sistema',
    TECH_SUPPORT: 'Soporte técnico',
    CONTENT_MANAGER: 'Gestor de contenidos',
    CONTENT_DEVELOPER: 'Autor de contenidos',
    SALES_MANAGER: 'Gestor comercial',
    CUSTOMER_SUCCESS: 'Atención al cliente',
    DISTRIBUTOR: 'Distribuidor',
    RESELLER: 'Revendedor',
    DEVELOPER: 'Desarrollador',
    PRODUCT_MANAGER: 'Gestor de producto',
    CENTER_ADMIN: 'Administrador del centro',
    STUDENT: 'Estudiante',
    INSTRUCTOR: 'Docente',
    MAIN_INSTRUCTOR: 'Docente principal',
  },
};
