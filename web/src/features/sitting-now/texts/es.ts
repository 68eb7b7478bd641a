import { durationText, minutesText, plural } from '../../../texts/formats/es.ts';
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
};
