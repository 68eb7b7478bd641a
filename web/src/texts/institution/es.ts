// What people read who teach in an institution or administer it, in Spanish.
import { dayText, listText, plural } from '../formats/es.ts';
import type * as en from './en.ts';

export * from '../staff/es.ts';

const counted = (one: string, other: string) => (count: number, more: boolean) =>
  plural(count, { one: `# ${one}${more ? ', hay más' : ''}`, other: `# ${other}${more ? ', hay más' : ''}` });

export const institution: typeof en.institution = {
  findGroup: 'Buscar grupo o docente',
  noGroupsYet: 'Esta institución todavía no tiene grupos.',
  groupsShown: counted('grupo', 'grupos'),
  members: 'Miembros de la institución',
  findMember: 'Buscar un miembro',
  searchBegins: (characters) =>
    plural(characters, { one: 'Escriba al menos # carácter.', other: 'Escriba al menos # caracteres.' }),
  membersShown: counted('miembro', 'miembros'),
  membersNotLoaded: 'No se pudieron cargar los miembros.',
  noResults: 'Sin resultados',
  nobody: 'Todavía nadie pertenece a esta institución.',
  moreResults: 'Más resultados',
  name: 'Nombre',
  email: 'Correo electrónico',
  role: 'Rol',
  me: 'Yo',
  roles: { CENTER_ADMIN: 'Administrador del centro', INSTRUCTOR: 'Docente', STUDENT: 'Estudiante' },
  people: {
    invite: 'Invitar a un miembro',
    inviteSeveral: 'Invitar a varios',
    inviteFromFile: 'Invitar desde un archivo',
    edit: 'Editar miembro',
    status: 'Estado',
    acts: 'Acciones',
    invited: 'Invitado',
    accepted: 'Aceptado',
    openUntil: (day) => `abierta hasta el ${dayText(day)}`,
    overSince: (day) => `caducó el ${dayText(day)}`,
    addressRefused: 'Dirección rechazada',
    mailFailed: 'Correo no enviado',
    serverSaid: (said) => said,
    goesOutOn: (day) => `El correo sale el ${dayText(day)}`,
    triedSoOften: (tries) => plural(tries, { one: 'Enviándose, # intento', other: 'Enviándose, # intentos' }),
    passItOn: 'Desde aquí no se envía correo: copie el enlace y entréguelo',
    reminderOn: (day) => `recordatorio el ${dayText(day)}`,
    offeredIn: (role, group) => `${role}, grupo ${group}`,
    linkFor: (name) => `el enlace para ${name}`,
    stopReminders: (name) => `Detener los recordatorios a ${name}`,
    letRemind: (name) => `Permitir los recordatorios a ${name}`,
    remindersStopped: 'Recordatorios detenidos',
    remindersOn: 'Se envían recordatorios de nuevo',
    whichShown: 'Mostrar',
    filters: {
      ALL: 'Todas las personas',
      MEMBERS: 'Miembros',
      OPEN: 'Invitaciones abiertas',
      OVER: 'Invitaciones caducadas',
      WAITING: 'Correo en espera de otro día',
      UNREACHED: 'Correo no entregado',
    },
    choose: (name) => `Elegir a ${name}`,
    chooseAll: 'Elegir todas las invitaciones mostradas',
    chosen: (count) => plural(count, { one: '# invitación elegida', other: '# invitaciones elegidas' }),
    chooseNone: 'No elegir ninguna',
    tooMany: (most) =>
      plural(most, { one: 'Elija # invitación como máximo.', other: 'Elija # invitaciones como máximo.' }),
    changeRole: 'Cambiar el rol',
    correct: 'Corregir la dirección',
    sentMeanwhile: (email) =>
      `Mientras tanto, esta invitación se ha vuelto a enviar: va a ${email}. No se envió lo que usted escribió.`,
    sendChoice: 'Enviar esta elección',
    isTaken: 'Otra persona está invitada con esta dirección o pertenece a esta institución.',
    several: {
      resendTitle: (count) => plural(count, { one: '¿Reenviar # invitación?', other: '¿Reenviar # invitaciones?' }),
      resendText:
        'Cada una queda abierta durante 30 días desde su nuevo correo, y sus enlaces anteriores dejan de funcionar. Salen hasta 500 correos al día; los demás, los días siguientes.',
      resent: (count) => plural(count, { one: 'Se reenvía # invitación', other: 'Se reenvían # invitaciones' }),
      changeTitle: (count) =>
        plural(count, { one: 'Cambiar el rol de # invitación', other: 'Cambiar el rol de # invitaciones' }),
      changed: (count) =>
        plural(count, { one: '# invitación tiene el nuevo rol', other: '# invitaciones tienen el nuevo rol' }),
      withdrawTitle: (count) => plural(count, { one: '¿Retirar # invitación?', other: '¿Retirar # invitaciones?' }),
      withdrawText: 'Sus enlaces dejarán de funcionar. Puede deshacerlo desde el mensaje que sigue.',
      withdraw: 'Retirar',
      withdrawn: (count) =>
        plural(count, { one: 'Se ha retirado # invitación', other: 'Se han retirado # invitaciones' }),
      restored: (count) =>
        plural(count, { one: 'Se ha recuperado # invitación', other: 'Se han recuperado # invitaciones' }),
      restoredExcept: (back, left) =>
        `Recuperadas: ${back}. No recuperadas: ${left}, porque se respondieron, caducaron o se invitó de nuevo entretanto.`,
      notAll: 'No se hizo en todas',
      states: {
        DONE: 'Hecho',
        GONE: 'Ya respondida o retirada',
        FORBIDDEN: 'No puede cambiar este rol',
        TAKEN: 'Ya está invitada o es miembro',
      },
    },
    fields: { first_name: 'Nombre', last_name: 'Apellidos' },
    oneName: 'Un solo nombre',
    oneNameHelp: 'Marque esta opción si la persona no tiene apellidos.',
    chooseRole: 'Elija un rol',
    missing: {
      first_name: 'Falta el nombre',
      last_name: 'Faltan los apellidos',
      role: 'Falta el rol',
      email: 'Falta el correo electrónico',
    },
    badEmail: 'Escriba una dirección de correo válida',
    isMember: 'Ya hay un miembro de esta institución con este correo electrónico',
    isInvited: 'Esta dirección ya está invitada.',
    isInvitedAs: (role) =>
      `Esta dirección ya está invitada, como ${role}. Solo su responsable de ventas puede reenviar esa invitación.`,
    twice: 'Esta dirección está dos veces en la lista.',
    send: 'Enviar invitación',
    sendAll: (count) => plural(count, { one: 'Enviar # invitación', other: 'Enviar # invitaciones' }),
    sent: 'Invitación enviada',
    waits: (mails, day) =>
      plural(mails, {
        one: `Guardado. Los correos de hoy se agotaron: # sale el ${dayText(day)}.`,
        other: `Guardado. Los correos de hoy se agotaron: # salen hasta el ${dayText(day)}.`,
      }),
    sentAll: 'Las invitaciones se enviaron y guardaron correctamente',
    someLeft: (count) =>
      plural(count, {
        one: 'Los demás están invitados. # persona no, por el motivo indicado.',
        other: 'Los demás están invitados. # personas no, por los motivos indicados.',
      }),
    add: 'Añadir miembro',
    addedAlready: (email) => `${email} ya está en la lista`,
    toInvite: 'Por invitar',
    takeOut: (name) => `Quitar a ${name} de la lista`,
    save: 'Guardar',
    risesTitle: (name, role) => `¿Dar a ${name} el rol ${role}?`,
    rises: (role) => `Dar el rol ${role}`,
    teaches: 'Podrá enseñar en grupos de aquí y ver nombres, respuestas y resultados de sus estudiantes.',
    administers: 'Podrá invitar a personas aquí y ver todos los grupos, miembros y resultados.',
    notYours: 'Después ya no podrá cambiar usted su rol. Puede anularlo enseguida con Deshacer.',
    roleBack: (name, role) => `${name}: ${role} de nuevo`,
    updated: 'Miembro actualizado',
    otherwise: (role) => `Otra persona ha cambiado este rol a ${role} entretanto. Guarde de nuevo para sustituirlo.`,
    wentWrong: 'Algo ha fallado. Compruebe su conexión e inténtelo de nuevo.',
    editThis: (name) => `Editar ${name}`,
    removeThis: (name) => `Eliminar ${name}`,
    resendTo: (name) => `Enviar de nuevo la invitación de ${name}`,
    unableToResend: 'No se puede reenviar: usted no puede ofrecer este rol',
    unableToEdit: 'No se puede editar',
    unableToDelete: 'No se puede eliminar',
    removeTitle: (name) => `¿Retirar a ${name} de esta institución?`,
    removeText: 'Durante 30 días puede restaurar a esta persona, en los grupos que todavía tengan una plaza.',
    leaves: (groups) => (groups === 0 ? 'No está en ningún grupo de esta institución.' : 'Deja estos grupos:'),
    placesFree: (places) => plural(places, { one: 'Queda libre # plaza.', other: 'Quedan libres # plazas.' }),
    resultsKept: (results) =>
      plural(results, {
        one: 'Se conserva su ejercicio terminado.',
        other: 'Se conservan sus # ejercicios terminados.',
      }),
    invitationsStay: (invitations) =>
      plural(invitations, {
        one: 'La invitación abierta que ha enviado sigue en pie.',
        other: 'Las # invitaciones abiertas que ha enviado siguen en pie.',
      }),
    followsNotLoaded: 'No se pudieron cargar las consecuencias.',
    remove: 'Retirar',
    removed: (name) => `Se ha retirado a ${name}`,
    handOver: {
      text: (name, groups) =>
        plural(groups, {
          one: `${name} es docente principal de un grupo. ¿Quién se hace cargo?`,
          other: `${name} es docente principal de # grupos. ¿Quién se hace cargo?`,
        }),
      all: 'Todos',
      choose: 'Elija docente',
      missing: 'Elija quién se hace cargo de este grupo.',
    },
    leads: (name, groups) =>
      `${name} es docente principal de ${listText(groups)}. Asigne antes estos grupos a otra persona.`,
    removedMembers: 'Miembros retirados',
    nobodyRemoved: 'No se ha retirado a nadie en los últimos 30 días.',
    removedNotLoaded: 'No se pudieron cargar los miembros retirados.',
    wasUntil: (role, email, day) => `${role}, ${email}, hasta el ${dayText(day)}`,
    bringBack: 'Restaurar',
    bringBackThis: (name) => `Restaurar a ${name}`,
    isBack: (name) => `${name} ha vuelto`,
    isBackExcept: (name, groups) => `${name} ha vuelto, pero no a ${listText(groups)}.`,
    notBackIn: (group, why) => `${group} (${why})`,
    whyNotBack: {
      GROUP_FULL: 'está completo',
      NO_SEATS_LEFT: 'su licencia no tiene plazas libres',
      NOT_FOUND: 'se eliminó',
      GROUP_NOT_ACTIVE: 'está cerrado o ha terminado',
      LICENSE_EXPIRED: 'su licencia no es válida ahora',
      REMOVED_FROM_GROUP: 'se le retiró de él después de invitarle',
      FORBIDDEN: 'la invitación era para estudiantes',
    },
    withdrawTitle: (name) => `¿Retirar la invitación de ${name}?`,
    withdrawText: 'El enlace dejará de funcionar. Puede invitar de nuevo a la misma dirección.',
    withdraw: 'Retirar la invitación',
    withdrawn: 'La invitación se ha retirado',
    resend: 'Reenviar',
    resendText: 'Se envía un correo ahora, y la invitación queda abierta durante 30 días desde hoy.',
    leave: {
      title: '¿Salir sin enviar?',
      text: 'Lo que ha escrito aquí no está enviado.',
      leave: 'Salir',
      stay: 'Quedarse aquí',
    },
  },
};

