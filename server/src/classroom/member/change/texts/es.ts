import { pluralIn } from '../../../../base/mail/plural-in.ts';
import type { en } from './en.ts';

const plural = pluralIn('es');

export const es: typeof en = {
  subject: (learners, group) =>
    `${plural(learners, { one: '# estudiante ha', other: '# estudiantes han' })} salido de ${group || 'su grupo'}`,
  hello: (person) => (person ? `Hola, ${person}:` : 'Hola:'),
  somebody: 'Alguien',
  moved: (by, from, to) => `${by} ha pasado de ${from || 'su grupo'} a ${to || 'otro grupo'} a:`,
  more: (learners) => `y ${learners} más`,
  work: 'Su trabajo también ha pasado al otro grupo. Si es un error, pregunte a la persona que hizo el cambio.',
};
