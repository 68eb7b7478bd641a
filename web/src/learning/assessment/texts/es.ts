import { durationText, listText, percentText, plural } from '../../../texts/formats/es.ts';
import type { assessment as en } from './en.ts';

const points = { one: '# punto', other: '# puntos' };

export const assessment: typeof en = {
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
