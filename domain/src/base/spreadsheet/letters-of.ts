/** Letters alone: without case, accents, spaces and signs, so that "E-mail" and "email" are one word. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\P{Letter}/gu, '')
    .toLowerCase();
