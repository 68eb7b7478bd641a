import { dayText, percentText, plural } from '../../../texts/formats/es.ts';
import type { attention as en } from './en.ts';

const daysText = (days: number) => plural(days, { one: '# día', other: '# días' });

export const attention: typeof en = {
  title: 'Estudiantes que necesitan atención',
  notLoaded: 'No se pudieron cargar los estudiantes que necesitan atención.',
  nobody: 'Ningún estudiante necesita atención ahora.',
  rules: {
    NOT_STARTED: 'Sin empezar',
    QUIET: 'Sin actividad',
    FAILED_TWICE: 'Dos suspensos',
    LATE_FOR_END: 'Con retraso',
  },
  notStarted: (days, since) => `Pudo empezar hace ${daysText(days)}, el ${dayText(since)}.`,
  quiet: (days, since) => `No ha hecho nada en ${daysText(days)}, desde el ${dayText(since)}.`,
  failedTwice: (level, before, last, on) =>
    `Prueba final, nivel ${level}: ${percentText(before)} y después ${percentText(last)}, el ${dayText(on)}.`,
  late: (days, finished, total) =>
    `El grupo termina ${days === 0 ? 'hoy' : `en ${daysText(days)}`}; ha terminado ${finished} de ${plural(total, { one: '# proyecto de estudio', other: '# proyectos de estudio' })}.`,
  pace: (days) => `A este ritmo, el resto requiere ${daysText(days)}.`,
  showAll: (count) => `Mostrar los ${count}`,
  addressOf: (name) => `la dirección de ${name}`,
  copyAll: (count) => plural(count, { one: 'Copiar # dirección', other: 'Copiar # direcciones' }),
  copied: (count) => plural(count, { one: '# dirección copiada', other: '# direcciones copiadas' }),
  putOff: 'Aplazar',
  putOffOne: (name) => `Aplazar a ${name}`,
  putOffText:
    'Hasta entonces figura más abajo, para todos los que enseñan en este grupo. Otro motivo vuelve a incluirlo de inmediato.',
  howLong: 'Durante cuánto tiempo',
  forDays: daysText,
  untilDay: 'Hasta un día',
  day: 'Vuelve a la lista el',
  dayWrong: 'Elija un día posterior a hoy, como mucho dentro de un año.',
  wasPutOff: (name, until) => `${name}: aplazado hasta el ${dayText(until)}`,
  offUntil: (until) => `Aplazado hasta el ${dayText(until)}`,
  showPutOff: (count) => `Mostrar los aplazados (${count})`,
  hidePutOff: 'Ocultar los aplazados',
  takeBack: 'Volver a incluir',
  takeBackOne: (name) => `Volver a incluir a ${name}`,
  wasTakenBack: (name) => `${name} figura de nuevo en la lista`,
};