export const license: typeof en.license = {
  notLoaded: 'No se pudieron cargar las licencias.',
  none: 'Ahora no tiene licencias. Póngase en contacto con el equipo de ventas',
  key: 'Clave de la licencia',
  keyOf: (name) => `la clave de ${name}`,
  active: 'Activa',
  daysLeft: (days) => plural(days, { one: 'Activa, queda # día', other: 'Activa, quedan # días' }),
  expired: 'Caducada',
  quoted: 'Presupuestada',
  startsLater: 'Empieza más tarde',
  activeNow: 'Activa ahora',
  startsOn: (day) => `Empieza el ${dayText(day)}`,
  expiresOn: (day) => `Caduca el ${dayText(day)}`,
  expiredOn: (day) => `Caducó el ${dayText(day)}`,
  requiresActivation: 'Necesita activación',
  products: listText,
  practiceTests: 'Incluye pruebas de práctica externas',
  seatsUsed: (used, bought) =>
    plural(bought, { one: `${used} de # plaza en uso`, other: `${used} de # plazas en uso` }),
};

export const awaitedMails: typeof en.awaitedMails = {
  title: 'Correos de las listas',
  text: 'Una lista puede nombrar a personas que aún no tienen cuenta aquí. Entran en su grupo cuando inician sesión con esa dirección.',
  mail: 'Enviarles un correo al importar una lista',
  help: 'Un correo por persona y grupo: el grupo, sus fechas y cursos, la persona que lo dirige y el enlace para iniciar sesión o crear una cuenta. Cuentan entre las 500 invitaciones al día. Quienes ya estaban en una lista no reciben ninguno.',
  sent: 'A partir de ahora se envían estos correos.',
  stopped: 'Estos correos ya no se envían.',
  notLoaded: 'No se pudieron cargar los ajustes de correo.',
};

export const renewalMails: typeof en.renewalMails = {
  title: 'Correos sobre renovaciones',
  when: '90, 30 y 7 días antes de que termine una licencia y cuando están ocupadas 9 de cada 10 plazas.',
  toSales: 'Al gestor comercial',
  toSalesHelp: 'Un correo al día como máximo, con todas las instituciones de las que se ocupa.',
  toAdministrators: 'A la administración del centro',
  toAdministratorsHelp: 'Un correo al día como máximo a cada uno.',
  sentAgain: 'Estos correos se vuelven a enviar.',
  stopped: 'Estos correos ya no se envían.',
  notLoaded: 'No se pudo cargar la configuración de los correos.',
};
