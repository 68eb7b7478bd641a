import { dayText, durationText, listText, numberText, plural } from '../formats/es.ts';
import type { issues as enIssues, refusals as enRefusals } from './en.ts';

const characters = { one: '# carácter', other: '# caracteres' };

const andMore = (names: readonly string[], more: unknown) =>
  typeof more === 'number' ? [...names, `${numberText(more)} más`] : names;

export const refusals: typeof enRefusals = {
  UNAUTHENTICATED: 'Inicie sesión para continuar.',
  FORBIDDEN: 'Su rol no lo permite.',
  ACCOUNT_CLOSED: 'Esta cuenta está cerrada, o su dirección pertenece a otra persona. Pregunte en su institución.',
  NOT_FOUND: 'No se encontró, o usted no tiene acceso.',
  INVALID: 'Hay algo incorrecto en el formulario. Revise los campos marcados.',
  TAKEN: 'Esto ya está ocupado. Elija otro.',
  IN_USE: ({ groups, more }) =>
    groups
      ? `Estos grupos todavía lo usan: ${listText(andMore(groups as string[], more))}.`
      : 'Esto todavía se usa en otro lugar.',
  CONFLICT: 'Mientras tanto, esto se cambió en otro lugar. Se muestra la versión más reciente.',
  RATE_LIMITED: ({ retryAfter }) =>
    typeof retryAfter === 'number'
      ? `Demasiados intentos. Espere ${durationText(retryAfter < 60 ? retryAfter : Math.ceil(retryAfter / 60) * 60)} e inténtelo de nuevo.`
      : 'Demasiados intentos. Espere 15 minutos e inténtelo de nuevo.',
  UNAVAILABLE: 'El servidor está ocupado. Inténtelo de nuevo dentro de un minuto.',
  TOO_LARGE: 'Esto es más grande de lo que acepta el servidor.',
  BAD_CURSOR: 'Esta lista ha cambiado. Cárguela de nuevo desde el principio.',
  IDEMPOTENCY_REUSED: 'Esto ya se envió con otro contenido. Cargue la página de nuevo.',

  GROUP_KEY_UNKNOWN: 'Ningún grupo tiene esta clave. Compruébela letra por letra; las mayúsculas cuentan.',
  GROUP_FULL: 'Este grupo está completo. Pida otra plaza a su docente.',
  GROUP_NOT_ACTIVE:
    'Este grupo está cerrado o ha terminado, así que nadie puede unirse. Pregunte a su docente si volverá a abrirse.',
  GROUP_LOCKED: ({ ended }) =>
    ended === true
      ? 'Este grupo ha terminado. Hable con su docente si todavía lo necesita.'
      : 'Este grupo está bloqueado. Pida a su docente que lo abra.',
  NOT_STARTED_YET: ({ opens }) =>
    typeof opens === 'string'
      ? `Este grupo abre el ${dayText(opens)}. Hable con su docente si lo necesita antes.`
      : 'Este grupo todavía no ha abierto. En Inicio se indica cuándo abrirá.',
  LICENSE_EXPIRED: 'La licencia de este grupo ha caducado o nunca se activó. Pregunte a su docente.',
  NOT_LICENSED: ({ end_date, expiry_date, products }) =>
    [
      'La licencia de este grupo ya no lo cubre.',
      typeof end_date === 'string' &&
        `El grupo termina el ${dayText(end_date)}, y la licencia, el ${dayText(String(expiry_date))}.`,
      Array.isArray(products) && `La licencia ya no incluye ${listText(products.map(String))}.`,
      'Pida primero que se cambie la licencia: puede hacerlo su gestor o gestora de ventas.',
    ]
      .filter(Boolean)
      .join(' '),
  NO_SEATS_LEFT: 'El tamaño del grupo supera las cuentas que quedan en la licencia',
  ALREADY_MEMBER: 'Usted ya pertenece a este grupo. Lo encuentra en Inicio.',
  REMOVED_FROM_GROUP: ({ graded }) =>
    graded === true
      ? 'Se le ha quitado de este grupo. Lo que ha guardado se calificará cuando se acabe el tiempo. Pida a su docente que le añada de nuevo.'
      : 'Se le ha quitado de este grupo. Pida a su docente que le añada de nuevo.',
  INVITATION_EXPIRED: 'Esta invitación tiene más de 30 días. Pida una nueva a quien le invitó.',

  NOT_PUBLISHED: 'Esto todavía no se ha publicado. Quizá su docente sepa cuándo se publicará.',
  NO_QUESTIONS: '¡Vaya! No hay preguntas. Vuelva más adelante. Quizá su docente sepa cuándo.',
  ALREADY_COMPLETE: 'Ya lo ha completado y no puede repetirlo. Su resultado está en la página del curso.',
  BENCHMARK_FIRST: 'Complete primero la prueba inicial de este nivel.',
  SEQUENCE: 'Complete primero el proyecto de estudio anterior.',
  NO_ATTEMPTS_LEFT: 'Ha usado todos los intentos que permite su grupo. Su docente puede concederle otro.',
  NO_ATTEMPT: 'Esto todavía no se ha empezado.',
  NO_SHEETS_LEFT:
    'Ya ha hecho las hojas de hoy: tres en un navegador, 300 desde una dirección. Vuelva mañana o haga una prueba inicial que tenga muestras gratuitas.',
  ATTEMPT_OVER: 'Este intento ya se entregó y no se puede cambiar.',
  TIME_OVER: 'El tiempo ha terminado. Se entregaron las respuestas guardadas.',
  QUESTION_SETTLED: 'Esta pregunta ya está terminada. Continúe con la siguiente.',
  NOT_ANSWERED: 'Responda la pregunta antes de comprobarla.',
  NOT_COMPLETE: 'Algunas preguntas todavía no están terminadas.',
};

export const issues: typeof enIssues = {
  REQUIRED: 'es obligatorio',
  TOO_LONG: ({ maximum }) => `Use como máximo ${plural(maximum, characters)}.`,
  TOO_SHORT: ({ minimum }) => `Use al menos ${plural(minimum, characters)}.`,
  TOO_HIGH: ({ maximum }) => `Use como máximo ${maximum}.`,
  TOO_LOW: ({ minimum }) => `Use al menos ${minimum}.`,
  TOO_MANY: ({ maximum }) => `Elija como máximo ${maximum}.`,
  TOO_FEW: ({ minimum }) => `Elija al menos ${minimum}.`,
  ONE_LINE: 'Escríbalo en una sola línea.',
  NOT_AN_EMAIL: 'Escriba una dirección como nombre@escuela.org.',
  NOT_A_KEY: 'escriba una clave válida',
  NOT_A_DAY: 'Use una fecha como 2026-09-01.',
  WRONG_SHAPE: 'Revise este dato: no tiene la forma correcta.',
  SEVERAL_ATTEMPTS: 'Estas respuestas pertenecen a más de un intento.',
  NOT_ASKED: 'Una pregunta no pertenece a este intento.',
  NO_PLACES: 'El tamaño del grupo supera las cuentas que quedan en la licencia',
  DAY_PASSED: 'Elija hoy o un día posterior.',
  DAYS_REVERSED: 'La fecha de inicio no puede ser posterior a la de fin',
};
