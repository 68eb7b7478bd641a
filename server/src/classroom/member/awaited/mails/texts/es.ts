import { pluralIn } from '../../../../../base/mail/plural-in.ts';
import type { en } from './en.ts';

const plural = pluralIn('es');

export const es: typeof en = {
  subject: (institution, group) =>
    `Únase a ${group || 'su grupo'}${institution ? ` de ${institution}` : ''} en Lectern`,
  hello: (person) => (person ? `Hola, ${person}:` : 'Hola:'),
  awaits: (institution, group) =>
    `${institution || 'Una institución'} le ha puesto en la lista ${group ? `del grupo ${group}` : 'de un grupo'} en Lectern.`,
  days: (from, until) => `Del ${from} al ${until}`,
  courses: (courses) => plural(courses, { one: 'Curso', other: 'Cursos' }),
  main: 'Docente principal',
  signIn: (email) =>
    `Abra este enlace e inicie sesión como ${email}. Si aún no tiene cuenta, cree una con esta dirección. Así entra en el grupo sin más pasos:`,
  notYou: (institution) => `Si no conoce ${institution || 'esta institución'}, no tiene que hacer nada.`,
};
