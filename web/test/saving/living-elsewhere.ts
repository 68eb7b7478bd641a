import { leaveName, nameOfPage } from '../../src/base/saving/kept/this-page.ts';

/** Makes another page the one that this page was, and gives this one a new name. */
export async function livingElsewhere(): Promise<{ close: () => void }> {
  const name = `lectern.page.${await nameOfPage()}`;
  const { promise: over, resolve: close } = Promise.withResolvers<void>();
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  const gone = navigator.locks.request(name, () => {
    hold();
    return over;
  });
  leaveName();
  await held;
  return {
    close: () => {
      close();
      void gone;
    },
  };
}
