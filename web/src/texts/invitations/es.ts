// What people read who open their profile menu, or the link of an invitation, in Spanish.
import { dayText } from '../formats/es.ts';
import type * as en from './en.ts';

const roles = { CENTER_ADMIN: 'Administrador del centro', INSTRUCTOR: 'Docente', STUDENT: 'Estudiante' };

export const invitations: typeof en.invitations = {
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

export const invitationLink: typeof en.invitationLink = {
  page: 'Invitación',
  title: (institution) => `${institution} le invita`,
  whose: (email) => `Para ${email}`,
  until: (day) => `Abierta hasta el ${dayText(day)}`,
  notLoaded: 'No se pudo cargar la invitación.',
  password: 'Este enlace confirma su dirección. Elija una contraseña para responder.',
  choosePassword: 'Elegir una contraseña',
  signInAs: (email) => `Inicie sesión como ${email} para responder.`,
  either: (email) => `Inicie sesión con ${email} para responder.`,
  signIn: 'Iniciar sesión',
  noAccount: '¿Aún no tiene cuenta? Cree una con esta dirección y vuelva a abrir el enlace.',
  signUp: 'Crear una cuenta',
  another: (own, email) => `Ha iniciado sesión como ${own}. Solo ${email} puede aceptar esta invitación.`,
  changePerson: 'Cerrar sesión y continuar',
  stay: 'Seguir con la sesión',
  unconfirmed: (email) =>
    `Ha iniciado sesión como ${email}, y su servicio de inicio de sesión no ha confirmado esta dirección. Confírmela allí y vuelva a iniciar sesión.`,
  signInAgain: 'Iniciar sesión de nuevo',
  answered: '¿Ya la ha aceptado? Entonces ya tiene acceso: sus grupos están en Inicio.',
  answeredSignIn: '¿Ya la ha aceptado? Entonces inicie sesión: sus grupos están en Inicio.',
  dead: 'Esta invitación no se puede usar',
  deadText:
    'Si no: se retiró, tiene más de 30 días, o un correo más reciente ocupa su lugar. Pida a quien le invitó que la envíe de nuevo.',
  toHome: 'Ir a Lectern',
};

export const language: typeof en.language = {
  title: 'Idioma',
  notLoaded: 'No se pudo cargar este idioma. Compruebe la conexión y elíjalo otra vez.',
};
