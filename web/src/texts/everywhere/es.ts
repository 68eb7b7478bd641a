// What everybody reads on any page, in Spanish.
import { dayText, durationText, listText, numberText, percentText, periodText, plural } from '../formats/es.ts';
import type * as en from './en.ts';

export const ui: typeof en.ui = {
  pageTitle: (names) => [...names, 'Lectern'].join(' – '),
  count: numberText,
  loading: 'Cargando...',
  error: 'Error...',
  notAnswered: 'Este dispositivo tiene conexión, pero el servidor no envió ninguna respuesta utilizable.',
  offline: 'Este dispositivo no tiene conexión.',
  failed: '¡Vaya! Algo salió mal.',
  loadAgain: 'Cargar de nuevo',
  close: 'Cerrar',
  cancel: 'Cancelar',
  delete: 'Eliminar',
  back: 'Atrás',
  undo: 'Deshacer',
  leave: {
    title: '¿Salir sin guardar?',
    text: 'Lo que ha introducido aquí no se ha guardado.',
    leave: 'Salir',
    stay: 'Quedarse aquí',
  },
  required: 'obligatorio',
  enterAmount: 'Escriba un importe como 1200.50.',
  enterWholeNumber: 'Escriba un número entero.',
  needAttention: (fields) =>
    plural(fields, { one: '# campo requiere su atención', other: '# campos requieren su atención' }),
  copy: (what) => `Copiar ${what}`,
  copied: '¡Copiado!',
  saved: 'Guardado',
  saving: 'Guardando',
  notSaved: 'Sin guardar',
  faultyLine:
    'Sin guardar: el servidor tiene un fallo. Sus respuestas se conservan en este dispositivo y se vuelven a enviar solas.',
  refusedLine: 'Sin guardar. Sus respuestas se conservan en este dispositivo.',
  notSavedLine: 'Sin guardar. Sus respuestas se conservan en este dispositivo y se enviarán cuando vuelva la conexión.',
  notKeptLine:
    'Sin guardar. Este navegador no conserva respuestas en el dispositivo: deje esta página abierta hasta que vuelva la conexión.',
  conflict: {
    title: 'Ha cambiado entretanto',
    text: 'Otra persona guardó esto después de que usted lo abriera y cambió lo mismo que usted. Elija qué versión conservar. Los demás cambios se conservan.',
    yours: 'Lo suyo',
    theirs: 'Lo de la otra persona',
    save: 'Guardar esta elección',
    none: 'Ninguno',
    merged: (names) =>
      `Otra persona también ha cambiado esto: ${listText(names)}. Sus cambios se conservan junto con los de usted.`,
    ownTitle: 'Escrito en dos ventanas',
    ownText: 'Ha escrito otra cosa aquí en otra ventana. Elija qué queda. Todo lo demás de ambas ventanas se conserva.',
    here: 'En esta ventana',
    there: 'En la otra ventana',
    use: 'Usar esta elección',
    mergedOwn: 'Lo que escribió en la otra ventana está ahora también aquí.',
  },
  breadcrumbs: 'Ruta de navegación',
  notifications: 'Notificaciones',
  percent: percentText,
  ofTotal: (done, total) => `${done} de ${total}`,
  timeLeft: (seconds) => `Quedan ${durationText(seconds)}`,
  hideTime: 'Ocultar el tiempo',
  showTime: 'Mostrar el tiempo',
  pass: (line) => `línea en ${percentText(line)}`,
  states: {
    locked: 'Bloqueado',
    open: 'Sin empezar',
    started: 'Empezado',
    complete: 'Completado',
  },
};

const characters = { one: '# carácter', other: '# caracteres' };

const andMore = (names: readonly string[], more: unknown) =>
  typeof more === 'number' ? [...names, `${numberText(more)} más`] : names;

