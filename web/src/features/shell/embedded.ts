const mark = 'lectern.embedded';

/** Whether this tab was opened inside another site's page, which then has the navigation. */
export const isEmbedded = (): boolean => sessionStorage.getItem(mark) !== null;

/** Called by the entrance for other sites; it holds until this session of the browser ends or the person signs out. */
export const setEmbedded = (): void => sessionStorage.setItem(mark, 'true');
