import { dayText } from '../../../texts/formats/es.ts';
import type { invitationLink as en } from './en.ts';

export const invitationLink: typeof en = {
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
