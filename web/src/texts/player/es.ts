// What those read who answer questions, or see what was answered, in Spanish.
import { durationText, listText, minutesText, percentText, plural } from '../formats/es.ts';
import type * as en from './en.ts';

const points = { one: '# punto', other: '# puntos' };

export const attempt: typeof en.attempt = {
  conflict: {
    title: 'Cambiado en otro lugar',
    text: 'Respondió a estas preguntas de otra manera en otro dispositivo o en otra pestaña. Elija qué versión conservar en cada una.',
    here: 'En este dispositivo',
    there: 'En el otro dispositivo o pestaña',
    choose: 'Usar estas respuestas',
    merged: 'También respondió en otro dispositivo o en otra pestaña. Ahora está todo aquí.',
  },
};

export const player: typeof en.player = {
  exitTitle: '¿Salir del proyecto de estudio?',
  exitText: 'Sus respuestas hasta ahora están guardadas. Puede continuar cuando quiera.',
  exitTitleOf: { BENCHMARK: '¿Salir de la prueba inicial?', SUMMARY: '¿Salir de la prueba final?' },
  exitTimed: 'Sus respuestas hasta ahora están guardadas. El tiempo sigue corriendo mientras usted no está.',
  exitBefore: 'Puede empezar cuando quiera.',
  exit: 'Salir',
  continue: 'Continuar',
  saveProgress: 'Guardar el progreso',
  progressSaved: '¡Su progreso se ha guardado!',
  notSavedYet: 'Todavía sin guardar.',
  saveFailed: '¡Vaya! Algo salió mal.',
  submitFailed:
    '¡Vaya! Algo salió mal. Inténtelo de nuevo más tarde. Si el problema sigue, cierre la sesión y vuelva a iniciarla, o póngase en contacto con el soporte técnico. Sus respuestas están a salvo. Casi siempre vuelve a funcionar en un minuto.',
  studyProject: 'Proyecto de estudio',
  notFound: 'No se encontró el proyecto de estudio',
  scrollForMore: 'Desplácese para ver más',
  done: 'Hecho',
  noQuestions: '¡Vaya! No hay preguntas. Vuelva más adelante. Quizá su docente sepa cuándo.',
  timesUp: '¡Se acabó el tiempo!',
  answered: 'Respondida',
  unanswered: 'Sin responder',
  review: 'Revisar',
  submit: 'Entregar',
  backToCourse: 'Volver al curso',
  back: 'Atrás',
  next: 'Siguiente',
  facts: {
    questions: 'Preguntas',
    time: 'Tiempo',
    attempts: 'Intentos hasta ahora',
    lesson: 'Lección',
    latest: 'Último resultado',
    minutes: minutesText,
    untimed: 'Sin límite',
  },
  caseQuestion: (number) => `Caso ${number}`,
  reinforcementQuestion: (number) => `Caso ${number}, práctica`,
  keyElements: 'Elementos clave',
  keyElementsText: 'Véalos antes de las preguntas.',
  completedTitle: (name) => `${name}: completado`,
  completedText: 'Su resultado está guardado. Puede revisarlo o empezar de nuevo cuando quiera.',
  startAgain: 'Empezar de nuevo',
  reviewAnswers: 'Revisar las respuestas',
  backToResult: 'Volver al resultado',
  noAnswerGiven: 'No dio ninguna respuesta.',
  caseStudy: (number) => `Caso ${number}`,
  hint: 'Pista',
  explanation: 'Explicación',
  ownPage: 'Abrir en una página propia',
  noResource: 'Todavía no hay ningún recurso',
};

