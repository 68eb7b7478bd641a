import type { invitations as en } from './en.ts';

const roles = { CENTER_ADMIN: 'Administrador del centro', INSTRUCTOR: 'Docente', STUDENT: 'Estudiante' };

export const invitations: typeof en = {
  title: 'Invitaciones',
  fetching: 'Buscando invitaciones...',
  notLoaded: 'No se pudieron cargar las invitaciones.',
  none: 'No hay invitaciones ahora',
  accept: 'Aceptar',
  decline: 'Rechazar',
  alreadyMember: 'Ya es miembro',
  offer: (role, by) => `${roles[role]}, le invita ${by}`,
  joins: (group) => `También se une al grupo ${group}.`,
  keepsRole: (role) => `Ya pertenece a ella con el rol ${roles[role]}. Su rol no cambia.`,
  accepted: (institution) => `Ahora pertenece a ${institution}`,
  acceptedWithout: (institution, group) =>
    `Ahora pertenece a ${institution}. Su grupo ${group} no tiene plaza para usted ahora; sus docentes pueden verlo.`,
  declined: (institution) => `Rechazó la invitación de ${institution}`,
  dismissed: (institution) => `Quitó la invitación de ${institution}`,
};
