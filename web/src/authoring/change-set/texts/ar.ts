import type { changeSet as en } from './en.ts';

export const changeSet: typeof en = {
  lastAct: 'آخر إجراء',
  undo: (act) => `تراجع: ${act}`,
  key: 'Ctrl+Z',
  waits: (act) => `${act} سيراه المتعلمون عند نشره.`,
  undone: (act) => `تم التراجع: ${act}`,
  builtOn: (names) => `لم يعد التراجع ممكنًا: تغيّر منذ ذلك الحين ${names.map((name) => `«${name}»`).join('، ')}.`,
  notAllowed: 'لا يُسمح لك بالتراجع عن هذا.',
};
