import type { changeSet as en } from './en.ts';

export const changeSet: typeof en = {
  lastAct: 'La última acción',
  undo: (act) => `Deshacer: ${act}`,
  key: 'Ctrl+Z',
  waits: (act) => `${act} Se verá en las clases cuando se publique.`,
  undone: (act) => `Deshecho: ${act}`,
  builtOn: (names) =>
    `Ya no se puede deshacer: ${names.map((name) => `«${name}»`).join(', ')} ha cambiado desde entonces.`,
  notAllowed: 'Usted no tiene permiso para deshacer esto.',
};
