import type { en } from './en.ts';

/** Lo que dice un correo que invita a alguien a una institución. */
export const es: typeof en = {
  roles: { CENTER_ADMIN: 'Administrador del centro', INSTRUCTOR: 'Docente', STUDENT: 'Estudiante' },
  subject: (institution) => `${institution} le invita a Lectern`,
  body: (person, by, institution, role, link, email) =>
    `Hola, ${person}:\n\n${by} le invita a ${institution} en Lectern. Su rol allí: ${role}.\n\nAbra Lectern e inicie sesión con ${email}, o regístrese con esa dirección. La invitación estará en el menú bajo su nombre:\n\n${link}\n\nQueda abierta durante 30 días. Si no conoce ${institution}, no tiene que hacer nada.\n`,
};
