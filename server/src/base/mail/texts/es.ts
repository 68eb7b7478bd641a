// What mails and spreadsheets of the server say, in Spanish.
import type { WorkFault } from '@lectern/domain/base/jobs/work-faults.ts';
import type { JobName } from '@lectern/domain/base/jobs/job.ts';
import { pluralIn } from '../plural-in.ts';
import type * as en from './en.ts';

const jobs: Readonly<Record<JobName, string>> = {
  remind_invited: 'Enviar recordatorios de invitación',
  forget_expired: 'Limpiar datos caducados',
  nightly_backup: 'Hacer una copia de seguridad y probarla',
  end_groups: 'Finalizar los grupos cuyo último día ha pasado',
  count_figures: 'Contar el uso de las licencias',
  check_counters: 'Comprobar los totales',
  verify_audit_log: 'Verificar el registro de auditoría',
  tell_of_renewals: 'Enviar correos de renovación',
};

function fault(one: WorkFault): string {
  switch (one.kind) {
    case 'JOB_FAILED':
      return `Ha fallado «${jobs[one.job]}»: ${one.said}`;
    case 'JOB_FOUND':
      return `«${jobs[one.job]}» ha encontrado fallos (${one.found}); el registro del servidor los nombra.`;
    case 'JOB_LATE':
      return one.began === null
        ? `«${jobs[one.job]}» no ha empezado nunca, aunque tocaba.`
        : `Tocaba «${jobs[one.job]}» y no ha empezado desde ${one.began.slice(0, 16).replace('T', ' ')} UTC.`;
    case 'NO_BACKUPS':
      return 'No se hace ninguna copia de seguridad por la noche.';
    case 'BACKUP_FAILED':
      return `No se pudo hacer la última copia de seguridad: ${one.said}`;
    case 'BACKUP_NOT_VERIFIED':
      return `La última copia de seguridad se hizo, pero no se comprobó: ${one.said}`;
    case 'BACKUP_GONE':
      return `La última copia de seguridad ya no está: falta ${one.file}.`;
    case 'FILES_MISSING':
      return `Faltaban archivos de la biblioteca multimedia al hacer la última copia de seguridad (${one.files}).`;
  }
}

/** What is wrong with the work of the server, in Spanish. */
export const faults: typeof en.faults = {
  jobs,
  fault,
  subject: (job) => `Lectern: algo va mal con «${jobs[job]}»`,
  next: 'Lectern lo vuelve a intentar. El próximo correo llega solo si falla otra cosa, o si funciona y después vuelve a fallar. Vea su estado y hágalo ahora:',
};

