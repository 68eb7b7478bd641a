import { durationText, listText, minutesText, percentText, plural } from '../../../texts/formats/es.ts';
import type { sittingNow as en } from './en.ts';

export const sittingNow: typeof en = {
  title: 'Haciendo una evaluación ahora',
  nobody: 'Nadie está haciendo una evaluación ahora.',
  count: (count) => plural(count, { one: '# evaluación en curso', other: '# evaluaciones en curso' }),
  notLoaded: 'No se pudieron cargar las evaluaciones en curso.',
  noReply: 'Sin respuesta.',
  knownSince: (seconds) => `Actualizado hace ${durationText(seconds)}.`,
  learner: 'Estudiante',
  question: 'Pregunta',
  questionOf: (question, questions) => `Pregunta ${question} de ${questions}`,
  left: 'Tiempo restante',
  noClock: 'Sin límite de tiempo',
  over: 'Terminado',
  added: (minutes) => `+${minutesText(minutes)}`,
  saved: 'Último guardado',
  noContact: (minutes) => `Sin contacto desde hace ${minutesText(minutes)}`,
  savedAgo: (seconds) => (seconds < 1 ? 'Guardado ahora' : `Guardado hace ${durationText(seconds)}`),
  choose: (name) => `Elegir a ${name}`,
  chooseAll: 'Elegir a todos los que tienen límite de tiempo',
  chosen: (count) => plural(count, { one: '# elegido', other: '# elegidos' }),
  minutes: 'Más tiempo',
  some: minutesText,
  add: 'Añadir',
  wereAdded: (count, minutes) =>
    `${minutesText(minutes)} más para ${plural(count, { one: '# estudiante', other: '# estudiantes' })}`,
  wereOver: (added, count) =>
    `${added}. ${plural(count, { one: '# evaluación ya había terminado.', other: '# evaluaciones ya habían terminado.' })}`,
  allOver: 'Estas evaluaciones ya han terminado. No se añadió nada.',
  late: {
    title: 'Respuestas que llegaron tarde',
    lead: 'Llegaron después del tiempo y no cuentan por sí solas. Compare cuándo se escribieron y decida.',
    mainDecides: 'Llegaron después del tiempo y no cuentan por sí solas. Decide quien dirige el grupo.',
    questions: (numbers) =>
      plural(numbers.length, {
        one: `pregunta ${listText(numbers.map(String))}`,
        other: `preguntas ${listText(numbers.map(String))}`,
      }),
    times: (entered, arrived) =>
      `Escritas ${durationText(Math.abs(entered))} ${entered > 0 ? 'después' : 'antes'} del final, según el reloj del dispositivo; llegaron ${durationText(arrived)} después.`,
    clock: (ahead) => `Ese reloj iba ${minutesText(Math.abs(ahead))} ${ahead > 0 ? 'adelantado' : 'atrasado'}.`,
    score: (before, after) => `${percentText(before)} sin ellas, ${percentText(after)} con ellas`,
    count: 'Contar',
    countOf: (name) => `Contar las respuestas tardías de ${name}`,
    leave: 'No contar',
    leaveOf: (name) => `No contar las respuestas tardías de ${name}`,
    counted: 'Contadas',
    left: 'No contadas',
    nowCounted: 'Las respuestas tardías cuentan ahora',
    gone: 'Estas respuestas ya no están aquí. La lista está al día.',
    notCounted: 'Las respuestas tardías no cuentan',
  },
};
