import type { finishedAttempt as en } from './en.ts';

export const finishedAttempt: typeof en = {
  toGradebook: 'Volver al libro de calificaciones',
  reached: (name) => `${name} alcanzó la puntuación exigida.`,
  missed: (name) => `${name} no alcanzó la puntuación exigida.`,
  all: 'Todos los intentos',
};