export const refusals: typeof en.refusals = {
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

export const issues: typeof en.issues = {
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

export const shell: typeof en.shell = {
  product: 'Lectern',
  skipToContent: 'Saltar al contenido',
  navigation: 'Principal',
  openNavigation: 'Abrir la navegación',
  signIn: 'Iniciar sesión',
  myAccount: 'Mi cuenta',
  logout: 'Cerrar sesión',
  home: 'Inicio',
  contentManagement: 'Gestión de contenidos',
  salesManagement: 'Gestión de ventas',
  adminDashboard: 'Panel de administración',
  profile: (name) => `Perfil de ${name}`,
  invitedProfile: (name, invitations) =>
    `Perfil de ${name}, ${plural(invitations, { one: '# invitación de una institución', other: '# invitaciones de instituciones' })}`,
  appearance: 'Apariencia',
  schemes: { light: 'Claro', dark: 'Oscuro', auto: 'Sistema' },
  notFound: 'Esta página no existe',
  notFoundText: 'Puede que la dirección esté mal escrita o que la página se haya movido.',
  notLoaded: {
    page: 'No se pudo cargar esta página.',
    groups: 'No se pudieron cargar los grupos.',
    group: 'No se pudo cargar el grupo.',
    course: 'No se pudo cargar el curso.',
    gradebook: 'No se pudo cargar el libro de calificaciones.',
    materials: 'No se pudieron cargar los materiales de estudio.',
    exercise: 'No se pudo cargar el ejercicio.',
    latest: 'Puede que esto no esté al día.',
  },
  pageFailed: 'No se pudo mostrar esta página',
  toHome: 'Ir a Inicio',
  signsOutLater: 'No hay conexión. La sesión se cierra en cuanto vuelva; deje esta página abierta.',
  notKept:
    'Este navegador no conserva nada de Lectern. Funciona en esta pestaña; sus ajustes y las respuestas que aún no se han enviado se pierden al cerrarla.',
  unsent: {
    title: 'Hay respuestas sin enviar',
    text: 'No se pudieron enviar antes de cerrar la sesión. Si cierra la sesión ahora, se eliminan de este dispositivo:',
    elsewhere: 'Respuestas dadas en otra pestaña',
    stay: 'Seguir con la sesión',
    delete: 'Eliminar y cerrar sesión',
  },
};

export const session: typeof en.session = {
  checking: 'Comprobando la identidad...',
  returningTitle: 'Iniciando sesión',
  renewingTitle: 'Manteniendo la sesión',
  returning: 'Cargando, espere...',
  failed: 'No se pudo iniciar sesión.',
  away: 'El inicio de sesión no está disponible ahora mismo. Inténtelo de nuevo dentro de un minuto.',
  tryAgain: 'Intentar de nuevo',
  ended: {
    title: 'Ha salido en este dispositivo',
    text: 'No hay conexión. Deje esta página abierta: en cuanto vuelva la conexión, su sesión terminará también en el servidor.',
  },
  replaced: {
    title: 'Inicie sesión de nuevo',
    whose: (name) => `Esta página muestra el trabajo de ${name}.`,
    text: 'Otra persona ha iniciado sesión en este navegador. Si este trabajo es suyo, inicie sesión de nuevo para continuar. Las respuestas sin enviar se quedan en este dispositivo y se envían entonces.',
  },
};

export const saving: typeof en.saving = {
  changedElsewhere: (exercise) =>
    `${exercise}: las respuestas conservadas en este dispositivo difieren de otras más recientes. Ábralo para elegir cuáles conservar.`,
  notTaken: (exercise, reason) => `${exercise}: ${reason}`,
};

export const home: typeof en.home = {
  myInstitution: 'Mi institución',
  myGroups: 'Mis grupos',
  allGroups: 'Todos los grupos',
  institutionMembers: 'Miembros de la institución',
  licenses: 'Licencias',
  history: 'Historial',
  noGroups: 'No tiene grupos asociados. Pulse arriba para unirse a un grupo',
  noGroupsStaff: 'No tiene grupos asociados. Pulse arriba para unirse a un grupo o crearlo',
  continueWhereYouStopped: 'Continúe donde lo dejó',
  continue: 'Continuar',
  placeReached: (question, total, done) => `, pregunta ${question} de ${total}, respondidas hasta ahora: ${done}`,
  comesNext: 'Lo que sigue',
  next: 'Siguiente',
  withQuestions: (questions) => `, ${questions}`,
  selected: 'Seleccionado',
  createGroup: 'Crear grupo',
  deletedGroups: 'Grupos eliminados',
  joinGroup: 'Unirse a un grupo',
};

export const group: typeof en.group = {
  key: 'Clave del grupo',
  members: 'Miembros',
  instructor: 'Docente',
  status: 'Estado',
  externalId: 'Id. externo',
  courses: 'Cursos',
  groupMembers: 'Miembros del grupo',
  gradebook: 'Libro de calificaciones',
  settings: 'Configuración',
  statuses: { STARTED: 'Activo', CLOSED: 'Inactivo', NOT_YET: 'Inactivo', ENDED: 'Caducado' },
  unknownStatus: '...',
  noCourses: 'Los cursos están ahora en mantenimiento...',
  tabs: 'Grupo',
  period: periodText,
  joinedLately: 'Recién unido',
  endsSoon: (last) => `Este grupo termina el ${dayText(last)}.`,
  extend: 'Prolongar',
  lateAnswers: (count) =>
    plural(count, {
      one: 'Llegaron tarde respuestas de # evaluación.',
      other: 'Llegaron tarde respuestas de # evaluaciones.',
    }),
  decideLate: 'Decidir',
  decideLateIn: (name) => `Decidir sobre las respuestas tardías de ${name}`,
  opensLater: (first, owner) => `Abre el ${dayText(first)}. Hable con ${owner} si lo necesita antes.`,
  isOver: (owner) => `Este grupo ha terminado. Hable con ${owner} si todavía lo necesita.`,
  numberOfCourses: (count) => plural(count, { one: '# curso', other: '# cursos' }),
  learners: (count) => plural(count, { one: '# estudiante', other: '# estudiantes' }),
  freePlaces: (free, size) =>
    `${plural(free, { one: '# libre', other: '# libres' })} de ${plural(size, { one: '# plaza', other: '# plazas' })}`,
  barIs: (courses) =>
    courses === 1 ? 'La barra muestra la media de las lecciones.' : 'La barra muestra la media de los cursos.',
  ringIs: 'El anillo muestra la media de las lecciones.',
  levelsAndLessons: (levels, lessons) =>
    `${plural(levels, { one: '# nivel', other: '# niveles' })} · ${plural(lessons, { one: '# lección', other: '# lecciones' })}`,
};

export const joinGroup: typeof en.joinGroup = {
  key: 'Clave del grupo',
  join: 'Unirse',
  keyHelp: 'Diez letras y cifras que le da su docente. Las mayúsculas cuentan.',
  joined: (name) => `Se ha unido a ${name}`,
  joinedAsLearner: (owner) => `Se ha unido como estudiante. Pida a ${owner} que le haga docente.`,
};
