/** Whether the app stands inside another site's page; its own page then has the navigation. */
export const isEmbedded = (): boolean => window.self !== window.top;
