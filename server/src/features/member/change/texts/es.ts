import { pluralIn } from '../../../../mail/plural-in.ts';
import type { en } from './en.ts';

const plural = pluralIn('es');

export const es: typeof en = {
  subject: (learners, group) =>
    `${plural(learners, { one: '# estudiante ha', other: '# estudiantes han' })} salido de ${group}`,
  hello: (person) => (person ? `Hola, ${person}:` : 'Hola:'),
  somebody: 'Alguien',
  moved: (by, from, to) => `${by} ha pasado de ${from} a ${to} a:`,
  more: (learners) => `y ${learners} más`,
  work: 'Su trabajo también ha pasado al otro grupo. Si no era la intención, pregunte a quien hizo el cambio.',
};
