import { dayText } from '../../../texts/formats/es.ts';
import type { anotherAttempt as en } from './en.ts';

export const anotherAttempt: typeof en = {
  allow: 'Permitir otro intento',
  allowAt: (exercise) => `Permitir otro intento: ${exercise}`,
  title: '¿Permitir otro intento?',
  text: (learner, exercise) =>
    `${learner} puede hacer «${exercise}» una vez más. El intento anterior se conserva con su motivo, y su resultado cuenta hasta que se entregue el nuevo.`,
  reason: 'Motivo',
  reasonHelp: 'Se conserva con el intento anterior. La persona no lo ve.',
  required: 'El motivo es obligatorio',
  submit: 'Permitir',
  done: (learner) => `${learner} puede empezar otro intento`,
  notPossible: 'Esta persona ya puede empezar o continuar un intento.',
  taken: 'Ya se permitió otro intento.',
  kept: (by, day, used) =>
    `Otro intento ${used ? 'después de este' : 'permitido, todavía sin empezar'}: ${by}, ${dayText(day)}`,
  leave: {
    title: '¿Salir sin guardar?',
    text: 'Lo que ha introducido aquí no está guardado.',
    leave: 'Salir',
    stay: 'Seguir editando',
  },
};