export const assessment: typeof en.assessment = {
  level: (level) => `Nivel ${level}`,
  timesOver:
    'Cuando termine el tiempo, se entregarán las respuestas guardadas. El tiempo sigue corriendo mientras usted no está.',
  noTimeLimit: 'No hay límite de tiempo. Puede salir y continuar cuando quiera.',
  once: 'Puede hacerla una sola vez.',
  onceMore: 'Su docente le concede otro intento.',
  untilPassed: (line) => `Puede repetirla hasta alcanzar el ${line} %, tantas veces como permita su grupo.`,
  leftOutComplete: (level) => `El nivel ${level} no se incluye: ya está completo.`,
  leftOutLocked: (level, reason) => `El nivel ${level} no se incluye: ${reason}`,
  percentOf: percentText,
  minutesAdded: (minutes) => plural(minutes, { one: 'Tiene # minuto más.', other: 'Tiene # minutos más.' }),
  minutesWithExtra: (minutes, extra) => `${minutes} min: ${minutes - extra} + ${extra} para usted`,
  reviewTitle: 'Revise sus respuestas',
  answeredOf: (answered, total) => `${answered} de ${total} respondidas.`,
  areUnanswered: (count) => plural(count, { one: '# está sin responder', other: '# están sin responder' }),
  countIncorrect: (count) => plural(count, { one: 'y cuenta como incorrecta.', other: 'y cuentan como incorrectas.' }),
  all: (count) => `Todas: ${count}`,
  unansweredCount: (count) => `Sin responder: ${count}`,
  show: 'Mostrar',
  columns: { number: 'N.º', question: 'Pregunta', lesson: 'Lección', status: 'Estado', act: 'Acción' },
  reviewQuestion: (number) => `Revisar la pregunta ${number}`,
  noneUnanswered: 'Todas las preguntas están respondidas.',
  canChange: 'Puede cambiar cualquier respuesta hasta que entregue.',
  toQuestions: 'Volver a las preguntas',
  toReview: 'Volver a la revisión',
  submitUnanswered: (count) =>
    plural(count, {
      one: '¿Entregar con # pregunta sin responder?',
      other: '¿Entregar con # preguntas sin responder?',
    }),
  submitUnansweredText:
    'Las preguntas sin responder cuentan como incorrectas. Después ya no podrá cambiar sus respuestas.',
  submitting: 'Se están entregando sus respuestas.',
  submittedNow: 'Sus respuestas se han entregado.',
  resultIs: (percent) => `Resultado: ${percentText(percent)}.`,
  whatCounted: 'Qué contó',
  seeResult: 'Ver el resultado',
  tryAgain: 'Intentar de nuevo',
  noConnection: 'No hay conexión. Sus respuestas se enviarán en cuanto vuelva.',
  serverFault:
    'Algo falla en el servidor. Sus respuestas se envían de nuevo automáticamente; deje esta página abierta.',
  submitsWhenBack: 'No hay conexión. Se enviará en cuanto vuelva la conexión; deje esta página abierta.',
  countedInTime: (numbers) => `Guardado a tiempo y contado: ${questionsText(numbers)}.`,
  noneInTime: 'Ninguna respuesta se guardó a tiempo.',
  noOtherInTime: 'Ninguna otra respuesta se guardó a tiempo.',
  stillCounts: (numbers, seconds) =>
    `Sin enviar todavía: ${lastAnswersText(numbers)}. ${plural(numbers.length, { one: 'Cuenta', other: 'Cuentan' })} si la conexión vuelve en ${durationText(seconds)}.`,
  unconfirmed: (numbers) =>
    `Sin confirmar a tiempo: ${lastAnswersText(numbers)}. ${plural(numbers.length, { one: 'No cuenta, salvo que llegara', other: 'No cuentan, salvo que llegaran' })} justo antes de cortarse la conexión o que se hayan añadido minutos.`,
  tooLate: (numbers) =>
    `${plural(numbers.length, { one: 'Llegó demasiado tarde y no cuenta', other: 'Llegaron demasiado tarde y no cuentan' })}: ${lastAnswersText(numbers)}.`,
  keptForInstructor: 'Lo que llegó tarde se guarda: su docente todavía puede contarlo.',
  lateAnswers: {
    waiting: (numbers) => `Llegaron tarde: ${lastAnswersText(numbers)}. Su docente decide si cuentan.`,
    taken: (numbers, before, after) =>
      `Su docente contó lo que llegó tarde, ${lastAnswersText(numbers)}: ${percentText(before)} antes, ${percentText(after)} ahora.`,
    left: (numbers, before, after) =>
      `Su docente no contó lo que llegó tarde, ${lastAnswersText(numbers)}: ${percentText(before)} sin ello, ${percentText(after)} con ello.`,
  },
  becomes: {
    moved: (group) => `Ahora está en el grupo ${group}. Siga aquí: sus respuestas se guardan allí.`,
    closedSaved:
      'Este grupo se ha cerrado. Siga hasta que termine su tiempo: sus respuestas se guardan y se califican.',
    closed: 'Este grupo se ha cerrado. Lo guardado se conserva. Podrá seguir cuando su docente lo abra.',
    removedSaved:
      'Se le ha retirado de este grupo. Siga hasta que termine su tiempo: sus respuestas se guardan y se califican. Deje esta página abierta: no podrá abrir de nuevo las preguntas.',
    removed: 'Se le ha retirado de este grupo. Lo guardado se conserva; no se guarda nada más. Pregunte a su docente.',
  },
  earlierCounts: (numbers) => `Para ${questionsText(numbers)} cuenta lo que se guardó antes.`,
  byTimer: 'El tiempo terminó. Se entregaron las respuestas guardadas.',
  /** After a summary. */
  stillAsked: 'Verá las respuestas correctas cuando estas preguntas ya no puedan volver a salir.',
  withheld: {
    STILL_ASKED:
      'Verá las respuestas correctas después de la prueba final, cuando estas preguntas ya no puedan volver a salir.',
    NEVER: 'Su docente no muestra las respuestas correctas en este grupo.',
  },
  benchmarkWas: (name, percent) => `${name}: ${percentText(percent)}.`,
  gained: (gain) => `Ha ganado ${plural(gain, points)}.`,
  same: 'Su puntuación es la misma.',
  lower: (loss) => `Esta vez son ${plural(loss, points)} menos.`,
};