/** Lo que dicen los correos que invitan a alguien a una institución y los que se lo recuerdan. */
export const invitationMail: typeof en.invitationMail = {
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

const plural = pluralIn('es');

export const awaitedMail: typeof en.awaitedMail = {
  subject: (institution, group) =>
    `Únase a ${group || 'su grupo'}${institution ? ` de ${institution}` : ''} en Lectern`,
  hello: (person) => (person ? `Hola, ${person}:` : 'Hola:'),
  awaits: (institution, group) =>
    `${institution || 'Una institución'} le ha puesto en la lista ${group ? `del grupo ${group}` : 'de un grupo'} en Lectern.`,
  days: (from, until) => `Del ${from} al ${until}`,
  courses: (courses) => plural(courses, { one: 'Curso', other: 'Cursos' }),
  main: 'Docente principal',
  signIn: (email) =>
    `Abra este enlace e inicie sesión como ${email}. Si aún no tiene cuenta, cree una con esta dirección. Así entra en el grupo sin más pasos:`,
  notYou: (institution) => `Si no conoce ${institution || 'esta institución'}, no tiene que hacer nada.`,
};

export const movedMail: typeof en.movedMail = {
  subject: (learners, group) =>
    `${plural(learners, { one: '# estudiante ha', other: '# estudiantes han' })} salido de ${group || 'su grupo'}`,
  hello: (person) => (person ? `Hola, ${person}:` : 'Hola:'),
  somebody: 'Alguien',
  moved: (by, from, to) => `${by} ha pasado de ${from || 'su grupo'} a ${to || 'otro grupo'} a:`,
  more: (learners) => `y ${learners} más`,
  work: 'Su trabajo también ha pasado al otro grupo. Si es un error, pregunte a la persona que hizo el cambio.',
};

/** Lo que dice el correo que avisa a alguien una vez al día de las licencias que terminan o se quedan sin plazas. */
export const renewalMail: typeof en.renewalMail = {
  institution: 'Una institución',
  license: 'Una licencia',
  subjectOfOne: (license, institution, on) =>
    `${license ? `La licencia ${license}` : 'Una licencia'} de ${institution || 'una institución'} termina el ${on}`,
  subjectOfSeats: (license, institution, taken, bought) =>
    `${license ? `Licencia ${license}` : 'Una licencia'} de ${institution || 'una institución'}: ${taken} de ${plural(bought, { one: '# plaza ocupada', other: '# plazas ocupadas' })}`,
  subjectOfEnds: (licenses, on) =>
    `${plural(licenses, { one: '# licencia que revisar', other: '# licencias que revisar' })}; la primera termina el ${on}`,
  subject: (licenses) => plural(licenses, { one: '# licencia que revisar', other: '# licencias que revisar' }),
  hello: (person) => (person ? `Hola, ${person}:` : 'Hola:'),
  ask: (person) => `¿Tiene preguntas? Responda a este correo: llega a ${person}.`,
  ends: (license, days, on) => `- ${license} termina en ${plural(days, { one: '# día', other: '# días' })}, el ${on}.`,
  seats: (license, taken, bought) =>
    `- ${license}: hay estudiantes en ${taken} de ${plural(bought, { one: '# plaza', other: '# plazas' })}.`,
  why: 'Recibe este correo porque se ocupa de estas instituciones o las administra: 90, 30 y 7 días antes de que termine una licencia y cuando están ocupadas 9 de cada 10 plazas, una sola vez cada uno.',
  stopOnPage:
    'Para no recibir más estos correos de una institución, abra su página y desmarque la casilla en Correos sobre renovaciones.',
  stopBelowLicenses:
    'Para no recibir más estos correos de una institución, abra sus licencias y desmarque la casilla en Correos sobre renovaciones, debajo de ellas.',
};

/** Lo que dice un correo a alguien para quien se ha entregado un enlace para una contraseña nueva. */
export const linkMail: typeof en.linkMail = {
  support: 'Alguien',
  subject: 'Se ha entregado un enlace para una contraseña nueva',
  body: (person, by, forgotten) =>
    `${person ? `Hola, ${person}` : 'Hola'}:\n\n${by}, del soporte de Lectern, ha entregado un enlace con el que se puede establecer una contraseña nueva para su cuenta. Sirve una sola vez y durante una hora. Al usarlo terminan todas las sesiones de su cuenta.\n\nSi usted no lo ha pedido, elija ahora una contraseña nueva: ese enlace dejará de servir.\n\n${forgotten}\n`,
};

export const gradebookSheet: typeof en.gradebookSheet = {
  rightToLeft: false,
  assessments: 'Pruebas iniciales y finales',
  level: (level) => `Nivel ${level}`,
  ofLearner: {
    GROUP: 'Grupo',
    LAST_NAME: 'Apellidos',
    FIRST_NAME: 'Nombre',
    EMAIL: 'Correo electrónico',
    EXTERNAL_ID: 'ID externo del grupo',
    PROGRESS: 'Progreso (%)',
    COMPLETED: 'Completados',
    CORRECT: 'Correctas',
    INCORRECT: 'Incorrectas',
    QUESTIONS: 'Preguntas',
    FIRST_TRY: 'Correctas a la primera',
    SECONDS: 'Segundos',
    TIME: 'Tiempo (mm:ss)',
  },
  ofExercise: {
    STATE: 'estado',
    SCORE: 'puntuación (%)',
    CORRECT: 'correctas',
    QUESTIONS: 'preguntas',
    FIRST_TRY: 'correctas a la primera',
    ATTEMPT: 'intento',
    COMPLETED_ON: 'completado el',
    IN_PROGRESS: 'hechas en el intento abierto',
    SECONDS: 'segundos',
    TIME: 'tiempo (mm:ss)',
  },
  states: { COMPLETED: 'Completado', IN_PROGRESS: 'En curso', NOT_STARTED: 'Sin empezar' },
  headOf: (exercise, measure) => `${exercise}: ${measure}`,
  benchmark: (level) => `Prueba inicial, nivel ${level}`,
  summary: (level) => `Prueba final, nivel ${level}`,
  project: (lesson, number) => `${lesson} – proyecto ${number}`,
  unpublished: (exercise) => `${exercise} (sin publicar)`,
  fileOf: (course, group) => (group === null ? `Libro de calificaciones – ${course}` : `${group} – ${course}`),
};

export const renewalSheet: typeof en.renewalSheet = {
  rightToLeft: false,
  sheet: 'Renovaciones',
  file: (day) => `Renovaciones ${day}`,
  heads: {
    INSTITUTION: 'Institución',
    LICENSE: 'Licencia',
    SALES_MANAGER: 'Gestor comercial',
    ENDS_ON: 'Termina el',
    DAYS: 'Días que quedan',
    SEATS_USED: 'Plazas usadas por grupos',
    SEATS_TAKEN: 'Plazas ocupadas por estudiantes',
    SEATS_BOUGHT: 'Plazas contratadas',
    LEARNERS: 'Estudiantes',
    ACTIVE: 'Activos en 30 días',
    ACTIVE_BEFORE: 'Activos en los 30 días anteriores',
    GAIN: 'Mejora del aprendizaje (puntos)',
    GAIN_LEARNERS: 'Estudiantes en la mejora',
    COUNTED_ON: 'Contado el',
    FOLLOW_UPS: 'Seguimientos abiertos',
    NEXT_DUE: 'Próximo para el',
    REASONS: 'Motivos',
  },
  rules: {
    SEATS_SHORT: 'Pocas plazas',
    SEATS_UNUSED: 'Plazas sin usar',
    QUIET: 'Poca actividad',
    FALLING: 'Menos activos',
    NO_RESULTS: 'Sin resultados',
    FOLLOW_UP_DUE: 'Seguimiento pendiente',
    NO_MANAGER: 'Sin gestor comercial',
  },
};

export const auditSheet: typeof en.auditSheet = {
  file: 'Registro de auditoría',
  heads: {
    ENTRY: 'Entrada',
    AT: 'Cuándo (UTC)',
    ACTION: 'Acción',
    ACTOR_TYPE: 'Tipo de persona',
    ACTOR_ID: 'Id. de la persona',
    ACTOR: 'Persona',
    OBJECT_TYPE: 'Tipo de elemento',
    OBJECT_ID: 'Id. del elemento',
    OBJECT: 'Elemento',
    INSTITUTION: 'Institución',
    BEFORE: 'Antes',
    AFTER: 'Después',
    UNDOES: 'Deshace',
    UNDONE_BY: 'Deshecha por',
    ADDRESS: 'Dirección de red',
  },
};

export const mailFrame: typeof en.mailFrame = { open: 'Abrir el enlace' };
