import type { en } from './en.ts';

/** The mail to whoever runs the installation about work that failed, in Spanish. */
export const es: typeof en = {
  subject: (job) => `Lectern: ha fallado una tarea que el servidor hace por sí mismo (${job})`,
  failed: (job) => `Ha fallado la tarea «${job}». Este es el motivo:`,
  next: 'Se vuelve a intentar por sí misma. El próximo correo llega solo cuando haya salido bien y vuelva a fallar. Aquí se ve cómo está y se puede hacer de inmediato:',
};
