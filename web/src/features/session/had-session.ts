const name = 'lectern.had-session';

/** Whether this browser may still have a session: somebody has signed in here, and nobody has signed out since. */
export const hadSession = (): boolean => localStorage.getItem(name) !== null;

export const noteHadSession = (): void => localStorage.setItem(name, 'yes');

export const forgetHadSession = (): void => localStorage.removeItem(name);
