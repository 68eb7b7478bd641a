export const changeSet = {
  lastAct: 'The last action',
  undo: (act: string) => `Undo: ${act}`,
  key: 'Ctrl+Z',
  waits: (act: string) => `${act} Learners see it once it is published.`,
  undone: (act: string) => `Undone: ${act}`,
  builtOn: (names: readonly string[]) =>
    `This can no longer be undone: ${names.map((name) => `“${name}”`).join(', ')} was changed since.`,
  notAllowed: 'You are not allowed to undo this.',
};
