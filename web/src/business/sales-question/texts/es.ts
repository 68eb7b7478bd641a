import { dayText, plural } from '../../../texts/formats/es.ts';
import type { salesQuestion as en } from './en.ts';

const seats = (count: number) => plural(count, { one: '# plaza más', other: '# plazas más' });

export const salesQuestion: typeof en = {
  askForMore: 'Pedir más',
  askForMoreOf: (license) => `Pedir más plazas de ${license}`,
  ask: (manager) => (manager === null ? 'Preguntar a ventas' : `Preguntar a ${manager}`),
  askAbout: (manager, member) =>
    manager === null ? `Preguntar a ventas por ${member}` : `Preguntar a ${manager} por ${member}`,
  aboutTitle: (member) => `Preguntar por ${member}`,
  aboutText: (manager) =>
    manager === null
      ? 'Usted no puede cambiar a esta persona, pero el equipo de ventas sí. Diga qué desea.'
      : `Usted no puede cambiar a esta persona, pero ${manager} sí. Diga qué desea.`,
  seatsText: (manager) =>
    manager === null
      ? 'Su pregunta llega al equipo de ventas de su institución.'
      : `Su pregunta llega a ${manager}, que atiende a su institución.`,
  fields: { seats: 'Cuántas más', what: 'Qué desea', note: 'Nota' },
  send: 'Enviar',
  sent: (manager) => (manager === null ? 'Enviado al equipo de ventas' : `Enviado a ${manager}`),
  askedAlready: 'Ya se ha preguntado',
  askedText: (person, day, count, manager) =>
    `${person} lo preguntó el ${dayText(day)}${count === null ? '' : `: ${seats(count)}`}. ${
      manager === null ? 'Está en la lista del equipo de ventas.' : `Está en la lista de ${manager}.`
    } No hace falta preguntar otra vez.`,
  close: 'Cerrar',
  person: (first, last) => `${first} ${last}`.trim(),
  leave: {
    title: '¿Salir sin enviar?',
    text: 'Lo que ha escrito aquí no se ha enviado.',
    leave: 'Salir',
    stay: 'Quedarse aquí',
  },
};
