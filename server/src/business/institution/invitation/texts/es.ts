import type { en } from './en.ts';

/** Lo que dicen los correos que invitan a alguien a una institución y los que se lo recuerdan. */
export const es: typeof en = {
  roles: { CENTER_ADMIN: 'Administrador del centro', INSTRUCTOR: 'Docente', STUDENT: 'Estudiante' },
  somebody: 'Alguien',
  ask: (by) => `¿Tiene preguntas? Responda a este correo: llega a ${by}.\n`,
  joins: (group, from, until) =>
    ` Al aceptar entra en ${group ? `el grupo ${group}` : 'un grupo'}, del ${from} al ${until}.`,
  subject: (institution) => `${institution || 'Una institución'} le invita a Lectern`,
  body: (person, by, institution, role, joins, link, email) =>
    `${person ? `Hola, ${person}` : 'Hola'}:\n\n${by} le invita a ${institution || 'una institución'} en Lectern. Su rol allí: ${role}.${joins}\n\nAbra este enlace para aceptar o rechazar:\n\n${link}\n\nLa invitación es para ${email} y queda abierta durante 30 días. El enlace es solo suyo: no lo pase a nadie. Si no conoce ${institution || 'esta institución'}, no tiene que hacer nada.\n`,
  reminderSubject: (institution, until) =>
    `Recordatorio: la invitación de ${institution || 'una institución'} termina el ${until}`,
  reminderBody: (by, institution, role, joins, link, email, until) =>
    `Hola:\n\naún no ha respondido: ${by} le invita a ${institution || 'una institución'} en Lectern. Su rol allí: ${role}.${joins}\n\nAbra este enlace para aceptar o rechazar:\n\n${link}\n\nLa invitación es para ${email} y queda abierta hasta el ${until}. El enlace es solo suyo: no lo pase a nadie. Si no conoce ${institution || 'esta institución'}, no tiene que hacer nada.\n`,
};
