/** How the names begin under which the sign-in library stores. */
export const storePrefix = 'lectern.oidc.';

/** Under which a tab notes for whom the initial checks are done. */
export const checkedName = 'lectern.checked';

/** Seconds before its end from which a token is renewed before it is used. */
export const renewBefore = 60;
