// What those read who look after learners, in Spanish.
import { dayText, percentText, plural } from '../formats/es.ts';
import type * as en from './en.ts';

const daysText = (days: number) => plural(days, { one: '# día', other: '# días' });

export const attention: typeof en.attention = {
  title: 'Estudiantes que necesitan atención',
  notLoaded: 'No se pudo cargar la lista de estudiantes que necesitan atención.',
  nobody: 'Nadie necesita atención ahora.',
  rules: {
    NOT_STARTED: 'Sin empezar',
    QUIET: 'Sin actividad',
    FAILED_TWICE: 'Dos suspensos',
    LATE_FOR_END: 'Con retraso',
  },
  notStarted: (days, since) => `Sin empezar; abierto desde hace ${daysText(days)}, el ${dayText(since)}.`,
  quiet: (days, since) => `Sin actividad en ${daysText(days)}, desde el ${dayText(since)}.`,
  failedTwice: (level, before, last, on) =>
    `Prueba final, nivel ${level}: ${percentText(before)} y después ${percentText(last)}, el ${dayText(on)}.`,
  late: (days, finished, total) =>
    `El grupo termina ${days === 0 ? 'hoy' : `en ${daysText(days)}`}; ha terminado ${finished} de ${plural(total, { one: '# proyecto de estudio', other: '# proyectos de estudio' })}.`,
  pace: (days) => `A este ritmo, el resto requiere ${daysText(days)}.`,
  showAll: (count) => `Mostrar los ${count}`,
  addressOf: (name) => `la dirección de ${name}`,
  copyAll: (count) => plural(count, { one: 'Copiar # dirección', other: 'Copiar # direcciones' }),
  copied: (count) => plural(count, { one: '# dirección copiada', other: '# direcciones copiadas' }),
  putOff: 'Poner en pausa',
  putOffOne: (name) => `Poner en pausa a ${name}`,
  putOffText:
    'Hasta entonces no aparece en esta lista para nadie que enseñe en este grupo. Otro motivo hace que vuelva de inmediato.',
  howLong: 'Durante cuánto tiempo',
  forDays: daysText,
  untilDay: 'Hasta una fecha',
  day: 'Vuelve a la lista el',
  dayWrong: 'Elija un día posterior a hoy, dentro de un año.',
  wasPutOff: (name, until) => `${name}: en pausa hasta el ${dayText(until)}`,
  offUntil: (until) => `En pausa hasta el ${dayText(until)}`,
  showPutOff: (count) => `Mostrar a quienes están en pausa (${count})`,
  hidePutOff: 'Ocultar a quienes están en pausa',
  takeBack: 'Volver a mostrar',
  takeBackOne: (name) => `Volver a mostrar a ${name}`,
  wasTakenBack: (name) => `${name} está de nuevo en la lista`,
};
