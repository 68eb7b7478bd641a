import type { en } from './en.ts';

const plural = (count: number, one: string, other: string) => (count === 1 ? one : other).replace('#', String(count));

export const es: typeof en = {
  subject: (learners, group) => `${plural(learners, '# estudiante ha', '# estudiantes han')} salido de ${group}`,
  hello: (person) => `Hola, ${person}:`,
  moved: (by, from, to) => `${by} ha pasado de ${from} a ${to} a:`,
  more: (learners) => `y ${plural(learners, '# más', '# más')}`,
  work: 'Su trabajo también ha pasado al otro grupo. Si no era la intención, pregunte a quien hizo el cambio.',
};