function lastAnswersText(numbers: readonly number[]): string {
  return `${plural(numbers.length, { one: 'su última respuesta', other: 'sus últimas respuestas' })} a ${questionsText(numbers)}`;
}

function questionsText(numbers: readonly number[]): string {
  const list = listText(numbers.map(String));
  return plural(numbers.length, { one: `la pregunta ${list}`, other: `las preguntas ${list}` });
}

export const finishedAttempt: typeof en.finishedAttempt = {
  toGradebook: 'Volver al libro de calificaciones',
  reached: (name) => `${name} alcanzó la puntuación exigida.`,
  missed: (name) => `${name} no alcanzó la puntuación exigida.`,
  all: 'Todos los intentos',
};

export const question: typeof en.question = {
  types: {
    MULTIPLE_CHOICE: 'Opción múltiple',
    SEQUENCE: 'Secuencia',
    TRUE_OR_FALSE: 'Verdadero o falso',
    CORRECT_OR_INCORRECT: 'Correcto o incorrecto',
    MATCHING: 'Relacionar',
  },
  number: (number) => `Pregunta ${number}`,
  outOf: (total) => `de ${total}`,
  noAnswers: 'No hay respuestas',
  selectAll: 'Seleccione todas las que correspondan.',
  answers: 'Respuestas',
  enlarge: (answer) => `Ampliar la imagen de ${answer}`,
  picture: (letter) => `Imagen de la respuesta ${letter}`,
  yourAnswer: 'Su respuesta',
  correctAnswer: 'Respuesta correcta',
  true: 'Verdadero',
  false: 'Falso',
  correct: 'Correcto',
  incorrect: 'Incorrecto',
  notYet: 'Todavía no es correcto',
  hint: 'Pista',
  openHint: 'Abrir la pista',
  openExplanation: 'Abrir la explicación',
  steps: {
    CHECK: 'Comprobar la respuesta',
    RESET: 'Intentar de nuevo',
    ADVANCE: 'Continuar',
    SUBMIT: 'Entregar las respuestas',
  },
  chooseFirst: 'Elija primero una respuesta',
  placeFirst: 'Mueva un elemento o conserve este orden',
  rowsOpen: (count) => plural(count, { one: '# fila todavía sin responder', other: '# filas todavía sin responder' }),
  lettersMissing: (count) =>
    plural(count, { one: '# concepto todavía sin letra', other: '# conceptos todavía sin letra' }),
  triesLeft: (count) => plural(count, { one: 'Queda # intento', other: 'Quedan # intentos' }),
  sequence: {
    instruction: 'Arrastre los elementos hasta el orden correcto, o use las flechas.',
    keepOrder: 'Conservar este orden',
    kept: 'Se conserva este orden.',
    grip: (item) => `Mover ${item}`,
    gripHelp:
      'Pulse Espacio para levantarlo, las flechas para moverlo y Espacio de nuevo para soltarlo. Escape lo devuelve a su lugar.',
    up: (item) => `Subir ${item}`,
    down: (item) => `Bajar ${item}`,
    lifted: (item, place, total) => `Levantado: ${item}, ${place} de ${total}`,
    moved: (item, place, total) => `${item}, ${place} de ${total}`,
    dropped: (item, place, total) => `Soltado: ${item}, ${place} de ${total}`,
    putBack: (item, place, total) => `${item} vuelve a su lugar, ${place} de ${total}`,
    givenOrder: 'Su orden',
    untouchedOrder: 'Como se le mostró',
    rightOrder: 'Orden correcto',
  },
  matching: {
    instruction: 'Arrastre una letra hasta un concepto, o seleccione una casilla y después una letra.',
    concepts: 'Conceptos',
    descriptions: 'Descripciones',
    letters: 'Letras',
    emptySlot: (concept) => `${concept}, sin letra`,
    filledSlot: (concept, letter) => `${concept}, letra ${letter}`,
    slotHelp: 'Escriba una letra para colocarla. Retroceso la borra.',
    letter: (letter, description) => `Letra ${letter}: ${description}`,
    usedLetter: (letter, description) => `Letra ${letter}, en uso: ${description}`,
    placed: (letter, concept) => `Letra ${letter} colocada en ${concept}`,
    swapped: (concept, other) => `Las letras de ${concept} y ${other} se han intercambiado`,
    cleared: (concept) => `${concept} no tiene letra`,
    waiting: (concept) => `${concept} espera una letra`,
    clear: (concept) => `Borrar la letra de ${concept}`,
    rightLetter: (letter) => `Letra correcta: ${letter}`,
  },
};
