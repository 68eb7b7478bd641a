/** What the entrance of another site's frame writes; it holds until the session in that frame ends. */
export const embeddedName = 'lectern.embedded';

/** Whether this page stands inside another site's page, which then has the navigation. */
export const isEmbedded = (): boolean => sessionStorage.getItem(embeddedName) !== null;
