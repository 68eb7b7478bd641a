import { pluralIn } from '../../../../base/mail/plural-in.ts';
import type { en } from './en.ts';

const plural = pluralIn('es');

/** Lo que dice el correo que avisa a alguien una vez al día de las licencias que terminan o se quedan sin plazas. */
export const es: typeof en = {
  institution: 'Una institución',
  license: 'Una licencia',
  subjectOfOne: (license, institution, on) =>
    `${license ? `La licencia ${license}` : 'Una licencia'} de ${institution || 'una institución'} termina el ${on}`,
  subjectOfSeats: (license, institution, taken, bought) =>
    `${license ? `Licencia ${license}` : 'Una licencia'} de ${institution || 'una institución'}: ${taken} de ${plural(bought, { one: '# plaza ocupada', other: '# plazas ocupadas' })}`,
  subjectOfEnds: (licenses, on) =>
    `${plural(licenses, { one: '# licencia que revisar', other: '# licencias que revisar' })}; la primera termina el ${on}`,
  subject: (licenses) => plural(licenses, { one: '# licencia que revisar', other: '# licencias que revisar' }),
  hello: (person) => (person ? `Hola, ${person}:` : 'Hola:'),
  ask: (person) => `¿Tiene preguntas? Responda a este correo: llega a ${person}.`,
  ends: (license, days, on) => `- ${license} termina en ${plural(days, { one: '# día', other: '# días' })}, el ${on}.`,
  seats: (license, taken, bought) =>
    `- ${license}: hay estudiantes en ${taken} de ${plural(bought, { one: '# plaza', other: '# plazas' })}.`,
  why: 'Recibe este correo porque se ocupa de estas instituciones o las administra: 90, 30 y 7 días antes de que termine una licencia y cuando están ocupadas 9 de cada 10 plazas, una sola vez cada uno.',
  stopOnPage:
    'Para no recibir más estos correos de una institución, abra su página y desmarque la casilla en Correos sobre renovaciones.',
  stopBelowLicenses:
    'Para no recibir más estos correos de una institución, abra sus licencias y desmarque la casilla en Correos sobre renovaciones, debajo de ellas.',
};
