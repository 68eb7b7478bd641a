export const hadSessionName = 'lectern.had-session';

/** Whether this browser may still have a session: somebody has signed in here, and nobody has signed out since. */
export const hadSession = (): boolean => localStorage.getItem(hadSessionName) !== null;

export const noteHadSession = (): void => localStorage.setItem(hadSessionName, 'yes');

export const forgetHadSession = (): void => localStorage.removeItem(hadSessionName);
